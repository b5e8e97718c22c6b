import { describe, expect, test } from 'vitest';
import { createSandbox, type Platform } from '../../mock-server';
import type { RequestFault } from '../../spec/tables/faults';
import { limits } from '../../spec/tables/limits';
import { bankPayment, payment } from '../support/bodies';
import { openSession, validCard } from '../support/checkout-sessions';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import { sendForm } from '../support/hosted-page';
import { opened } from '../support/opened-platform';
import type { TestPlatform } from '../support/test-platform';

const keep = (platform: TestPlatform, name: string) => platform.control('snapshots', { name });
const undo = (platform: TestPlatform, transactions?: number) =>
  platform.control('undo', transactions === undefined ? undefined : { transactions });
const pay = async ({ testMode: api }: TestPlatform, body: object = payment()) =>
  (await api.post('/v1/payments', body)).payment;

/** What there is is what a snapshot kept. */
async function expectState(platform: TestPlatform, name: string): Promise<void> {
  const diff = await platform.control(`snapshots/${name}/diff/now`, undefined, 'GET');
  expect(diff.asControl('SnapshotDiff')).toEqual({ from: name, to: 'now', added: [], removed: [], changed: [] });
}

async function descriptionsOf({ testMode: api }: TestPlatform): Promise<(string | null)[]> {
  const { data } = (await api.get('/v1/payments')).as('PaymentList');
  return data.map(({ description }) => description);
}

test('so many transactions can be taken back, and none before them', async () => {
  const { transactions } = limits.undo;
  const sandbox = createSandbox();
  const platform = sandbox.platform();
  for (let i = 0; i <= transactions; i++) platform.clock.freeze();
  const frozen = platform.clock.frozen;
  expect(() => platform.undo(transactions + 1)).toThrow('transactions');
  expect(platform.undo(transactions).undone).toHaveLength(transactions);
  expect(() => platform.undo(1)).toThrow('0 can be undone');
  expect(platform.clock.frozen).toBe(frozen);
  recordExercised('limits', 'undo');
  await sandbox.close();
});

