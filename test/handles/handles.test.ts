import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { builtPackage } from '../support/built';
import { temporaryDirectory } from '../support/fronts';

const run = promisify(execFile);

/** Runs `busy.mjs` with the built package. A process that does not end is killed, and the test fails. */
async function busy(
  ending: 'close' | 'leave',
): Promise<{ readonly left: readonly string[]; readonly milliseconds: number }> {
  const server = join(builtPackage(), 'dist/mock-server/server.js');
  const directory = await temporaryDirectory();
  const script = join(import.meta.dirname, 'busy.mjs');
  const { stdout } = await run(process.execPath, [script, server, directory, ending], { timeout: 20_000 });
  await rm(directory, { recursive: true });
  return JSON.parse(stdout);
}

test('sandboxes that were not closed do not keep the process running, even with pending jobs, held requests and retries', async () => {
  // The limit allows for a busy machine: the shortest wait is five minutes, and the next timer an hour away.
  expect((await busy('leave')).milliseconds).toBeLessThan(5_000);
});

test('sandboxes that were closed leave no active resources', async () => {
  const { left, milliseconds } = await busy('close');
  expect(left).toEqual([]);
  expect(milliseconds).toBeLessThan(5_000);
});
