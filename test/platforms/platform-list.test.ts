import { statSync, utimesSync } from 'node:fs';
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
  const empty = { name: null, bytes: null, objects: 0, open: true, owner: null, last_write_at: createdAt };
  expect((await list(target)).data).toEqual([{ id: 'default', ...empty }]);
  const keys = await createOverHttp(target);
  const api = testModeOf(target, keys);
  clock.advance({ hours: 1 });
  await api.post('/v1/payments', payment());
  const last_write_at = new Date(clock.now()).toISOString();
  clock.advance({ hours: 1 });
  await api.get('/v1/payments');
  const { data } = await list(target);
  const other = data.find(({ id }) => id === 'default');
  const own = data.find(({ id }) => id === keys.id);
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

/** Lets the file of a closed platform look as if it was last written some days ago. */
function age(directory: string, id: string, days: number): void {
  const instant = Date.now() / 1000 - days * 86_400;
  utimesSync(`${directory}/platforms/${id}.ndjson`, instant, instant);
}

test('in files, unused platforms are those of old files; one that was read meanwhile is none, and stays', async () => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  const made = await Promise.all(Array.from({ length: 4 }, () => createOverHttp(targetOf(first))));
  await first.close();
  const [recent, ...old] = made.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id } of [...old, { id: 'default' }]) age(directory, id, 91);
  age(directory, String(recent?.id), 89);
  const target = targetUntilEnd(await openSandboxIn(directory));
  const unused = async () => (await list(target, '?unused_for=90d')).data.map(({ id }) => id);
  expect(await unused()).toEqual(old.map(({ id }) => id));
  const page = await list(target, '?unused_for=90d&limit=2');
  expect([page.data.length, page.page_info.has_next]).toEqual([2, true]);
  if (process.platform === 'linux') expect(openFilesBelow(directory)).toHaveLength(2);
  const [read, written, gone] = old;
  if (!read || !written || !gone) throw new Error('there are three');
  await testModeOf(target, read).get('/v1/payments');
  await testModeOf(target, written).post('/v1/payments', payment());
  expect(await unused()).toEqual([gone.id]);
  const deleteUnused = async (id: string) => {
    const response = await exchange(target, 'DELETE', `/_sandbox/platforms/${id}?unused_for=90d`);
    return response.status === 200 ? 'deleted' : response.error.code;
  };
  expect(await Promise.all([read.id, written.id, gone.id, 'default'].map(deleteUnused))).toEqual([
    'platform_in_use',
    'platform_in_use',
    'deleted',
    'default_platform_not_deletable',
  ]);
  expect((await list(target)).data.map(({ id }) => id)).not.toContain(gone.id);
});

test('in memory, a platform is unused for as long as nobody wrote or read it', async () => {
  const clock = new TestClock();
  const target = targetUntilEnd(createSandbox({ clock }));
  const one = await createOverHttp(target);
  const other = await createOverHttp(target);
  clock.advance({ days: 60 });
  await testModeOf(target, one).get('/v1/payments');
  clock.advance({ days: 30 });
  const unused = async (span: string) => (await list(target, `?unused_for=${span}`)).data.map(({ id }) => id);
  expect([await unused('90d'), await unused('91d')]).toEqual([[other.id], []]);
  expect((await unused('P30D')).sort()).toEqual([one.id, other.id].sort());
  const invalid = await exchange(target, 'GET', '/_sandbox/platforms?unused_for=long');
  expect([invalid.status, invalid.error.code]).toEqual([422, 'parameter_invalid']);
});

test('what begins while a deletion looks at the store keeps the platform', async () => {
  const clock = new TestClock();
  const sandbox = createSandbox({ clock });
  const target = targetUntilEnd(sandbox);
  const keys = await createOverHttp(target);
  clock.advance({ days: 90 });
  const path = `/_sandbox/platforms/${keys.id}`;
  const deletion = exchange(target, 'DELETE', `${path}?unused_for=90d`);
  sandbox.platforms.get(keys.id)?.snapshots.create('base');
  expect((await deletion).error.code).toBe('platform_in_use');
  expect((await exchange(target, 'GET', `${path}/snapshots`)).status).toBe(200);
});
