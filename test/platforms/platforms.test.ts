import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { type OpenOptions, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { exchange } from '../support/api';
import { manualPayment, payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { scaled } from '../support/run-scale';
import { startWebhookEndpoint } from '../support/webhook-endpoint';
import { temporaryDirectory } from '../store/support';
import { createOverHttp, openFilesBelow, targetOf, testModeOf } from './support';

async function open(directory: string, options: OpenOptions = {}): Promise<Sandbox> {
  const sandbox = await openSandboxIn(directory, options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const isLinux = process.platform === 'linux';
const fileOf = (directory: string, id: string) => join(directory, 'platforms', `${id}.ndjson`);
const indexOf = (directory: string) => join(directory, 'addresses.ndjson');

const PLATFORMS = scaled({ full: 300, short: 60 });

test.runIf(isLinux)(
  `${PLATFORMS} platforms need 16 journals, and each responds afterwards with what is its own`,
  async () => {
    const directory = temporaryDirectory();
    const sandbox = await open(directory, { maxOpenPlatforms: 16 });
    const target = targetOf(sandbox);
    const all = [];
    let most = 0;
    for (let i = 0; i < PLATFORMS; i++) {
      const keys = await createOverHttp(target);
      const api = testModeOf(target, keys);
      const made = (await api.post('/v1/payments', payment({ description: keys.id }))).payment;
      all.push({ keys, api, made });
      most = Math.max(most, openFilesBelow(directory).length);
    }
    expect(most).toBe(17); // and the lock
    const seen = await Promise.all(
      all.map(async ({ api, made }) => (await api.get(`/v1/payments/${made.id}`)).payment),
    );
    expect(seen).toEqual(all.map(({ made }) => made));
    expect(openFilesBelow(directory).length).toBeLessThanOrEqual(17);
    const control = await exchange(target, 'GET', `/_sandbox/platforms/${all[0]?.keys.id}/clock`);
    expect(control.status).toBe(200);
    expect((await exchange(target, 'GET', '/_sandbox/health')).asControl('Health').platforms).toBe(PLATFORMS + 1);
  },
);

test('jobs and deliveries of closed platforms happen when they are due, after a restart as well', async () => {
  const directory = temporaryDirectory();
  const clock = new TestClock();
  const first = await openSandboxIn(directory, { clock, maxOpenPlatforms: 2 });
  const endpoint = await startWebhookEndpoint();
  const target = targetOf(first);
  const dueAt = new Date(clock.now() + 7 * 86_400_000).toISOString();
  for (let i = 0; i < 5; i++) {
    const keys = await createOverHttp(target);
    const publishers = `/_sandbox/platforms/${keys.id}/publishers`;
    await exchange(target, 'POST', publishers, {
      body: { url: endpoint.url, events: ['payment.canceled'] },
      headers: { 'Content-Type': 'application/json' },
    });
    await testModeOf(target, keys).post('/v1/payments', manualPayment());
  }
  await first.close();
  clock.advance({ days: 8 });
  await open(directory, { clock, maxOpenPlatforms: 2 });
  await endpoint.waitFor(5);
  expect(endpoint.received.map(({ body }) => body.includes(`"created_at":"${dueAt}"`))).toEqual(Array(5).fill(true));
});

test('a deleted platform is gone: its tokens, its paths, its file, also after a restart', async () => {
  const directory = temporaryDirectory();
  const sandbox = await openSandboxIn(directory, { fsync: true });
  const target = targetOf(sandbox);
  const keys = await createOverHttp(target);
  const api = testModeOf(target, keys);
  await api.post('/v1/payments', payment());
  const path = `/_sandbox/platforms/${keys.id}`;
  expect(existsSync(fileOf(directory, keys.id))).toBe(true);
  expect((await exchange(target, 'DELETE', path)).status).toBe(200);
  expect(existsSync(fileOf(directory, keys.id))).toBe(false);
  const expectGone = async (each = target) => {
    expect((await exchange(each, 'GET', `${path}/clock`)).status).toBe(404);
    expect((await exchange(each, 'DELETE', path)).status).toBe(404);
    const body = { client_id: keys.test.client_id, client_secret: keys.test.client_secret };
    const headers = { 'Content-Type': 'application/json' };
    expect((await exchange(each, 'POST', '/oauth/token', { body, headers })).status).toBe(401);
  };
  expect((await api.get('/v1/payments')).status).toBe(401);
  await expectGone();
  expect((await exchange(target, 'DELETE', '/_sandbox/platforms/default')).error.code).toBe(
    'default_platform_not_deletable',
  );
  await sandbox.close();
  await expectGone(targetOf(await open(directory)));
});

test('a closed platform opens for its control path with the token of another platform, and for a token after two spaces', async () => {
  const target = targetOf(await open(temporaryDirectory(), { maxOpenPlatforms: 1 }));
  const one = await createOverHttp(target);
  const two = await createOverHttp(target);
  const tokens = { one: await testModeOf(target, one).token(), two: await testModeOf(target, two).token() };
  const control = { headers: { Authorization: `Bearer ${tokens.one}` } };
  expect((await exchange(target, 'GET', `/_sandbox/platforms/${two.id}/clock`, control)).status).toBe(200);
  expect((await exchange(target, 'GET', `/_sandbox/platforms/${one.id}/clock`, control)).status).toBe(200);
  const spaced = { headers: { Authorization: `Bearer  ${tokens.two}` } };
  expect((await exchange(target, 'GET', '/v1/payments', spaced)).status).toBe(200);
});

test('in memory, platforms can be deleted as well, and are never closed', async () => {
  const sandbox = createSandbox({ maxOpenPlatforms: 1, idleAfterMs: 1 });
  const one = await sandbox.createPlatform();
  const two = await sandbox.createPlatform();
  await sandbox.platform(one.id).delete();
  expect(() => sandbox.platform(one.id)).toThrow('openPlatform');
  expect(sandbox.platform(two.id).id).toBe(two.id);
  await expect(sandbox.platform().delete()).rejects.toMatchObject({ code: 'default_platform_not_deletable' });
});

test('a platform that is opened by a call stays open until its close()', async () => {
  const directory = temporaryDirectory();
  const sandbox = await open(directory, { maxOpenPlatforms: 1 });
  const target = targetOf(sandbox);
  const { id } = await createOverHttp(target);
  expect(() => sandbox.platform(id)).toThrow(RangeError);
  await expect(sandbox.openPlatform('pf_unknown')).rejects.toThrow(RangeError);
  const kept = await sandbox.openPlatform(id);
  for (let i = 0; i < 12; i++) await createOverHttp(target);
  expect(sandbox.platform(id)).toBe(kept);
  await kept.close();
  expect(() => sandbox.platform(id)).toThrow(RangeError);
  expect((await sandbox.openPlatform(id)).id).toBe(id);
});

test.each([
  ['missing', (path: string) => rmSync(path)],
  ['foreign', (path: string) => writeFileSync(path, 'not an index\n')],
  ['the journal of a platform', (path: string) => copyFileSync(join(path, '..', 'platforms', 'default.ndjson'), path)],
  ['empty', (path: string) => truncateSync(path)],
  ['zeroed', (path: string) => writeFileSync(path, Buffer.alloc(5_000))],
  ['cut in its header', (path: string) => truncateSync(path, 40)],
  ['damaged', (path: string) => writeFileSync(path, readFileSync(path, 'latin1').replace('addresses', 'Addresses'))],
  [
    'in the format of version 10',
    (path: string) => writeFileSync(path, '01234567 {"format":"payments-sandbox journal","version":10}\n'),
  ],
])('an index that is %s is rebuilt', async (_, harm) => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  const keys = [await createOverHttp(targetOf(first)), await createOverHttp(targetOf(first))];
  const [account] = await Promise.all(
    keys.map(
      async (each) => (await testModeOf(targetOf(first), each).post('/v1/sub_accounts', { name: 'Shop' })).subAccount,
    ),
  );
  await first.close();
  harm(indexOf(directory));
  const sandbox = await open(directory);
  expect(await sandbox.platforms.owners(account?.id ?? '')).toEqual([keys[0]?.id]);
  for (const each of keys) expect((await testModeOf(targetOf(sandbox), each).get('/v1/payments')).status).toBe(200);
});

test('a platform that cannot be opened answers 503, and the others as before', async () => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  const keys = await createOverHttp(targetOf(first));
  const other = await createOverHttp(targetOf(first));
  await first.close();
  writeFileSync(fileOf(directory, keys.id), 'damaged\n');
  const errors: unknown[] = [];
  const sandbox = await open(directory, { onError: (error) => errors.push(error) });
  await vi.waitFor(() => expect(String(errors)).toContain(fileOf(directory, keys.id))); // without any request
  const response = await sandbox.fetch(`http://sandbox.test/_sandbox/platforms/${keys.id}/clock`);
  expect([response.status, response.headers.get('should-retry')]).toEqual([503, 'true']);
  expect(await response.text()).toContain('service_unavailable');
  await expect(sandbox.openPlatform(keys.id)).rejects.toMatchObject({ code: 'service_unavailable' });
  expect((await exchange(targetOf(sandbox), 'GET', `/_sandbox/platforms/${other.id}/clock`)).status).toBe(200);
});

test('an import under way keeps its platform open', async () => {
  const sandbox = await open(temporaryDirectory(), { maxOpenPlatforms: 1 });
  const target = targetOf(sandbox);
  const one = await createOverHttp(target);
  const two = await createOverHttp(target);
  const pathOf = ({ id }: { readonly id: string }, name: string) =>
    `http://sandbox.test/_sandbox/platforms/${id}/${name}`;
  const file = await (await sandbox.fetch(pathOf(one, 'export'))).bytes();
  let finish: () => void = () => undefined;
  let imported: Promise<Response> | undefined;
  const begun = new Promise<void>((resolve) => {
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise<void>((release) => {
          finish = release;
          resolve();
        });
        controller.enqueue(file);
        controller.close();
      },
    });
    const headers = { 'Content-Type': 'application/x-ndjson' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    imported = sandbox.fetch(new Request(pathOf(one, 'import'), init));
  });
  await begun;
  const other = sandbox.fetch(pathOf(two, 'clock')); // needs its place
  finish();
  expect([(await imported)?.status, (await other).status]).toEqual([200, 200]);
});
