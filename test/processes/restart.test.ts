import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as bodies from '../support/bodies';
import { runCli, startCli } from '../support/cli-process';
import { temporaryDirectory } from '../store/support';
import { Caller, defaultKeys, newToken, type Reply } from '../durability/caller';

const startOn = (directory: string) => startCli(['--data', directory]);

const newPayment = (key: string) => ({ path: '/v1/payments', key, body: bodies.payment({ description: key }) });

async function descriptionsOf(caller: Caller): Promise<(string | null)[]> {
  const reply = await caller.get('/v1/payments');
  const { data }: { data: { description: string | null }[] } = JSON.parse(reply.text);
  return data.map(({ description }) => description);
}

test('a last line that was written only in part is cut off, with a warning', async () => {
  const directory = temporaryDirectory();
  const first = await startOn(directory);
  const token = await newToken(first.url, defaultKeys);
  const before = new Caller(first.url, token);
  const kept = await before.write(newPayment('kept'));
  await before.write(newPayment('torn'));
  await first.kill();

  const journal = join(directory, 'platforms', 'default.ndjson');
  const bytes = readFileSync(journal);
  const start = bytes.lastIndexOf('\n', bytes.length - 2) + 1;
  const end = Math.floor((start + bytes.length) / 2);
  truncateSync(journal, end);

  const second = await startOn(directory);
  const after = new Caller(second.url, token);
  expect(await descriptionsOf(after)).toEqual(['kept']);
  expect(await after.write(newPayment('kept'))).toEqual({ ...kept, replayed: true });
  expect(await after.write(newPayment('torn'))).toMatchObject({ status: 201, replayed: false });
  expect(second.stderr()).toMatch(/^warning: The last write to platform "default" was cut short .*\n$/);
  expect(second.stderr()).toContain(`${end - start} bytes`);
  await second.kill();

  const third = await startOn(directory);
  expect(await descriptionsOf(new Caller(third.url, token))).toEqual(['torn', 'kept']);
  expect(third.stderr()).toBe('');
});

test('a second process on the directory is refused with the pid of the first one, until that one has ended', async () => {
  const directory = temporaryDirectory();
  const first = await startOn(directory);
  const refusal = await runCli(['start', '--port', '0', '--data', directory]);
  expect([refusal.code, refusal.stdout]).toEqual([1, '']);
  expect(refusal.stderr).toContain(`${directory} is in use by process ${first.pid}`);
  for (const advice of [`kill ${first.pid}`, '--memory']) expect(refusal.stderr).toContain(advice);
  const caller = new Caller(first.url, await newToken(first.url, defaultKeys));
  expect(await caller.write(newPayment('undisturbed'))).toMatchObject({ status: 201 });
  await first.kill();
  const second = await startOn(directory);
  expect(second.pid).not.toBe(first.pid);
  expect(second.stderr()).toBe('');
});

test('of four processes that start at once on the directory of a killed one, exactly one gets it', async () => {
  const directory = temporaryDirectory();
  const killed = await startOn(directory);
  await killed.kill();
  const starts = await Promise.allSettled(Array.from({ length: 4 }, () => startOn(directory)));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  expect(started.map(({ stderr }) => stderr())).toEqual(['']);
  const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) expect(refusal).toContain(`in use by process ${started[0]?.pid}`);
});

test('platforms, their keys and tokens survive a kill and a reset, and deleted rows stay deleted', async () => {
  interface CreatedPlatform {
    readonly id: string;
    readonly test: typeof defaultKeys;
    readonly live: typeof defaultKeys;
  }
  const directory = temporaryDirectory();
  const first = await startOn(directory);
  const caller = new Caller(first.url, await newToken(first.url, defaultKeys));
  const create = async (): Promise<CreatedPlatform> => JSON.parse((await caller.post('/_sandbox/platforms')).text);
  const emptied = await create();
  const untouched = await create();
  const token = await newToken(first.url, emptied.test);
  const otherToken = await newToken(first.url, untouched.test);
  const write = (url: string, by: string, key: string): Promise<Reply> => new Caller(url, by).write(newPayment(key));
  await write(first.url, token, 'before the reset');
  await write(first.url, otherToken, 'of the other');
  expect(await caller.post(`/_sandbox/platforms/${emptied.id}/reset`)).toMatchObject({ status: 200 });
  await write(first.url, token, 'after the reset');
  await first.kill();

  const second = await startOn(directory);
  const { url } = second;
  expect(await descriptionsOf(new Caller(url, token))).toEqual(['after the reset']);
  expect(await descriptionsOf(new Caller(url, otherToken))).toEqual(['of the other']);
  expect(await write(url, token, 'after the reset')).toMatchObject({ status: 201, replayed: true });
  expect(await write(url, token, 'before the reset')).toMatchObject({ status: 201, replayed: false });
  for (const { test: testKeys, live } of [emptied, untouched]) {
    const inTest = await newToken(url, testKeys);
    const inLive = await newToken(url, live);
    expect(await descriptionsOf(new Caller(url, inTest))).not.toEqual([]);
    expect(await descriptionsOf(new Caller(url, inLive))).toEqual([]);
  }
});
