import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../support/fronts';

const run = promisify(execFile);

/** Runs `busy.mjs` with the built package to its end; a process that something holds open is killed, and the test fails. */
async function busy(
  ending: 'close' | 'leave',
): Promise<{ readonly left: readonly string[]; readonly milliseconds: number }> {
  const server = resolve(dirname(process.env['SANDBOX_CLI'] ?? 'dist/cli/index.js'), '../mock-server/server.js');
  const directory = await temporaryDirectory();
  const script = join(import.meta.dirname, 'busy.mjs');
  const { stdout } = await run(process.execPath, [script, server, directory, ending], { timeout: 20_000 });
  await rm(directory, { recursive: true });
  return JSON.parse(stdout);
}

test('sandboxes that nobody closed hold no process open, whatever is due, held or to be sent again', async () => {
  // For a busy machine: the next timer of theirs is an hour away, and the shortest wait five minutes.
  expect((await busy('leave')).milliseconds).toBeLessThan(5_000);
});

test('sandboxes that were closed leave nothing', async () => {
  const { left, milliseconds } = await busy('close');
  expect(left).toEqual([]);
  expect(milliseconds).toBeLessThan(5_000);
});
