import { describe, expect, test, vi } from 'vitest';
import { RowCounts } from '../../mock-server/platform/row-counts';
import { Totals } from '../../mock-server/platform/totals';
import type { PaymentRow } from '../../mock-server/rows';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { Store } from '../../mock-server/store/store';
import { Reader } from '../../mock-server/store/reader';
import { Table } from '../../mock-server/store/table';
import { endOfTick } from '../../mock-server/time/tick';
import { paymentRow } from '../domain/rows';
import { bankPayment, cardPayment, manualPayment, payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { recount } from './recount';
import { put as putRow } from '../store/support';
import { opened, pay } from '../support/opened-platform';

const today = '2031-05-04';

test('the volume counts the payments of a day that are not pending, failed or canceled, with their whole amounts', async () => {
  const { api, platform, clock } = await opened();
  platform.jobSettings.set({ settle_payment: 'manual' });
  await pay(api, payment({ amount: 500 }));
  await pay(api, bankPayment()); // pending
  expect((await api.testMode.post('/v1/payments', cardPayment({ number: '4000000000009995' }))).status).toBe(402); // failed
  await pay(api, manualPayment({ amount: 300 })); // authorized
  const refunded = await pay(api, payment({ amount: 200 }));
  await api.testMode.post(`/v1/payments/${refunded}/refunds`, { amount: 150 });
  const canceled = await pay(api, manualPayment({ amount: 9_000 }));
  await api.testMode.post(`/v1/payments/${canceled}/void`);
  const { volume } = await platform.totals.read('test');
  expect(volume).toHaveLength(30);
  expect(volume.at(-1)).toEqual({
    date: today,
    volumes: { usd: { count: 3, amount: 1_000 }, cad: { count: 0, amount: 0 } },
  });
  expect(volume.slice(0, -1).every(({ volumes }) => volumes.usd.count + volumes.cad.count === 0)).toBe(true);
  clock.advance({ days: 29 });
  const later = (await platform.totals.read('test')).volume;
  expect([later[0]?.date, later[0]?.volumes.usd.count]).toEqual([today, 3]);
  clock.advance({ days: 1 });
  expect((await platform.totals.read('test')).volume.every(({ date }) => date > today)).toBe(true);
});

test('what an account captured is counted at once when it was not counted before, and then with each transaction', async () => {
  const { api, platform } = await opened();
  const shop = await api.newSubAccount();
  const captured = () => platform.totals.capturedOn(shop.id, today);
  await shop.api.post('/v1/payments', payment({ amount: 500 }));
  await pay(api, payment({ amount: 300 }));
  expect([captured(), platform.totals.isMaintained]).toEqual([500, true]);
  const rows = [vi.spyOn(Table.prototype, 'view'), vi.spyOn(Table.prototype, 'rows')];
  const { id } = (await shop.api.post('/v1/payments', payment({ amount: 200 }))).payment;
  await platform.totals.prepare();
  expect(captured()).toBe(700);
  await shop.api.post(`/v1/payments/${id}/void`);
  expect([captured(), platform.totals.capturedOn(shop.id, '2031-05-03')]).toEqual([500, 0]);
  expect(rows.map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  platform.undo();
  expect(captured()).toBe(700);
});

test('each mode has its own totals', async () => {
  const { api, platform } = await opened();
  await pay(api, payment());
  const inTest = await platform.totals.read('test');
  const inLive = await platform.totals.read('live');
  const succeeded = (totals: typeof inTest) =>
    totals.byState.payments.find(({ state }) => state === 'succeeded')?.count;
  expect([succeeded(inTest), succeeded(inLive)]).toEqual([1, 0]);
  expect([inTest.volume.at(-1)?.volumes.usd.count, inLive.volume.at(-1)?.volumes.usd.count]).toEqual([1, 0]);
});

describe('nobody', () => {
  test('who reads has a row counted', async () => {
    const update = vi.spyOn(RowCounts.prototype, 'update');
    const view = vi.spyOn(Table.prototype, 'view');
    const { api, platform } = await opened();
    await pay(api, payment());
    expect(platform.totals.isMaintained).toBe(false);
    expect([update.mock.calls.length, view.mock.calls.length]).toEqual([0, 0]);
  });

  test('who read five minutes ago has a row counted, and the next reader gets the right numbers', async () => {
    const { api, platform, clock } = await opened();
    await platform.totals.read('test');
    clock.advance({ minutes: 5 });
    await pay(api, payment());
    expect(platform.totals.isMaintained).toBe(true);
    clock.advance({ milliseconds: 1 });
    await pay(api, payment());
    expect(platform.totals.isMaintained).toBe(false);
    expect(await platform.totals.read('test')).toEqual(recount(platform.rows, 'test', platform.now()));
  });
});

test('the rows are walked for the first reader only', async () => {
  const { api, platform } = await opened();
  await pay(api, payment());
  await platform.totals.read('test');
  const rows = [
    vi.spyOn(Table.prototype, 'view'),
    vi.spyOn(Table.prototype, 'rows'),
    vi.spyOn(Reader.prototype, 'walk'),
  ];
  await pay(api, payment());
  for (const spy of rows) spy.mockClear();
  await platform.totals.read('live');
  expect((await platform.totals.read('test')).volume.at(-1)?.volumes.usd.count).toBe(2);
  expect(rows.map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
});

describe('while many rows are counted', () => {
  const COUNT = 8_500;

  function manyPayments() {
    const store = new Store(new MemoryAdapter(), () => undefined);
    const machine = new TestClock();
    const totals = new Totals({ store, machine, now: () => machine.now() });
    store.watch((written) => totals.update(written));
    const created_at = new Date(machine.now()).toISOString();
    const row = (number: number, fields: Partial<PaymentRow> = {}) =>
      paymentRow({ id: `py_${number}`, sequence: number, created_at, ...fields });
    const put = (number: number, fields?: Partial<PaymentRow>) =>
      store.transact((rows) => putRow(rows, 'payments', row(number, fields)), {
        request_id: null,
        operation: 'moveClock',
        created_at,
      });
    store.transact((rows) => {
      for (let i = 1; i <= COUNT; i++) rows.insert('payments', row(i));
    });
    for (let i = 1; i <= 3; i++) put(COUNT + i);
    const exact = () => recount(store.rows, 'test', machine.now());
    return { store, totals, put, exact };
  }

  test('the event loop runs, and changes in between count once', async () => {
    const { totals, put, exact } = manyPayments();
    let isRead = false;
    const read = totals.read('test').then((result) => {
      isRead = true;
      return result;
    });
    let ticks = 0;
    for (; !isRead; ticks++) {
      put(ticks + 1, { amount: 7, status: 'failed' }); // counted already
      put(COUNT - ticks, { amount: 9 }); // not counted yet
      put(COUNT + 10 + ticks); // new
      await endOfTick();
    }
    expect(ticks).toBeGreaterThan(1);
    expect(await read).toEqual(exact());
    expect(await totals.read('test')).toEqual(exact());
  });

  test('readers share the walk, and rows that are replaced meanwhile begin a new one', async () => {
    const { store, totals, put, exact } = manyPayments();
    const view = vi.spyOn(Table.prototype, 'view');
    const reads = [totals.read('test'), totals.read('test')];
    const walks = view.mock.calls.length;
    await endOfTick();
    store.undo(2);
    put(COUNT + 5);
    const results = await Promise.all(reads);
    expect(results).toEqual([exact(), exact()]);
    expect(view.mock.calls.length).toBe(2 * walks);
  });
});
