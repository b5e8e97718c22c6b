import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { titleWithoutPasswords } from '../../cli/process-title';
import { isStoreUrl, withoutPasswords } from '../../cli/store-option';
import { spawnCli } from '../support/cli-process';
import { listen } from '../support/listen';
import { run } from './process-io';
import { sharedSandbox } from './support/shared-sandbox';

test.each([
  ['postgres://user:s3cret@db:5432/sandbox', 'postgres://user:***@db:5432/sandbox'],
  ['postgresql://user:s3@cret@db/sandbox?a=b', 'postgresql://user:***@db/sandbox?a=b'],
  ['postgres://:s3cret@db', 'postgres://:***@db'],
  ['postgres://db/sandbox?user=u&password=s3cret&a=b', 'postgres://db/sandbox?user=u&password=***&a=b'],
  ['two: postgres://a:s3cret@x/y and postgres://b:s3cret@z', 'two: postgres://a:***@x/y and postgres://b:***@z'],
  ['postgres://user@db:5432/sandbox', 'postgres://user@db:5432/sandbox'],
  ['http://127.0.0.1:4010/a@b', 'http://127.0.0.1:4010/a@b'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutPasswords(text)).toBe(shown);
});

test.each([
  ['postgres://db/sandbox', true],
  ['postgresql://db/sandbox', true],
  ['.sandbox', false],
  ['/var/postgres', false],
  ['mysql://db', false],
])('%s is the URL of a database: %j', (text, expected) => {
  expect(isStoreUrl(text)).toBe(expected);
});

test('the process list shows no password', () => {
  expect(titleWithoutPasswords(['start', '--port', '0'])).toBeUndefined();
  expect(titleWithoutPasswords(['start', '--store', 'postgres://u:s3cret@db/x', '--json'])).toBe(
    'payments-sandbox start --store postgres://u:***@db/x --json',
  );
});

test.runIf(process.platform === 'linux')('the process list shows no password of a running process', async () => {
  // A server that accepts connections and says nothing: the process waits for it.
  const server = createServer();
  const connected = once(server, 'connection');
  const port = await listen(server);
  const { pid, signal, exited } = spawnCli(['start', '--store', `postgres://u:s3cret@127.0.0.1:${port}/sandbox`]);
  await connected;
  const shown = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  signal('SIGKILL');
  await exited;
  server.close();
  expect(shown).toContain(`--store postgres://u:***@127.0.0.1:${port}/sandbox`);
  expect(shown).not.toContain('s3cret');
});

test('a database that cannot be reached: exit code 1, what to do, and no password', async () => {
  const { code, stdout, stderr } = await run(['start', '--store', 'postgres://user:s3cret@127.0.0.1:1/sandbox']);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('PostgreSQL at 127.0.0.1:1/sandbox: ');
  expect(stderr).toContain('Check that the database is running, and that --store names it.');
  expect(stderr).not.toContain('s3cret');
});

test('a move from a database that cannot be reached names the options of a move', async () => {
  const { code, stdout, stderr } = await run([
    'store',
    'move',
    '--from',
    'postgres://u:s3cret@127.0.0.1:1/x',
    '--to',
    'y',
  ]);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('Check that the database is running, and that --from or --to names it.');
  expect(stderr).not.toContain('s3cret');
});

test('replicas --url: advice where there are none, and an empty list as JSON', async () => {
  const { url } = await sharedSandbox();
  const list = await run(['replicas', '--sandbox', url]);
  const json = await run(['replicas', '--sandbox', url, '--json']);
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout).toContain('There are no replicas.\nTo start one: payments-sandbox start --store');
  expect(json).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
});
