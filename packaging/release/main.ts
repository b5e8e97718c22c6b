import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runRelease } from './command-line';
import { Git } from './git';

const folder = resolve(import.meta.dirname, '../..');

function run([program = '', ...args]: readonly string[]): void {
  const { status, signal, error } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error(`${[program, ...args].join(' ')} ended with ${signal ?? status}`);
}

process.exitCode = runRelease(process.argv.slice(2), { git: new Git(folder), run }, (line) =>
  process.stdout.write(`${line}\n`),
);
