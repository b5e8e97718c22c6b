import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';
import { TestClock } from '../support/clock';
import { createOverHttp, targetOf, testModeOf } from '../platforms/support';
import { run } from './process-io';

const clock = new TestClock();
const sandbox = createSandbox({ clock });
const server = await serve(sandbox);
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const deleteUnused = (args: readonly string[]) =>
  run(['platforms', 'delete', '--unused-for', '90d', '--sandbox', server.url, ...args]);
const idsOf = async () =>
  (await sandbox.platforms.list({ direction: 'ascending', beyond: '', limit: 999 })).map(({ id }) => id);

let used: string;
let unused: readonly string[];
beforeEach(async () => {
  for (const id of await idsOf()) if (id !== 'default') await (await sandbox.openPlatform(id)).delete();
  const target = targetOf(sandbox);
  const keys = await createOverHttp(target);
  used = keys.id;
  unused = [(await createOverHttp(target)).id, (await createOverHttp(target)).id].sort();
  clock.advance({ days: 90 });
  await testModeOf(target, keys).get('/v1/payments');
});

test('lists the platforms that nobody has used for a time, newest first, and never the default one', async () => {
  const { stdout } = await run(['platforms', 'list', '--unused-for', '90d', '--sandbox', server.url, '--json']);
  expect(JSON.parse(stdout).data.map(({ id }: { readonly id: string }) => id)).toEqual(unused.toReversed());
});

test('deletes what was listed after a question with its number, and prints the number', async () => {
  const args = ['platforms', 'delete', '--unused-for', '90d', '--sandbox', server.url];
  const onTerminal = async (typed: string) => {
    const stdin = Object.assign(Readable.from([typed]), { isTTY: true });
    const result = await run(args, { isTTY: true, signals: new EventEmitter(), stdin });
    // The question is wrapped.
    return { ...result, stderr: result.stderr.replaceAll('\n', ' ') };
  };
  const question = `Delete 2 platforms of ${server.url} that nobody has used for 90d, with keys and snapshots? [y/N] `;
  const refused = await onTerminal('n\n');
  expect([refused.code, refused.stderr.startsWith(question), (await idsOf()).length]).toEqual([1, true, 4]);
  expect(await onTerminal('y\n')).toEqual({ code: 0, stdout: 'Deleted 2 platforms.\n', stderr: question });
  expect(await idsOf()).toEqual(['default', used]);
});

test('needs --yes without a terminal, and prints ids as JSON', async () => {
  const without = await deleteUnused([]);
  expect([without.code, without.stderr]).toEqual([2, expect.stringContaining("option '--yes' not specified")]);
  const { code, stdout } = await deleteUnused(['--yes', '--json']);
  expect([code, JSON.parse(stdout)]).toEqual([0, { deleted: unused, kept: [] }]);
  const again = await deleteUnused(['--yes']);
  expect(again.stdout).toBe('No platform was unused for 90d. Nothing was deleted.\n');
});

test('what was used after the list was read stays', async () => {
  const [, second = ''] = unused;
  const { platforms } = sandbox;
  const list = platforms.list.bind(platforms);
  vi.spyOn(platforms, 'list').mockImplementationOnce(async (...args) => {
    const listed = await list(...args);
    (await sandbox.openPlatform(second)).snapshots.create('base');
    return listed;
  });
  expect((await deleteUnused(['--yes'])).stdout).toBe('Deleted 1 platform. 1 platform used meanwhile stayed.\n');
  expect(await idsOf()).toEqual(['default', used, second].sort());
});

test('one platform, all that are unused, and nothing: it takes exactly one of the first two', async () => {
  const [id = ''] = unused;
  const both = await deleteUnused([id, '--yes']);
  expect([both.code, both.stderr]).toEqual([2, expect.stringContaining("cannot be used with option '--unused-for")]);
  const neither = await run(['platforms', 'delete', '--yes', '--sandbox', server.url]);
  expect([neither.code, neither.stderr]).toEqual([
    2,
    expect.stringContaining("missing required argument 'platform_id'"),
  ]);
  expect((await idsOf()).length).toBe(4);
});
