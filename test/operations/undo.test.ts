import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { limits } from '../../spec/tables/limits';
import { bankPayment, payment } from '../support/bodies';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
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
      { request_id: null, created_at: expect.any(String), records: expect.any(Number), faults: 0 },
    ]);
    await expectState(platform, 'before');
    expect((await platform.clock()).asControl('Clock').now).toBe(now());
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
