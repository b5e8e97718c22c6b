import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { builtCli, builtPackage } from '../support/built';
import { transpiled } from '../support/transpiled';

const run = promisify(execFile);

/** The package as built for this run. Programs below this folder import it by its name, as if it were installed. */
export const packageRoot = builtPackage();

/** Runs a TypeScript program in its own process, with the built package. Returns its output, line by line. */
export async function runProgram(name: string, source: string): Promise<string[]> {
  const file = join(packageRoot, 'programs', `${name}.mjs`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, transpiled(source));
  const { stdout, stderr } = await run(process.execPath, [file], { cwd: packageRoot });
  if (stderr !== '') throw new Error(`${name} wrote to stderr: ${stderr}`);
  return stdout.trimEnd().split('\n');
}

/** Whether a program is TypeScript and not JavaScript. */
export function hasTypes(source: string): boolean {
  const compilerOptions = { allowJs: true, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return (
    ts.transpileModule(source, { compilerOptions, fileName: 'program.mjs', reportDiagnostics: true }).diagnostics
      ?.length !== 0
  );
}

/** Runs a suite of node:test by its runner, with the built package. Returns its output, line by line. */
export async function runNodeTest(name: string, source: string): Promise<string[]> {
  const file = join(packageRoot, 'programs', `${name}.test.mjs`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, transpiled(source));
  const args = ['--test', '--test-reporter=spec', file];
  const { stdout } = await run(process.execPath, args, { cwd: packageRoot }).catch((error: unknown) => {
    throw new Error(`${name} failed: ${Object(error).stdout}`);
  });
  return stdout.trimEnd().split('\n');
}

/** The command line of Vitest, for projects outside of this one. */
export const vitestProgram = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** A suite of Vitest, and the files that it imports, by path. */
export interface VitestSuite {
  readonly source: string;
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Runs suites of Vitest in one process, each in a folder of its own, with the built package, under `ready`. Returns the tests of
 * each suite by its name: `passed a payment`, and what failed; and the screen of `ready`.
 */
export async function runSuites(
  suites: Readonly<Record<string, VitestSuite>>,
): Promise<{ readonly tests: Record<string, string[]>; readonly screen: string }> {
  const root = await mkdtemp(join(packageRoot, 'suites-'));
  await writeFile(join(root, 'vitest.config.mjs'), 'export default { test: { testTimeout: 30_000 } };');
  for (const [name, { source, files = {} }] of Object.entries(suites))
    for (const [path, text] of Object.entries({ ...files, 'block.test.ts': source })) {
      await mkdir(dirname(join(root, name, path)), { recursive: true });
      await writeFile(join(root, name, path), text);
    }
  const report = join(root, 'report.json');
  const vitest = [
    vitestProgram,
    'run',
    '--root',
    root,
    '--reporter=json',
    '--outputFile',
    report,
    '--no-file-parallelism',
  ];
  const args = [builtCli(), 'ready', '--', process.execPath, ...vitest];
  const screen = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: packageRoot }, (_, stdout) => resolve(stdout)),
  );
  const { testResults }: SuiteReport = JSON.parse(await readFile(report, 'utf8'));
  await rm(root, { recursive: true });
  const tests = Object.fromEntries(
    testResults.map(({ name, message, assertionResults }) => [
      relative(root, dirname(name)),
      [
        ...(message ? [message] : []),
        ...assertionResults.map(({ status, fullName, failureMessages }) =>
          [`${status} ${fullName}`, ...failureMessages].join(': '),
        ),
      ],
    ]),
  );
  return { tests, screen };
}

interface SuiteReport {
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    /** The failure of the file, outside of its tests. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
