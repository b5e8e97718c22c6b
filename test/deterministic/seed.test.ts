import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, openSandboxIn, type Sandbox, type SandboxOptions } from '../../mock-server/server';
import { type ApiResponse, Api, exchange } from '../support/api';
import { bankPayment, manualPayment, payment, scenarioPayment } from '../support/bodies';
import { temporaryDirectory } from '../support/fronts';
import { startReceiver } from '../support/receiver';

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
const start = '2026-01-01T00:00:00.000Z';
const open: Sandbox[] = [];

const targetOf = (sandbox: Sandbox) => ({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
const apiOf = (sandbox: Sandbox) => new Api(targetOf(sandbox), keys);
const requestId = ({ headers }: ApiResponse) => headers.get('request-id') ?? '';

function seeded(options: SandboxOptions = {}): Sandbox {
  const sandbox = createSandbox({ randomSeed: 'a', ...options });
  open.push(sandbox);
  return sandbox;
}

afterEach(async () => {
  for (const sandbox of open.splice(0)) await sandbox.close();
});

const pay = async (api: Api, body: object = payment()) => (await api.post('/v1/payments', body)).payment.id;

describe('what follows from a seed', () => {
  test('does not depend on how often somebody looks', async () => {
    const [one, other] = [apiOf(seeded()), apiOf(seeded())];
    await pay(one);
    await pay(other);
    for (const path of ['/v1/payments', '/v1/refunds', '/_sandbox/health']) await one.get(path);
    const [first, second] = [await one.post('/v1/payments', payment()), await other.post('/v1/payments', payment())];
    expect(first.payment).toEqual(second.payment);
    expect(requestId(first)).toBe(requestId(second));
  });

  test('does not depend on what happens on other platforms', async () => {
    const [one, other] = [seeded(), seeded()];
    const busy = await one.createPlatform();
    await other.createPlatform();
    await pay(new Api(targetOf(one), busy.test));
    expect(await pay(apiOf(one))).toBe(await pay(apiOf(other)));
  });

  test('does not depend on what failed', async () => {
    const [one, other] = [apiOf(seeded()), apiOf(seeded())];
    expect((await one.post('/v1/payments', payment({ amount: -1 }))).status).toBe(422);
    expect((await one.post('/v1/payments', scenarioPayment('insufficient_funds'))).status).toBe(402);
    expect((await other.post('/v1/payments', scenarioPayment('insufficient_funds'))).status).toBe(402);
    expect(await pay(one)).toBe(await pay(other));
  });

  test('does not depend on what receivers of webhooks answer, and when', async () => {
    const made: string[][] = [];
    for (const reactions of [[], [500, 404, 503]]) {
      const sandbox = seeded();
      const receivers = [await startReceiver(), await startReceiver()];
      for (const { url, react } of receivers) {
        sandbox.platform().publishers.create({ url });
        react(...reactions);
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

  test('is unlike for another seed, and for each platform', async () => {
    const [a, b] = [seeded(), seeded({ randomSeed: 'b' })];
    const platforms = [await a.createPlatform(), await a.createPlatform(), await b.createPlatform()];
    expect(new Set(platforms.flatMap(({ id, test, live }) => [id, test.client_secret, live.client_secret])).size).toBe(
      9,
    );
    const ids = [await pay(apiOf(a)), await pay(apiOf(b)), await pay(new Api(targetOf(a), platforms[0]?.test ?? keys))];
    expect(new Set(ids).size).toBe(3);
  });

  test('no two requests have the same id, and no two rows', async () => {
    const sandbox = seeded();
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

  test('a token of the same instant is the same token', async () => {
    const sandbox = seeded();
    const token = await apiOf(sandbox).token();
    expect(await apiOf(sandbox).token()).toBe(token);
    sandbox.platform().clock.advance('1s');
    expect(await apiOf(sandbox).token()).not.toBe(token);
  });
});

describe('what is taken back is made again', () => {
  /** What a sandbox tells of two payments: all of it, and the ids of the requests. */
  async function told(sandbox: Sandbox): Promise<unknown> {
    const api = apiOf(sandbox);
    const answers = [await api.post('/v1/payments', payment()), await api.post('/v1/payments', bankPayment())];
    return [answers.map((answer) => [requestId(answer), answer.text]), sandbox.platform().events()];
  }
  const keyed = (key: string) => ({ 'Idempotency-Key': key });

  test('after a snapshot is restored', async () => {
    const sandbox = seeded();
    const { snapshots } = sandbox.platform();
    await pay(apiOf(sandbox));
    snapshots.create('before');
    const [first] = [await told(sandbox)];
    snapshots.restore('before');
    expect(shape(await told(sandbox))).toEqual(shape(first));
  });

  test('after steps are undone', async () => {
    const sandbox = seeded();
    const api = apiOf(sandbox);
    const made = await api.post('/v1/payments', payment(), keyed('a'));
    sandbox.platform().snapshots.undo(1);
    const again = await api.post('/v1/payments', payment(), keyed('a'));
    expect(again.headers.get('idempotent-replayed')).toBeNull();
    expect(again.text).toBe(made.text);
  });

  /** Keys are made by chance in these tests. */
  const shape = (value: unknown) =>
    JSON.stringify(value).replace(/"idempotency_key":"[^"]+"/g, '"idempotency_key":"…"');
});

describe('its clocks', () => {
  test('stand still until they are moved, and go back to where they began at a reset', async () => {
    const sandbox = seeded();
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

  test('what is due at once is done all the same', async () => {
    const sandbox = seeded();
    const api = apiOf(sandbox);
    const id = await pay(api, bankPayment());
    expect((await api.get(`/v1/payments/${id}`)).payment.status).toBe('succeeded');
  });

  test.each<[SandboxOptions['startAt'], string]>([
    ['2030-02-03T04:05:06Z', '2030-02-03T04:05:06.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    [new Date('2031-01-01'), '2031-01-01T00:00:00.000Z'],
  ])('begin at %s', (startAt, instant) => {
    const { clock } = seeded({ startAt }).platform();
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

  /** Each life does the same; the ids that it saw. */
  async function lives(seeds: readonly (string | undefined)[]): Promise<string[][]> {
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

  test('no number is used by two processes, also when one of them only read', async () => {
    const all = (await lives(['a', 'a', undefined, 'a', 'b'])).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  test('several lives are the same as the same several lives', async () => {
    const one = await lives(['a', 'a', 'a']);
    await rm(directory, { recursive: true });
    expect(await lives(['a', 'a', 'a'])).toEqual(one);
  });

  test('a clock goes on from where it stood, and one that ran without a seed stands still', async () => {
    const first = await openSandboxIn(directory, { randomSeed: 'a' });
    first.platform().clock.advance('3d');
    const other = await first.createPlatform();
    await first.close();
    const second = await openSandboxIn(directory, { randomSeed: 'a' });
    expect(new Date(second.platform().clock.now()).toISOString()).toBe('2026-01-04T00:00:00.000Z');
    second.platform(other.id).clock.unfreeze();
    await second.close();
    const third = await openSandboxIn(directory, {});
    expect(third.platform(other.id).clock.frozen).toBe(false);
    await third.close();
  });

  test('a directory from before there was a seed', async () => {
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
