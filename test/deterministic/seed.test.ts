import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, openSandboxIn, type Sandbox, type SandboxOptions } from '../../mock-server/server';
import { type ApiResponse, Api, exchange } from '../support/api';
import { bankPayment, manualPayment, payment, scenarioPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { temporaryDirectory } from '../support/fronts';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
const start = '2026-01-01T00:00:00.000Z';
const open: Sandbox[] = [];

const targetOf = (sandbox: Sandbox) => ({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
const apiOf = (sandbox: Sandbox) => new Api(targetOf(sandbox), keys);
const requestId = ({ headers }: ApiResponse) => headers.get('request-id') ?? '';

function seededSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = createSandbox({ randomSeed: 'a', ...options });
  open.push(sandbox);
  return sandbox;
}

afterEach(async () => {
  for (const sandbox of open.splice(0)) await sandbox.close();
});

const pay = async (api: Api, body: object = payment()) => (await api.post('/v1/payments', body)).payment.id;

describe('what a random seed determines', () => {
  test('does not depend on the number of reads', async () => {
    const one = apiOf(seededSandbox());
    const other = apiOf(seededSandbox());
    await pay(one);
    await pay(other);
    for (const path of ['/v1/payments', '/v1/refunds', '/_sandbox/health']) await one.get(path);
    const first = await one.post('/v1/payments', payment());
    const second = await other.post('/v1/payments', payment());
    expect(first.payment).toEqual(second.payment);
    expect(requestId(first)).toBe(requestId(second));
  });

  test('does not depend on other platforms', async () => {
    const one = seededSandbox();
    const other = seededSandbox();
    const busy = await one.createPlatform();
    await other.createPlatform();
    await pay(new Api(targetOf(one), busy.test));
    expect(await pay(apiOf(one))).toBe(await pay(apiOf(other)));
  });

  test('does not depend on failed requests', async () => {
    const one = apiOf(seededSandbox());
    const other = apiOf(seededSandbox());
    expect((await one.post('/v1/payments', payment({ amount: -1 }))).status).toBe(422);
    expect((await one.post('/v1/payments', scenarioPayment('insufficient_funds'))).status).toBe(402);
    expect((await other.post('/v1/payments', scenarioPayment('insufficient_funds'))).status).toBe(402);
    expect(await pay(one)).toBe(await pay(other));
  });

  test('does not depend on the responses of webhook endpoints', async () => {
    const made: string[][] = [];
    for (const reactions of [[], [500, 404, 503]]) {
      const sandbox = seededSandbox();
      const endpoints = [await startWebhookEndpoint(), await startWebhookEndpoint()];
      for (const { url, respondWith } of endpoints) {
        sandbox.platform().publishers.create({ url });
        respondWith(...reactions);
      }
      const ids: string[] = [];
      for (let i = 0; i < 3; i++) {
        ids.push(await pay(apiOf(sandbox), bankPayment()));
        await sandbox.platform().waitForIdle();
        sandbox.platform().clock.advance('10m');
      }
      made.push([
        ...ids,
        ...sandbox
          .platform()
          .events()
          .map(({ id }) => id),
      ]);
    }
    expect(made[1]).toEqual(made[0]);
  });

  test('differs for another random seed and for each platform', async () => {
    const a = seededSandbox();
    const b = seededSandbox({ randomSeed: 'b' });
    const platforms = [await a.createPlatform(), await a.createPlatform(), await b.createPlatform()];
    expect(new Set(platforms.flatMap(({ id, test, live }) => [id, test.client_secret, live.client_secret])).size).toBe(
      9,
    );
    const ids = [await pay(apiOf(a)), await pay(apiOf(b)), await pay(new Api(targetOf(a), platforms[0]?.test ?? keys))];
    expect(new Set(ids).size).toBe(3);
  });

  test('requests and rows have unique ids', async () => {
    const sandbox = seededSandbox();
    const api = apiOf(sandbox);
    const ids: string[] = [];
    for (let i = 0; i < 50; i++) {
      const made = await api.post('/v1/payments', payment());
      ids.push(
        requestId(made),
        requestId(await api.get('/v1/payments')),
        made.payment.id,
        made.payment.payment_intent_id,
      );
      ids.push(requestId(await exchange(targetOf(sandbox), 'GET', '/v1/payments')));
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('tokens of one instant of the caller are equal, wherever the clock of the platform is', async () => {
    const clock = new TestClock();
    const sandbox = seededSandbox({ clock });
    const token = await apiOf(sandbox).token();
    sandbox.platform().clock.advance('1s');
    expect(await apiOf(sandbox).token()).toBe(token);
    clock.advance({ seconds: 1 });
    expect(await apiOf(sandbox).token()).not.toBe(token);
  });
});

describe('repeating undone requests gives the same results', () => {
  /** Creates two payments. Returns the responses, the request ids and the events. */
  async function createPayments(sandbox: Sandbox): Promise<unknown> {
    const api = apiOf(sandbox);
    const answers = [await api.post('/v1/payments', payment()), await api.post('/v1/payments', bankPayment())];
    return [answers.map((answer) => [requestId(answer), answer.text]), sandbox.platform().events()];
  }
  const keyed = (key: string) => ({ 'Idempotency-Key': key });

  test('after a snapshot is restored', async () => {
    const sandbox = seededSandbox();
    const { snapshots } = sandbox.platform();
    await pay(apiOf(sandbox));
    snapshots.create('before');
    const first = await createPayments(sandbox);
    snapshots.restore('before');
    expect(shape(await createPayments(sandbox))).toEqual(shape(first));
  });

  test('after an undo', async () => {
    const sandbox = seededSandbox();
    const api = apiOf(sandbox);
    const made = await api.post('/v1/payments', payment(), keyed('a'));
    sandbox.platform().snapshots.undo(1);
    const again = await api.post('/v1/payments', payment(), keyed('a'));
    expect(again.headers.get('idempotent-replayed')).toBeNull();
    expect(again.text).toBe(made.text);
  });

  /** Removes the random idempotency keys of these tests. */
  const shape = (value: unknown) =>
    JSON.stringify(value).replace(/"idempotency_key":"[^"]+"/g, '"idempotency_key":"…"');
});

describe('its clocks', () => {
  test('are frozen until they are moved, and a reset sets them back to the start', async () => {
    const sandbox = seededSandbox();
    const { clock } = sandbox.platform();
    expect([clock.frozen, new Date(clock.now()).toISOString()]).toEqual([true, start]);
    const api = apiOf(sandbox);
    const { id, created_at } = (await api.post('/v1/payments', manualPayment())).payment;
    expect(created_at).toBe(start);
    expect(clock.advance('8d').ran).toEqual([
      { kind: 'lapse_authorization', subject_id: id, due_at: expect.stringMatching(/^2026-01-0[78]/) },
    ]);
    sandbox.platform().reset();
    expect([clock.frozen, new Date(clock.now()).toISOString()]).toEqual([true, start]);
    expect((await api.get(`/v1/payments/${id}`)).status).toBe(404);
    expect(await pay(api, manualPayment())).toBe(id);
  });

  test('jobs that are due at once run while the clock is frozen', async () => {
    const sandbox = seededSandbox();
    const api = apiOf(sandbox);
    const id = await pay(api, bankPayment());
    expect((await api.get(`/v1/payments/${id}`)).payment.status).toBe('succeeded');
  });

  test.each<[SandboxOptions['startAt'], string]>([
    ['2030-02-03T04:05:06Z', '2030-02-03T04:05:06.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    [new Date('2031-01-01'), '2031-01-01T00:00:00.000Z'],
  ])('begin at %s', (startAt, instant) => {
    const { clock } = seededSandbox({ startAt }).platform();
    expect(new Date(clock.now()).toISOString()).toBe(instant);
  });

  test.each<[SandboxOptions]>([
    [{ randomSeed: 'a', startAt: 'tomorrow' }],
    [{ randomSeed: 'a', startAt: Number.NaN }],
    [{ randomSeed: 'a', startAt: 1.5 }],
    [{ randomSeed: 'a', startAt: '9999-01-01T00:00:00Z' }],
    [{ startAt: start }],
  ])('%j is refused', (options) => {
    expect(() => createSandbox(options)).toThrow(RangeError);
  });
});

describe('in a directory', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await temporaryDirectory();
    return () => rm(directory, { recursive: true });
  });

  /** Runs the same requests once per seed, each in a new sandbox. Returns the ids of each run. */
  async function idsOfRuns(seeds: readonly (string | undefined)[]): Promise<string[][]> {
    const all: string[][] = [];
    for (const randomSeed of seeds) {
      const sandbox = await openSandboxIn(directory, { randomSeed });
      const api = apiOf(sandbox);
      const reads = [requestId(await api.get('/v1/payments')), requestId(await api.get('/v1/refunds'))];
      all.push([...reads, await pay(api), (await sandbox.createPlatform()).id]);
      await sandbox.close();
    }
    return all;
  }

  test('no id is used by two processes, even when one of them only read', async () => {
    const all = (await idsOfRuns(['a', 'a', undefined, 'a', 'b'])).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  test('the same sequence of process runs gives the same ids', async () => {
    const one = await idsOfRuns(['a', 'a', 'a']);
    await rm(directory, { recursive: true });
    expect(await idsOfRuns(['a', 'a', 'a'])).toEqual(one);
  });

  test('a clock continues from its position, and a running clock keeps running', async () => {
    const first = await openSandboxIn(directory, { randomSeed: 'a' });
    first.platform().clock.advance('3d');
    const other = await first.createPlatform();
    await first.close();
    const second = await openSandboxIn(directory, { randomSeed: 'a' });
    expect(new Date(second.platform().clock.now()).toISOString()).toBe('2026-01-04T00:00:00.000Z');
    (await second.openPlatform(other.id)).clock.unfreeze();
    await second.close();
    const third = await openSandboxIn(directory, {});
    expect((await third.openPlatform(other.id)).clock.frozen).toBe(false);
    await third.close();
  });

  test('a directory that was created without a random seed', async () => {
    const before = await openSandboxIn(directory, {});
    await pay(apiOf(before));
    const { created_at } = before.platform().events().at(-1) ?? { created_at: '' };
    await before.close();
    const sandbox = await openSandboxIn(directory, { randomSeed: 'a' });
    const { clock } = sandbox.platform();
    expect([clock.frozen, new Date(clock.now()).toISOString()]).toEqual([true, created_at]);
    await pay(apiOf(sandbox));
    await sandbox.close();
  });
});
