import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { output } from './commands';

const root = process.cwd();

/** The name of a check, and the check, which rejects when it fails. */
export type Check = readonly [name: string, check: () => Promise<unknown>];

/** A project that uses the packed package, in an empty folder. */
export interface Project {
  readonly folder: string;
  /** The path of the packed package. */
  readonly tarball: string;
  run(command: string, ...args: readonly string[]): Promise<string>;
  /** Runs the command line of a package of the project, which need not be linked in `.bin`. */
  runModule(path: string, ...args: readonly string[]): Promise<string>;
  install(...packages: readonly string[]): Promise<unknown>;
  write(name: string, content: string | object): Promise<void>;
  delete(): Promise<void>;
}

/** Creates an empty folder, which is below no project. */
export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'payments-sandbox-consumer-'));

/** Packs the built package and creates an empty project beside it. */
export async function createProject(): Promise<Project> {
  const folder = await emptyFolder();
  const run = (command: string, ...args: readonly string[]) => output(folder, command, ...args);
  const write = (name: string, content: string | object) =>
    writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  await write('package.json', { private: true });
  return {
    folder,
    tarball: join(folder, await pack(folder)),
    run,
    runModule: (path, ...args) => run(process.execPath, join(folder, 'node_modules', path), ...args),
    install: (...packages) => installIn(folder, ...packages),
    write,
    delete: () => rm(folder, { recursive: true }),
  };
}

/** Installs packages in a folder, from the cache of npm where it has them. */
export function installIn(folder: string, ...packages: readonly string[]): Promise<string> {
  return output(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', ...packages);
}

/** Returns the name of the packed file. Throws for files that are not to be published. */
async function pack(folder: string): Promise<string> {
  const printed = await output(root, 'npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder);
  const [{ filename, files }]: [{ filename: string; files: { path: string }[] }] = JSON.parse(printed);
  const expected =
    /^(dist\/|docs\/(guides|reference)\/([a-z]+\/)?[\w-]+\.md$|skills\/payments-sandbox\/SKILL\.md$|(AGENTS\.md|package\.json|README\.md|CHANGELOG\.md|LICENSE)$)/;
  const surplus = files.map(({ path }) => path).filter((path) => !expected.test(path));
  if (surplus.length > 0) throw new Error(`unexpected files in the package: ${surplus.join(' ')}`);
  return filename;
}

/** They are called by others, run by Vitest or Playwright, or compiled only. */
const isNoProgram = ['everywhere', 'vitest', 'playwright', 'msw-browser'];

/** The scripts of `consumer/`. Each program prints `succeeded`. */
export interface Consumers {
  readonly names: readonly string[];
  readonly programs: readonly string[];
}

/** Copies each script as an ECMAScript module and as CommonJS, with its JavaScript. */
export async function writeConsumers(project: Project): Promise<Consumers> {
  const folder = join(root, 'test/package/consumer');
  const names = (await readdir(folder)).map((name) => name.replace(/\.ts$/, ''));
  for (const name of names) {
    const text = await readFile(join(folder, `${name}.ts`), 'utf8');
    for (const letter of ['m', 'c']) {
      const fileName = `${name}.${letter}ts`;
      const compilerOptions = { module: ts.ModuleKind.Node16, target: ts.ScriptTarget.ES2022 };
      await project.write(fileName, text);
      await project.write(`${name}.${letter}js`, ts.transpileModule(text, { fileName, compilerOptions }).outputText);
    }
  }
  return { names, programs: names.filter((name) => !isNoProgram.includes(name)) };
}

/** Runs a command that must print a text, and nothing else. */
export async function prints(project: Project, expected: string, command: string, ...args: string[]): Promise<void> {
  const printed = await project.run(command, ...args);
  if (printed !== expected) throw new Error(`${command} ${args.join(' ')} printed ${printed}`);
}
