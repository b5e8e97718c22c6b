import { statSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { temporaryDirectory } from '../store/support';
import { exchange, type Target } from '../support/api';
import { payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { createOverHttp, openFilesBelow, targetOf, testModeOf } from './support';

function targetUntilEnd(sandbox: Sandbox): Target {
  onTestFinished(() => sandbox.close());
  return targetOf(sandbox);
}

const list = async (target: Target, query = '') =>
  (await exchange(target, 'GET', `/_sandbox/platforms${query}`)).asControl('PlatformList');

test('in memory, platforms have records and the instant of their last write, and no bytes', async () => {
  const clock = new TestClock();
  const target = targetUntilEnd(createSandbox({ clock }));
  const createdAt = new Date(clock.now()).toISOString();
  const empty = { bytes: null, objects: 0, open: true, owner: null, last_write_at: createdAt };
  expect((await list(target)).data).toEqual([{ id: 'default', ...empty }]);
  const keys = await createOverHttp(target);
  const api = testModeOf(target, keys);
  clock.advance({ hours: 1 });
  await api.post('/v1/payments', payment());
  const last_write_at = new Date(clock.now()).toISOString();
  clock.advance({ hours: 1 });
  await api.get('/v1/payments');
  const { data } = await list(target);
  const [other, own] = [data.find(({ id }) => id === 'default'), data.find(({ id }) => id === keys.id)];
  expect(other).toEqual({ id: 'default', ...empty });
  expect(own).toEqual({ ...empty, id: keys.id, objects: expect.any(Number), last_write_at });
  expect(own?.objects).toBeGreaterThan(1);
  await exchange(target, 'DELETE', `/_sandbox/platforms/${keys.id}`);
  expect((await list(target)).data).toEqual([other]);
});

test('in files, closed platforms are listed by what the file system knows, and stay closed', async () => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  for (let i = 0; i < 4; i++) await createOverHttp(targetOf(first));
  await first.close();
  const target = targetUntilEnd(await openSandboxIn(directory));
  const { data } = await list(target);
  expect(data.map(({ id }) => id)).toEqual(data.map(({ id }) => id).sort());
  for (const { id, bytes, last_write_at, open, objects, owner } of data) {
    const { size, mtimeMs } = statSync(`${directory}/platforms/${id}.ndjson`);
    expect([bytes, Date.parse(last_write_at)]).toEqual([size, Math.trunc(mtimeMs)]);
    expect([open, objects, owner]).toEqual(id === 'default' ? [true, 0, null] : [false, null, null]);
  }
  if (process.platform === 'linux') expect(openFilesBelow(directory)).toHaveLength(2); // the lock, and that of `default`
});

test('it is paged in both directions, with cursors that outlive the process', async () => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  for (let i = 0; i < 4; i++) await createOverHttp(targetOf(first));
  const ids = (await list(targetOf(first))).data.map(({ id }) => id);
  const start = await list(targetOf(first), '?limit=2');
  expect(start.page_info).toMatchObject({ has_previous: false, has_next: true });
  await first.close();
  const target = targetUntilEnd(await openSandboxIn(directory));
  const middle = await list(target, `?limit=2&after_cursor=${start.page_info.end_cursor}`);
  const end = await list(target, `?limit=2&after_cursor=${middle.page_info.end_cursor}`);
  expect([start, middle, end].map(({ data }) => data.map(({ id }) => id))).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
  ]);
  expect(end.page_info).toMatchObject({ has_previous: true, has_next: false });
  const back = await list(target, `?limit=2&before_cursor=${end.page_info.start_cursor}`);
  expect([back.data.map(({ id }) => id), back.page_info.has_previous, back.page_info.has_next]).toEqual([
    ids.slice(2, 4),
    true,
    true,
  ]);
  const foreign = await exchange(target, 'GET', '/_sandbox/platforms?after_cursor=nonsense');
  expect([foreign.status, foreign.error?.code]).toEqual([422, 'cursor_invalid']);
});
