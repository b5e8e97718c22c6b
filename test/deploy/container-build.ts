import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { output } from '../package/commands';
import { execFormOf, type Instruction, type Stage, stagesOf, textsOf } from './container-file';

/** The image as a folder: its files, below their absolute paths. */
export interface BuiltImage {
  /** Returns the folder of a path in the image. */
  readonly pathOf: (path: string) => string;
  /** Program and arguments of the image, without those of `CMD`. */
  readonly entrypoint: readonly string[];
}

/**
 * Carries out the `COPY` and `RUN` instructions of the container file in a folder. Programs are those of this machine, so it
 * shows that the files suffice, and not that the base image does.
 */
export async function buildInFolder(folder: string): Promise<BuiltImage> {
  const stages = stagesOf('deploy/Containerfile');
  const rootOf = (name: string) => join(folder, String(stages.findIndex((stage) => stage.name === name)));
  let last: Stage | undefined;
  for (const [index, stage] of stages.entries()) {
    await carryOut(stage, join(folder, String(index)), rootOf);
    last = stage;
  }
  if (last === undefined) throw new Error('the container file has no stages');
  const root = join(folder, String(stages.length - 1));
  const pathOf = (path: string) => join(root, path);
  const [program = '', ...args] = execFormOf(textsOf(last, 'ENTRYPOINT').join());
  return {
    pathOf,
    entrypoint: [program, ...args.map((argument) => (argument.startsWith('/') ? pathOf(argument) : argument))],
  };
}

async function carryOut({ instructions }: Stage, root: string, rootOf: (name: string) => string): Promise<void> {
  let directory = root;
  for (const { keyword, text } of instructions) {
    if (keyword === 'WORKDIR') directory = join(root, text);
    mkdirSync(directory, { recursive: true });
    if (keyword === 'COPY') copy({ keyword, text }, directory, rootOf);
    if (keyword === 'RUN') await output(directory, 'sh', '-c', text);
  }
}

function copy({ text }: Instruction, directory: string, rootOf: (name: string) => string): void {
  const [, from, rest = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(text) ?? [];
  const paths = rest.split(' ');
  const target = join(directory, paths.at(-1) ?? '');
  for (const path of paths.slice(0, -1)) {
    const source = from === undefined ? path : join(rootOf(from), path);
    const isInto = rest.endsWith('/');
    const destination = isInto ? join(target, path) : target;
    if (!existsSync(source)) throw new Error(`${path} does not exist`);
    mkdirSync(dirname(destination), { recursive: true });
    rmSync(destination, { recursive: true, force: true });
    cpSync(source, destination, { recursive: true, verbatimSymlinks: true });
  }
}
