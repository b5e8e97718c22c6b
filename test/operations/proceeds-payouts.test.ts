import { describe, expect, test } from 'vitest';
import type { ApiResponse, Api } from '../support/api';
import { cardPayment, payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';
import { goTo, next } from '../support/weekdays';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const platformFee = (amount: number) => [{ type: 'platform_fee', amount }];
const earn = async (api: Api, amount: number) =>
  (await api.post('/v1/payments', payment({ fees: platformFee(amount) }))).payment.id;
const giveBack = (api: Api, paymentId: string, amount: number) =>
  api.post(`/v1/payments/${paymentId}/refunds`, { amount, fees: platformFee(amount) });
// Tokens end after a day, and days pass.
const payouts = async ({ testMode: api }: TestPlatform) =>
  (await api.renewed().get('/v1/proceeds')).as('ProceedsPayoutList').data;
const payoutEvents = (platform: TestPlatform) =>
  platform.events().filter(({ event_name }) => event_name.startsWith('proceeds.'));

eachFront((front) => {
  const { clock } = front;
  const statusOf = async (platform: TestPlatform) => (await payouts(platform)).map(({ status }) => status);

  test('the fees of a day are paid out two business days later', async () => {
    goTo(clock, 'Monday', '12:00:00.000');
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const other = await platform.newSubAccount();
    const first = await earn(shop.api, 30);
    await earn(other.api, 45);
    await giveBack(shop.api, first, 10);
    const created_at = next(clock.now(), 'Tuesday');
    clock.advance({ milliseconds: Date.parse(created_at) - clock.now() - 1 });
    expect(await payouts(platform)).toEqual([]);

    clock.advance({ milliseconds: 1 });
    const [payout] = await payouts(platform);
    const account_id = platform.events()[0]?.platform_account_id ?? '';
    expect(payout).toStrictEqual({
      id: expect.stringMatching(/^po_[0-9A-Za-z]{22}$/),
      account_id,
      amount: 65,
      bank_account: {
        id: account_id.replace('acc_', 'ba_'),
        full_name: 'Platform Owner',
        bank_name: 'Test Bank',
        account_number_last4: 6789,
        routing_number: '110000000',
        country: 'US',
        currency: 'usd',
        nickname: 'Proceeds',
        account_type: 'checking',
      },
      currency: 'usd',
      delivery_method: 'standard',
      description: null,
      deposits_at: next(clock.now(), 'Thursday'),
      payments_count: 2,
      payments_total: 75,
      refunds_count: 1,
      refunds_total: -10,
      other_total: 0,
      payout_type: 'proceeds',
      status: 'scheduled',
      metadata: {},
      created_at,
      updated_at: created_at,
    });

    const sent_at = goTo(clock, 'Wednesday');
    const sent = { ...payout, status: 'in_transit', updated_at: sent_at };
    expect(await payouts(platform)).toEqual([sent]);
    const paid_at = goTo(clock, 'Thursday');
    const paid = { ...payout, status: 'paid', updated_at: paid_at };
    expect(await payouts(platform)).toEqual([paid]);
    expect(payoutEvents(platform)).toMatchObject([
      { event_name: 'proceeds.payout.created', data: payout, account_id, created_at, request_id: null },
      { event_name: 'proceeds.payout.paid', data: paid, account_id, created_at: paid_at },
    ]);
  });

  test('what is earned on a Friday arrives on Tuesday', async () => {
    goTo(clock, 'Friday', '23:59:59.999');
    const platform = await front.newPlatform();
    await earn(platform.testMode, 30);
    goTo(clock, 'Saturday');
    expect(await payouts(platform)).toMatchObject([{ status: 'scheduled', deposits_at: next(clock.now(), 'Tuesday') }]);
    goTo(clock, 'Sunday', '23:59:59.999');
    expect(await statusOf(platform)).toEqual(['scheduled']);
    goTo(clock, 'Monday');
    expect(await statusOf(platform)).toEqual(['in_transit']);
    goTo(clock, 'Monday', '23:59:59.999');
    expect(await statusOf(platform)).toEqual(['in_transit']);
    goTo(clock, 'Tuesday');
    expect(await statusOf(platform)).toEqual(['paid']);
  });

  test('each day has a payout of its own, and a day without fees has none', async () => {
    goTo(clock, 'Monday', '12:00:00.000');
    const platform = await front.newPlatform();
    await earn(platform.testMode, 1);
    goTo(clock, 'Tuesday', '12:00:00.000');
    await earn(platform.testMode.renewed(), 2);
    const quiet = [{ type: 'processing_fee', amount: 50 }];
    goTo(clock, 'Wednesday', '12:00:00.000');
    await platform.testMode.renewed().post('/v1/payments', payment({ fees: quiet }));
    goTo(clock, 'Friday', '12:00:00.000');
    await earn(platform.testMode.renewed(), 4);
    goTo(clock, 'Saturday');
    const all = await payouts(platform);
    expect(all.map(({ amount }) => amount)).toEqual([4, 2, 1]);
    const page = (await platform.testMode.renewed().get('/v1/proceeds?limit=1')).as('ProceedsPayoutList');
    expect(page.data).toEqual([all[0]]);
    const after = await platform.testMode.renewed().get(`/v1/proceeds?after_cursor=${page.page_info.end_cursor}`);
    expect(after.as('ProceedsPayoutList').data).toEqual(all.slice(1));
  });

  test('what is not more than nothing is carried over', async () => {
    goTo(clock, 'Monday', '12:00:00.000');
    const platform = await front.newPlatform();
    const first = await earn(platform.testMode, 30);
    goTo(clock, 'Tuesday', '12:00:00.000');
    await giveBack(platform.testMode.renewed(), first, 30);
    goTo(clock, 'Wednesday', '12:00:00.000');
    expect((await payouts(platform)).map(({ amount }) => amount)).toEqual([30]);
    await earn(platform.testMode.renewed(), 30);
    // Now it comes to nothing: that is no payout either.
    goTo(clock, 'Thursday', '12:00:00.000');
    expect(await payouts(platform)).toHaveLength(1);
    await earn(platform.testMode.renewed(), 5);
    goTo(clock, 'Friday');
    const [late] = await payouts(platform);
    expect(late).toMatchObject({
      amount: 5,
      payments_count: 2,
      payments_total: 35,
      refunds_count: 1,
      refunds_total: -30,
    });
  });

  test('a void takes its fee out of the batch', async () => {
    goTo(clock, 'Monday', '12:00:00.000');
    const platform = await front.newPlatform();
    const voided = await earn(platform.testMode, 30);
    await earn(platform.testMode, 50);
    await platform.testMode.post(`/v1/payments/${voided}/void`);
    goTo(clock, 'Tuesday');
    expect(await payouts(platform)).toMatchObject([
      { amount: 50, payments_count: 2, payments_total: 80, refunds_count: 1, refunds_total: -30 },
    ]);
  });

  test('a fee is earned when the money is taken', async () => {
    goTo(clock, 'Monday', '12:00:00.000');
    const platform = await front.newPlatform();
    const body = payment({ capture_strategy: 'manual', fees: platformFee(30) });
    const { id } = (await platform.testMode.post('/v1/payments', body)).payment;
    goTo(clock, 'Tuesday', '12:00:00.000');
    expect(await payouts(platform)).toEqual([]);
    await platform.testMode.renewed().post(`/v1/payments/${id}/capture`);
    goTo(clock, 'Wednesday');
    expect((await payouts(platform)).map(({ amount }) => amount)).toEqual([30]);
  });

  describe('a payout that does not arrive', () => {
    const end = (platform: TestPlatform, id: string, outcome: string) =>
      platform.testMode.post(`/_sandbox/platforms/${platform.id}/proceeds/${id}/end`, { outcome });

    test('is paid with the next one', async () => {
      goTo(clock, 'Monday', '12:00:00.000');
      const platform = await front.newPlatform();
      await earn(platform.testMode, 30);
      goTo(clock, 'Wednesday');
      const [sent] = await payouts(platform);
      const failed = (await end(platform, sent?.id ?? '', 'fail')).proceedsPayout;
      expect(failed).toEqual({ ...sent, status: 'failed', updated_at: new Date(clock.now()).toISOString() });
      expect(payoutEvents(platform).at(-1)).toMatchObject({ event_name: 'proceeds.payout.failed', data: failed });

      goTo(clock, 'Thursday');
      const [again] = await payouts(platform);
      expect(again).toMatchObject({ amount: 30, payments_count: 0, payments_total: 0, other_total: 30 });
      const canceled = (await end(platform, again?.id ?? '', 'cancel')).proceedsPayout;
      expect(canceled.status).toBe('canceled');
      goTo(clock, 'Friday');
      expect(await statusOf(platform)).toEqual(['scheduled', 'canceled', 'failed']);
    });

    test.each([
      ['Tuesday', 'fail'],
      ['Wednesday', 'cancel'],
      ['Thursday', 'fail'],
      ['Thursday', 'cancel'],
    ] as const)('on %s it cannot %s', async (weekday, how) => {
      goTo(clock, 'Monday', '12:00:00.000');
      const platform = await front.newPlatform();
      await earn(platform.testMode, 30);
      goTo(clock, weekday);
      const [payout] = await payouts(platform);
      expect(outcome(await end(platform, payout?.id ?? '', how))).toEqual([422, 'payout_unexpected_state']);
      expect(await payouts(platform)).toEqual([payout]);
    });

    test('has to be there', async () => {
      const platform = await front.newPlatform();
      expect(outcome(await end(platform, 'po_1', 'fail'))).toEqual([404, 'resource_not_found']);
      expect(outcome(await end(platform, 'po_1', 'pay'))).toEqual([422, 'parameter_invalid']);
    });
  });

  test('belong to the platform account, and to its world', async () => {
    goTo(clock, 'Monday', '12:00:00.000');
    const platform = await front.newPlatform();
    const otherPlatform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    await earn(shop.api, 30);
    // Test cards are declined there.
    const live = cardPayment({ number: '4111111111111111' });
    await platform.liveMode.post('/v1/payments', { ...live, fees: platformFee(7) });
    goTo(clock, 'Tuesday');
    const api = platform.testMode.renewed();
    const [payout] = await payouts(platform);
    const { id, account_id } = payout ?? { id: '', account_id: '' };
    const list = async (from: Api, path = '/v1/proceeds') => (await from.get(path)).as('ProceedsPayoutList').data;

    expect(payout?.amount).toBe(30);
    expect(await list(api.on(account_id))).toEqual([payout]);
    expect((await list(platform.liveMode.renewed())).map(({ amount }) => amount)).toEqual([7]);
    expect((await api.get(`/v1/proceeds/${id}`)).proceedsPayout).toEqual(payout);
    for (const other of [api.on(shop.id), otherPlatform.testMode.renewed()]) {
      expect(await list(other)).toEqual([]);
      expect(outcome(await other.get(`/v1/proceeds/${id}`))).toEqual([404, 'resource_not_found']);
    }
    expect(outcome(await platform.liveMode.renewed().get(`/v1/proceeds/${id}`))).toEqual([404, 'resource_not_found']);
  });

  test('the older paths answer the same, and say that they are older', async () => {
    goTo(clock, 'Monday', '12:00:00.000');
    const platform = await front.newPlatform();
    await earn(platform.testMode, 30);
    goTo(clock, 'Tuesday');
    const api = platform.testMode.renewed();
    const [payout] = await payouts(platform);
    for (const path of ['', `/${payout?.id}`, '/po_1']) {
      const now = await api.get(`/v1/proceeds${path}`);
      const before = await api.get(`/v1/platform/proceeds${path}`);
      expect([before.status, before.body]).toEqual([now.status, now.body]);
      expect([before.headers.get('Deprecation'), now.headers.get('Deprecation')]).toEqual(['true', null]);
    }
  });
});
