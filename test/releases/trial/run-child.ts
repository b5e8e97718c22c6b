import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Command } from './child';

const execute = promisify(execFile);

/**
 * Carries out commands one after the other in a process of a tree. Returns a text for each: what the platform is then, as a seed
 * file.
 */
export async function runChild(tree: string, ...commands: readonly Command[]): Promise<readonly string[]> {
  const script = join(import.meta.dirname, 'child.ts');
  const args = ['--import', 'tsx', script, tree, JSON.stringify(commands)];
  const { stdout } = await execute(process.execPath, args, { maxBuffer: 2 ** 28 }).catch((error: unknown) => {
    if (isKilled(error)) return error;
    throw error;
  });
  return JSON.parse(stdout);
}

function isKilled(error: unknown): error is { readonly stdout: string } {
  return error instanceof Error && 'signal' in error && error.signal === 'SIGKILL' && 'stdout' in error;
}
