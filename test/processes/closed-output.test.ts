import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { paymentInput } from '../../mock-server/testing/entries/testing';
import { spawnCli } from '../support/cli-process';

const sandbox = createSandbox();
const platform = sandbox.platform();
let server: RunningServer;
beforeAll(async () => {
  server = await serve(sandbox);
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const pay = () => sandbox.client().payments.create(paymentInput());

/** Runs a command whose output a program reads that ends after the first line. */
const intoHead = (...args: readonly string[]) =>
  spawnCli([...args, '--sandbox', server.url], {
    under: ['bash', '-c', '"$@" | head -n 1; echo "exit ${PIPESTATUS[0]}"', 'head'],
  });

test.each([
  { name: 'listen', args: ['listen'], first: /^Listening for all events/ },
  { name: 'listen --json', args: ['listen', '--json'], first: /^\{"id":"evt_/ },
])('$name ends when nobody reads its output, and takes its publisher with it', async ({ args, first }) => {
  const { exited } = intoHead(...args);
  await expect.poll(() => platform.publishers.list().length, { timeout: 20_000 }).toBe(1);
  await pay();
  await platform.waitForIdle();
  await pay();
  const { stdout, stderr } = await exited;
  expect([stdout, stderr]).toEqual([expect.stringMatching(first), '']);
  expect(stdout).toMatch(/\nexit 0\n$/);
  expect(platform.publishers.list()).toEqual([]);
});

test('a command whose output nobody reads to its end ends without a trace', async () => {
  for (let i = 0; i < 60; i++) await pay();
  const { stdout, stderr } = await intoHead('payments', 'list', '--limit', '60', '--json').exited;
  expect(stderr).toBe('');
  expect(stdout).toMatch(/\nexit 0\n$/);
});
