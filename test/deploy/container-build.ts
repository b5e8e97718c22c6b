import { chmodSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { version } from '../../package.json';
import { output } from '../package/commands';
import { execFormOf, type Instruction, pairsOf, type Stage, stagesOf, textsOf } from './container-file';

/** The image as a folder: its files, below their absolute paths. */
export interface BuiltImage {
  readonly root: string;
  /** Its variables. Paths are those of the folder, and the programs of this machine are found as well. */
  readonly env: Readonly<Record<string, string>>;
  readonly entrypoint: readonly string[];
  /** The arguments that a container without others is started with. */
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/**
 * Packs the built package, and carries out the `COPY` and `RUN` instructions of the container file in a folder. Programs are
 * those of this machine, so it shows that the files suffice, and not that the base image does.
 */
export async function buildInFolder(folder: string): Promise<BuiltImage> {
  const context = join(folder, 'context');
  mkdirSync(context);
  await output('.', 'npm', 'pack', '--ignore-scripts', '--silent', '--pack-destination', context);
  const stages = stagesOf('deploy/Containerfile', { VERSION: version });
  const rootOf = (name: string) => join(folder, String(stages.findIndex((stage) => stage.name === name)));
  let last: Stage | undefined;
  for (const [index, stage] of stages.entries()) {
    await carryOut(stage, join(folder, String(index)), (from) => (from === undefined ? context : rootOf(from)));
    last = stage;
  }
  if (last === undefined) throw new Error('the container file has no stages');
  const root = join(folder, String(stages.length - 1));
  // The user of the image has to get through to its files.
  for (const path of [folder, root]) chmodSync(path, 0o755);
  const wordsOf = (keyword: string) => execFormOf(textsOf(last, keyword).join());
  return {
    root,
    env: Object.fromEntries(Object.entries(pairsOf(last, 'ENV')).map(([name, value]) => [name, mapped(value, root)])),
    entrypoint: wordsOf('ENTRYPOINT'),
    command: wordsOf('CMD'),
    healthCheck: wordsOf('HEALTHCHECK'),
  };
}

function mapped(value: string, root: string): string {
  return value.replace(/^\//, `${root}/`).replace('$PATH', process.env['PATH'] ?? '');
}

async function carryOut(
  { instructions }: Stage,
  root: string,
  sourcesOf: (from: string | undefined) => string,
): Promise<void> {
  let directory = root;
  for (const { keyword, text } of instructions) {
    if (keyword === 'WORKDIR') directory = join(root, text);
    mkdirSync(directory, { recursive: true });
    if (keyword === 'COPY') copy({ keyword, text }, { root, directory, sourcesOf });
    if (keyword === 'RUN') await output(directory, 'sh', '-c', text);
  }
}

interface Target {
  readonly root: string;
  readonly directory: string;
  readonly sourcesOf: (from: string | undefined) => string;
}

function copy({ text }: Instruction, { root, directory, sourcesOf }: Target): void {
  const [, from, rest = ''] = /^(?:--from=(\S+) )?(?:--chown=\S+ )?(.*)$/.exec(text) ?? [];
  const paths = rest.split(' ');
  const last = paths.at(-1) ?? '';
  const target = last.startsWith('/') ? join(root, last) : join(directory, last);
  for (const path of paths.slice(0, -1)) {
    const source = join(sourcesOf(from), path);
    const destination = rest.endsWith('/') ? join(target, path) : target;
    if (!existsSync(source)) throw new Error(`${path} does not exist`);
    mkdirSync(dirname(destination), { recursive: true });
    rmSync(destination, { recursive: true, force: true });
    cpSync(source, destination, { recursive: true, verbatimSymlinks: true });
  }
}
