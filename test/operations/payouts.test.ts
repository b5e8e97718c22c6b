import { describe, expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import type { Api, ApiResponse } from '../support/api';
import { bankPayment, payment } from '../support/bodies';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';
import { goTo, next } from '../support/weekdays';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const pay = async (api: Api, body: object = payment()) => (await api.post('/v1/payments', body)).payment.id;
// Tokens end after a day, and days pass.
const payoutsOf = async (api: Api, query = '') =>
  (await api.renewed().get(`/v1/payouts${query}`)).as('PayoutList').data;
const payoutEvents = (platform: TestPlatform) =>
  platform.events().filter(({ event_name }) => event_name.startsWith('payout.'));

eachFront((front) => {
  const { clock } = front;
  /** A sub account on a Monday at noon. */
  const open = async (fields: object = {}) => {
    goTo(clock, 'Monday', '12:00:00.000');
    const platform = await front.newPlatform();
    return { platform, shop: await platform.newSubAccount(fields) };
  };

  test('the ledger of a day is paid out two business days later', async () => {
    const { platform, shop } = await open();
    const fees = [
      { type: 'processing_fee', amount: 40 },
      { type: 'platform_fee', amount: 25 },
    ];
    const id = await pay(shop.api, payment({ fees }));
    await pay(shop.api, payment({ amount: 2_000 }));
    await shop.api.post(`/v1/payments/${id}/refunds`, { amount: 300, fees: [{ type: 'platform_fee', amount: 5 }] });
    const created_at = next(clock.now(), 'Tuesday');
    goTo(clock, 'Tuesday');
    const [payout, ...others] = await payoutsOf(shop.api);
    expect(others).toEqual([]);
    expect(payout).toStrictEqual({
      id: expect.stringMatching(/^po_[0-9A-Za-z]{22}$/),
      account_id: shop.id,
      amount: 2_640,
      bank_account: {
        id: shop.id.replace('acc_', 'ba_'),
        full_name: 'Account Owner',
        bank_name: 'Test Bank',
        account_number_last4: 6789,
        routing_number: '110000000',
        country: 'US',
        currency: 'usd',
        nickname: 'Successful Payout',
        account_type: 'checking',
      },
      currency: 'usd',
      delivery_method: 'standard',
      description: 'Payout',
      deposits_at: next(clock.now(), 'Thursday'),
      fees_total: 60,
      refunds_count: 1,
      refunds_total: -300,
      payments_count: 2,
      payments_total: 3_000,
      payout_type: 'cc',
      other_total: 0,
      status: 'scheduled',
      settlement_priority: 'standard',
      metadata: {},
      created_at,
      updated_at: created_at,
    });
    const sent_at = goTo(clock, 'Wednesday');
    expect(await payoutsOf(shop.api)).toEqual([{ ...payout, status: 'in_transit', updated_at: sent_at }]);
    const paid = { ...payout, status: 'paid', updated_at: goTo(clock, 'Thursday') };
    expect(await payoutsOf(shop.api)).toEqual([paid]);
    expect((await shop.api.renewed().get(`/v1/payouts/${payout?.id}`)).payout).toEqual(paid);
    expect(payoutEvents(platform)).toMatchObject([
      { event_name: 'payout.created', data: payout, account_id: shop.id, created_at, request_id: null },
      { event_name: 'payout.paid', data: paid, account_id: shop.id },
    ]);
  });

  test('each type of payment method has a payout of its own, and each account', async () => {
    const { platform, shop } = await open();
    const other = await platform.newSubAccount();
    await pay(shop.api);
    await pay(shop.api, { ...bankPayment(), amount: 700 });
    await pay(other.api, payment({ amount: 500 }));
    await pay(platform.testMode, payment({ amount: 900 }));
    goTo(clock, 'Tuesday');
    const shown = async (api: Api) =>
      (await payoutsOf(api)).map(({ payout_type, amount }) => `${payout_type} ${amount}`).sort();
    expect(await shown(shop.api)).toEqual(['ach 700', 'cc 1000']);
    expect(await shown(other.api)).toEqual(['cc 500']);
    expect(await shown(platform.testMode)).toEqual(['ach 700', 'cc 1000', 'cc 500', 'cc 900']);
    expect((await platform.testMode.renewed().get('/v1/proceeds')).as('ProceedsPayoutList').data).toEqual([]);
  });

  test('a payout in Canadian dollars has arrived when it is created', async () => {
    const { platform, shop } = await open({ currency: 'cad' });
    await pay(shop.api, payment({ currency: 'cad' }));
    const created_at = goTo(clock, 'Tuesday');
    const [payout] = await payoutsOf(shop.api);
    expect(payout).toMatchObject({ status: 'paid', currency: 'cad', bank_account: { country: 'CA' }, created_at });
    expect((payout?.deposits_at ?? '') < created_at).toBe(true);
    expect(payoutEvents(platform).map(({ event_name }) => event_name)).toEqual(['payout.created', 'payout.paid']);
    expect(outcome(await platform.endPayout(payout?.id ?? '', 'fail'))).toEqual([422, 'payout_unexpected_state']);
  });

  test('a debt in Canadian dollars is collected by a payout with a negative amount', async () => {
    const { platform, shop } = await open({ currency: 'cad' });
    const id = await pay(shop.api, payment({ currency: 'cad' }));
    goTo(clock, 'Tuesday', '12:00:00.000');
    await shop.api.renewed().post(`/v1/payments/${id}/refunds`, { amount: 400 });
    goTo(clock, 'Wednesday', '12:00:00.000');
    const payouts = await payoutsOf(shop.api);
    expect(payouts.map(({ amount, status }) => [amount, status])).toEqual([
      [-400, 'paid'],
      [941, 'paid'],
    ]);
    const query = `?payout_id=${payouts[0]?.id}`;
    const entries = (await shop.api.renewed().get(`/v1/balance_transactions${query}`)).as(
      'BalanceTransactionList',
    ).data;
    expect(entries.map(({ txn_type, net }) => [txn_type, net])).toEqual([
      ['payout', 400],
      ['seller_payment_refund', -400],
    ]);
    expect(payoutEvents(platform).map(({ event_name }) => event_name)).toEqual([
      'payout.created',
      'payout.paid',
      'payout.created',
      'payout.paid',
    ]);
  });

  test('a debt is carried over, and an account that is disabled is not paid', async () => {
    const { platform, shop } = await open();
    const id = await pay(shop.api);
    goTo(clock, 'Tuesday', '12:00:00.000');
    await shop.api.renewed().post(`/v1/payments/${id}/refunds`, { amount: 400 });
    goTo(clock, 'Wednesday', '12:00:00.000');
    expect(await payoutsOf(shop.api)).toHaveLength(1);
    await pay(shop.api.renewed(), payment({ amount: 600 }));
    await platform.review(shop.id, 'disable');
    goTo(clock, 'Thursday', '12:00:00.000');
    expect(await payoutsOf(shop.api)).toHaveLength(1);
    await platform.review(shop.id, 'enable');
    goTo(clock, 'Friday', '12:00:00.000');
    const [late] = await payoutsOf(shop.api);
    expect(late).toMatchObject({ amount: 200, payments_total: 600, refunds_total: -400 });
  });

  test('a payout that fails keeps its entries, and the next one pays its amount', async () => {
    const { platform, shop } = await open();
    await pay(shop.api);
    goTo(clock, 'Wednesday');
    const [sent] = await payoutsOf(shop.api);
    await pay(shop.api.renewed(), payment({ amount: 500 }));
    const failed = (await platform.endPayout(sent?.id ?? '', 'fail')).payout;
    expect(failed).toEqual({ ...sent, status: 'failed', updated_at: new Date(clock.now()).toISOString() });
    expect(payoutEvents(platform).at(-1)).toMatchObject({ event_name: 'payout.failed', data: failed });
    const ledger = async (query = '') =>
      (await shop.api.renewed().get(`/v1/balance_transactions${query}`)).ledger.map(
        ({ txn_type, net, payout_id }) => [txn_type, net, payout_id] as const,
      );
    const ofFailed = [
      ['payout', -1_000, failed.id],
      ['seller_payment', 1_000, failed.id],
    ];
    expect(await ledger()).toEqual([['payout_failed', 1_000, null], ['seller_payment', 500, null], ...ofFailed]);
    goTo(clock, 'Thursday');
    const [again] = await payoutsOf(shop.api);
    expect(again).toMatchObject({ amount: 1_500, payments_count: 1, payments_total: 500, other_total: 1_000 });
    const id = again?.id ?? '';
    expect(await ledger(`?payout_id=${id}`)).toEqual([
      ['payout', -1_500, id],
      ['payout_failed', 1_000, id],
      ['seller_payment', 500, id],
    ]);
    expect(await ledger(`?payout_id=${failed.id}`)).toEqual(ofFailed);
    const canceled = (await platform.endPayout(id, 'cancel')).payout;
    expect([canceled.status, payoutEvents(platform).at(-1)?.event_name]).toEqual(['canceled', 'payout.created']);
  });

  test('metadata is replaced as a whole', async () => {
    const { shop } = await open();
    await pay(shop.api);
    goTo(clock, 'Tuesday');
    const [payout] = await payoutsOf(shop.api);
    const api = shop.api.renewed();
    const path = `/v1/payouts/${payout?.id}`;
    const changed = (await api.patch(path, { metadata: { customer_payout_id: 'order_1' } })).payout;
    expect(changed).toEqual({ ...payout, metadata: { customer_payout_id: 'order_1' } });
    expect((await api.patch(path, { metadata: { a: 1 } })).payout.metadata).toEqual({ a: 1 });
    expect((await api.get(path)).payout.metadata).toEqual({ a: 1 });
    expect(outcome(await api.patch(path, { amount: 1 }))).toEqual([422, 'unexpected_parameter']);
    expect(outcome(await api.patch(path, { metadata: {} }, { 'Idempotency-Key': null }))).toEqual([
      400,
      'idempotency_key_required',
    ]);
  });

  test('the list is filtered by status and time, and by account in the path', async () => {
    const { platform, shop } = await open();
    const canadian = await platform.newSubAccount({ currency: 'cad' });
    await pay(shop.api);
    await pay(canadian.api, payment({ currency: 'cad' }));
    goTo(clock, 'Tuesday', '12:00:00.000');
    await pay(shop.api.renewed(), payment({ amount: 2_000 }));
    goTo(clock, 'Wednesday', '12:00:00.000');
    const all = await payoutsOf(platform.testMode);
    const ids = async (query: string, api = platform.testMode) => (await payoutsOf(api, query)).map(({ id }) => id);
    const where = (holds: (payout: (typeof all)[number]) => boolean) => all.filter(holds).map(({ id }) => id);
    expect(all.map(({ status }) => status).sort()).toEqual(['in_transit', 'paid', 'scheduled']);
    for (const status of ['scheduled', 'in_transit', 'paid', 'failed', 'forwarded'])
      expect(await ids(`?status=${status}`)).toEqual(where((payout) => payout.status === status));
    for (const at of [...all.map(({ deposits_at }) => deposits_at), '2000-01-01', '2999-01-01']) {
      expect(await ids(`?deposits_after=${at}`)).toEqual(where(({ deposits_at }) => deposits_at > at));
      expect(await ids(`?deposits_before=${at}`)).toEqual(where(({ deposits_at }) => deposits_at < at));
      expect(await ids(`?deposits_after=${at}&status=scheduled`)).toEqual(
        where(({ deposits_at, status }) => deposits_at > at && status === 'scheduled'),
      );
    }
    const [newest] = all;
    expect(await ids(`?created_before=${newest?.created_at}`)).toEqual(where(({ id }) => id !== newest?.id));
    expect(await ids(`?created_after=${newest?.created_at}`)).toEqual([]);
    expect(outcome(await platform.testMode.renewed().get('/v1/payouts?status=sent'))).toEqual([
      422,
      'parameter_invalid',
    ]);

    const ofAccount = async (api: Api, id: string) =>
      (await api.renewed().get(`/v1/account/${id}/payouts?limit=10`)).as('PayoutList').data.map((payout) => payout.id);
    expect(await ofAccount(platform.testMode, shop.id)).toEqual(where(({ account_id }) => account_id === shop.id));
    expect(await ofAccount(canadian.api, shop.id)).toEqual(where(({ account_id }) => account_id === shop.id));
    for (const [api, id] of [
      [platform.liveMode, shop.id],
      [platform.testMode, 'acc_1'],
    ] as const)
      expect(outcome(await api.renewed().get(`/v1/account/${id}/payouts`))).toEqual([404, 'resource_not_found']);
  });

  test('a payout is visible to its account and its mode only, and is none of proceeds', async () => {
    const { platform, shop } = await open();
    const other = await platform.newSubAccount();
    await pay(shop.api, payment({ fees: [{ type: 'platform_fee', amount: 30 }] }));
    goTo(clock, 'Tuesday');
    const [{ id } = { id: '' }] = await payoutsOf(shop.api);
    const api = platform.testMode.renewed();
    const [proceeds] = (await api.get('/v1/proceeds')).as('ProceedsPayoutList').data;
    for (const path of ['payouts', 'reports/payouts']) {
      expect((await api.get(`/v1/${path}/${id}`)).status).toBe(200);
      for (const outsider of [other.api.renewed(), platform.liveMode.renewed()])
        expect(outcome(await outsider.get(`/v1/${path}/${id}`))).toEqual([404, 'resource_not_found']);
      expect(outcome(await api.get(`/v1/${path}/${proceeds?.id}`))).toEqual([404, 'resource_not_found']);
    }
    expect(outcome(await api.get(`/v1/proceeds/${id}`))).toEqual([404, 'resource_not_found']);
    expect(outcome(await other.api.renewed().patch(`/v1/payouts/${id}`, { metadata: { a: 1 } }))).toEqual([
      404,
      'resource_not_found',
    ]);
    expect((await api.get(`/v1/payouts/${id}`)).payout.metadata).toEqual({});
  });

  describe('the report', () => {
    test('is a CSV at an address that needs no token', async () => {
      const { shop } = await open();
      await pay(shop.api, payment({ fees: [{ type: 'platform_fee', amount: 30 }] }));
      goTo(clock, 'Tuesday');
      const [{ id } = { id: '' }] = await payoutsOf(shop.api);
      const { target } = shop.api;
      const report = (await shop.api.renewed().get(`/v1/reports/payouts/${id}`)).as('PayoutReportEnvelope');
      expect([report.id, report.type, report.data.id]).toEqual([id, 'payout', id]);
      const address = report.data.csv_url;
      const response = await target.fetch(address);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}.csv"`);
      const lines = (await response.text()).trimEnd().split('\r\n');
      expect(lines.map((line) => line.split(',').slice(2, 7).join(' '))).toEqual([
        '"txn_type" "amount" "fee" "net" "currency"',
        '"seller_payment" 1000 0 1000 "usd"',
        '"platform_fee" -30 0 -30 "usd"',
        '"payout" -970 0 -970 "usd"',
      ]);
      clock.advance({ milliseconds: 1_000 * limits.report_address_seconds.value - 1 });
      expect((await target.fetch(address)).status).toBe(200);
      clock.advance({ milliseconds: 1 });
      expect((await target.fetch(address)).status).toBe(404);
      recordExercised('limits', 'report_address_seconds');
      for (const forged of [address.replace('.csv', '0.csv'), address.replace(id, 'po_1'), `${address}x`])
        expect((await target.fetch(forged)).status).toBe(404);
    });
  });
});