test('requests of one tick are carried out in the order of their arrival, an undo among them too', async () => {
  const { api } = await opened();
  const { target } = api.testMode;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await api.testMode.token()}` };
  const send = (method: string, path: string, body?: object, key = '') =>
    target.fetch(`${target.baseUrl}${path}`, {
      method,
      headers: { ...headers, ...(key !== '' && { 'Idempotency-Key': key }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const create = (description: string) => send('POST', '/v1/payments', payment({ description }), description);
  const list = () => send('GET', '/v1/payments');
  const undoTwo = () => send('POST', `/_sandbox/platforms/${api.id}/undo`, { transactions: 2 });
  const tick = [create('a'), create('b'), create('c'), list(), undoTwo(), create('d'), list()];
  const bodies = await Promise.all(tick.map(async (response) => (await response).text()));
  const described = bodies.map((body) => [...body.matchAll(/"description":"(\w)"/g)].map(([, name]) => name).join(''));
  expect(described).toEqual(['a', 'b', 'c', 'cba', '', 'd', 'da']);
});

/** Calls in this process, by the operation that each is named by. */
const calls: Readonly<Record<string, (platform: Platform, id: string) => unknown>> = {
  moveClock: ({ clock }) => clock.freeze(),
  createFault: ({ faults }) => faults.create({ fault: { status: 500 } }),
  createPublisher: ({ publishers }) => publishers.create({ url: 'http://127.0.0.1:2/' }),
  openDispute: ({ disputes }, id) => disputes.open(id),
  triggerEvent: (platform, id) => platform.trigger('payment.refunded', id),
  setJobSettings: ({ jobSettings }) => jobSettings.set({ settle_payment: 'manual' }),
  resetPlatform: (platform) => platform.reset(),
  importPlatform: async (platform) => platform.import(platform.export()),
};

test.each(Object.entries(calls))('a call in the same process is named by its operation: %s', async (name, call) => {
  const { platform, api } = await opened();
  await call(platform, (await pay(api)).id);
  const [undone] = platform.undo().undone;
  expect([undone?.request_id, undone?.operation]).toEqual([null, name]);
});

test('the form of a hosted page is named, too', async () => {
  const { platform, api } = await opened();
  const session = await openSession(api.testMode);
  await sendForm(api.testMode.target, session.url, validCard);
  const [undone] = platform.undo().undone;
  expect([undone?.request_id, undone?.operation]).toEqual([expect.any(String), 'payCheckoutSession']);
});

describe('a fault that a request used up comes back with the undo of that request', () => {
  const used: Readonly<Record<string, readonly [RequestFault, number | 'no response']>> = {
    'though the request was refused': [{ error: 'gateway_rate_limit_error' }, 429],
    'though its response was an error by status': [{ status: 503 }, 503],
    'though its connection was dropped before': [{ drop: 'before_commit' }, 'no response'],
    'though its connection was dropped afterwards': [{ drop: 'after_commit' }, 'no response'],
    'when it was late': [{ delay_ms: 1 }, 201],
    'when its body was damaged': [{ body: 'empty' }, 201],
  };

  test.each(Object.entries(used))('%s', async (_, [fault, status]) => {
    const { platform, api } = await opened();
    const { id } = platform.faults.create({ operation: 'createPayment', times: 1, fault });
    const { target } = api.testMode;
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': 'a',
      Authorization: `Bearer ${await api.testMode.token()}`,
    };
    const sent = target.fetch(`${target.baseUrl}/v1/payments`, {
      method: 'POST',
      headers,
      body: JSON.stringify(payment()),
    });
    expect(
      await sent.then(
        (response) => response.status,
        () => 'no response',
      ),
    ).toBe(status);
    const [found] = platform.requests.list({ operation: 'createPayment' });
    expect(platform.faults.list()).toMatchObject([{ id, left: 0 }]);
    const [undone] = platform.undo().undone;
    expect(undone).toMatchObject({ request_id: found?.id, operation: 'createPayment', faults: 1 });
    expect(platform.faults.list()).toMatchObject([{ id, left: 1 }]);
    expect(platform.events()).toEqual([]);
  });

  test('also where the request only read', async () => {
    const { platform, api } = await opened();
    await pay(api);
    platform.faults.create({ operation: 'listPayments', times: 1, fault: { delay_ms: 1 } });
    await api.testMode.get('/v1/payments');
    expect(platform.undo().undone).toMatchObject([{ operation: 'listPayments', faults: 1 }]);
    expect(platform.faults.list()).toMatchObject([{ left: 1 }]);
    expect(platform.undo().undone).toMatchObject([{ operation: 'createFault', faults: 0 }]);
  });
});

eachFront((front) => {
  const now = () => new Date(front.clock.now()).toISOString();

  test('undo reverts the last request with what followed it, and returns which one it was', async () => {
    const platform = await front.newPlatform();
    const first = await pay(platform, payment({ description: 'first' }));
    const made = await platform.testMode.post('/v1/payments', payment({ description: 'second' }));
    await keep(platform, 'two');
    const last = await platform.testMode.post(`/v1/payments/${first.id}/refunds`, { amount: 10 });
    const answer = await undo(platform);
    const expected = {
      request_id: last.headers.get('request-id'),
      created_at: now(),
      operation: 'createRefund',
      records: expect.any(Number),
      faults: 0,
    };
    expect([answer.status, answer.body]).toEqual([200, { undone: [expected] }]);
    await expectState(platform, 'two');
    const second = (await undo(platform, 1)).asControl('Undone').undone;
    expect(second.map(({ request_id }) => request_id)).toEqual([made.headers.get('request-id')]);
    expect(await descriptionsOf(platform)).toEqual(['first']);
  });

  test('undo counts what was done here, what was refused not at all, and reads neither', async () => {
    const platform = await front.newPlatform();
    await platform.clock({ frozen: true });
    const { id } = await pay(platform, bankPayment());
    await keep(platform, 'before');
    await platform.clock({ advance: '10d' });
    expect((await platform.testMode.renewed().get(`/v1/payments/${id}`)).payment.status).toBe('succeeded');
    await platform.testMode.renewed().post('/v1/payments', payment({ amount: 1 }));
    await platform.control('clock', undefined, 'GET');
    const { undone } = (await undo(platform)).asControl('Undone');
    expect(undone).toEqual([
      {
        request_id: null,
        operation: 'moveClock',
        created_at: expect.any(String),
        records: expect.any(Number),
        faults: 0,
      },
    ]);
    await expectState(platform, 'before');
    expect((await platform.clock()).asControl('Clock').now).toBe(now());
  });

  test('undo names the operation of each control call, also of one that replaced the rows', async () => {
    const platform = await front.newPlatform();
    await pay(platform);
    await platform.control('faults', { operation: 'listPayments', fault: { status: 503 } });
    await keep(platform, 'one');
    await platform.clock({ advance: '1d' });
    await platform.control('snapshots/one/restore');
    await platform.control('reset');
    const { undone } = (await undo(platform, 5)).asControl('Undone');
    expect(undone.map(({ operation }) => operation)).toEqual([
      'resetPlatform',
      'restoreSnapshot',
      'moveClock',
      'createFault',
      'createPayment',
    ]);
  });

  test('undo reverts a reset, and the restoring of a snapshot', async () => {
    const platform = await front.newPlatform();
    await keep(platform, 'empty');
    await pay(platform, payment({ description: 'kept' }));
    await platform.control('reset');
    await pay(platform, payment({ description: 'lost' }));
    await undo(platform, 2);
    expect(await descriptionsOf(platform)).toEqual(['kept']);
    await platform.control('snapshots/empty/restore');
    expect(await descriptionsOf(platform)).toEqual([]);
    await undo(platform);
    expect(await descriptionsOf(platform)).toEqual(['kept']);
  });

  test('undo takes nothing back where it cannot take back all', async () => {
    const platform = await front.newPlatform();
    await pay(platform);
    const answer = await undo(platform, 2);
    expect([answer.status, answer.error.code]).toEqual([422, 'undo_limit_exceeded']);
    expect(answer.error.message).toBe('too many transactions: only 1 can be undone');
    expect(await descriptionsOf(platform)).toHaveLength(1);
    for (const transactions of [0, 1.5, '1']) {
      const wrong = await platform.control('undo', { transactions });
      expect([wrong.status, wrong.error.code]).toEqual([422, 'parameter_invalid']);
    }
    expect((await undo(platform)).status).toBe(200);
    expect((await undo(platform)).error.code).toBe('undo_limit_exceeded');
  });
});
