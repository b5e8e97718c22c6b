import { expect, test } from 'vitest';
import { disputeReasonNames } from '../../spec/tables/dispute-reasons';
import type { ApiResponse, Api } from '../support/api';
import { bankPayment, cardPayment, payment } from '../support/bodies';
import { disputedPayment } from '../support/disputes';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const pay = async (api: Api, body: object = payment()) => (await api.post('/v1/payments', body)).payment;
const get = async (api: Api, id: string) => (await api.get(`/v1/payments/${id}`)).payment;

/** The books of a payment, oldest first. */
const books = async (api: Api, id: string) => {
  const { data } = (await api.get(`/v1/payments/${id}/payment_balance_transactions`)).as(
    'PaymentBalanceTransactionList',
  );
  return data.map((line) => [line.payment_balance_txn_type, line.amount, line.balance, line.source_type]).reverse();
};

eachFront((front) => {
  const now = () => new Date(front.clock.now()).toISOString();
  const dateIn = (days: number) => new Date(front.clock.now() + days * 86_400_000).toISOString().slice(0, 10);

  test('what is disputed has left the payment', async () => {
    const platform = await front.newPlatform();
    const { id } = await pay(platform.testMode, payment({ fees: [{ type: 'processing_fee', amount: 30 }] }));
    const before = await get(platform.testMode, id);
    front.clock.advance({ minutes: 1 });
    const answer = await platform.openDispute(id, { amount: 400, reason: 'product_not_received' });
    expect([answer.status, answer.body]).toStrictEqual([
      201,
      {
        id: expect.stringMatching(/^dp_[0-9A-Za-z]{22}$/),
        type: 'dispute',
        data: {
          id: answer.dispute.id,
          payment_id: id,
          account_id: before.account_id,
          amount: 400,
          currency: 'usd',
          reason: 'product_not_received',
          due_date: dateIn(14),
          status: 'needs_response',
          metadata: {},
          created_at: now(),
          updated_at: now(),
          dispute_response: null,
          dispute_reversal: null,
        },
        page_info: null,
      },
    ]);
    expect(await get(platform.testMode, id)).toEqual({
      ...before,
      status: 'disputed',
      disputed: true,
      amount_disputed: 400,
      amount_refundable: 600,
      balance: 570,
      disputes: [answer.dispute],
      updated_at: now(),
    });
    expect(await books(platform.testMode, id)).toEqual([
      ['payment', 1_000, 1_000, 'Payment'],
      ['payment_fee', -30, 970, 'PaymentFee'],
      ['dispute', -400, 570, 'Dispute'],
    ]);
    const { account_id } = before;
    expect(platform.events().at(-1)).toMatchObject({
      event_name: 'payment.dispute.created',
      account_id,
      data: answer.dispute,
      request_id: null,
    });
  });

  test.each([
    ['win', 'won', 'succeeded', 1_000],
    ['lose', 'lost', 'disputed', 0],
  ])('%s: the dispute is %s, the payment %s', async (decision, status, after, left) => {
    const platform = await front.newPlatform();
    const { id, dispute } = await disputedPayment(platform);
    expect(dispute).toMatchObject({ amount: 1_000, reason: 'fraudulent' });
    front.clock.advance({ days: 1 });
    const { testMode: api } = platform;
    const fresh = api.renewed();
    const decided = (await platform.decideDispute(dispute.id, decision)).dispute;
    expect(decided).toEqual({ ...dispute, status, updated_at: now() });
    expect(await get(fresh, id)).toMatchObject({
      status: after,
      disputed: left === 0,
      amount_disputed: 1_000 - left,
      amount_refundable: left,
      balance: left,
      disputes: [decided],
    });
    const won = [['dispute_refund', 1_000, 1_000, 'Dispute']];
    expect(await books(fresh, id)).toEqual([
      ['payment', 1_000, 1_000, 'Payment'],
      ['dispute', -1_000, 0, 'Dispute'],
      ...(decision === 'win' ? won : []),
    ]);
    const told = platform.events().filter(({ data }) => Object(data).status === status);
    expect(told.map(({ event_name }) => event_name)).toEqual([
      'payment.dispute.closed',
      ...(decision === 'win' ? ['payment.dispute.funds_returned'] : []),
    ]);
    for (const { data } of told) expect(data).toEqual(decided);
    const events = platform.countEvents();
    for (const again of ['respond', 'win', 'lose', ...(decision === 'win' ? ['reverse'] : [])]) {
      const refused = await platform.decideDispute(dispute.id, again);
      expect(outcome(refused)).toEqual([422, 'dispute_unexpected_state']);
      expect(refused.error.message).toBe(`dispute status ${status} does not allow the outcome ${again}`);
    }
    expect(platform.countEvents()).toBe(events);
  });

  test('without a response it is lost on its due date', async () => {
    const platform = await front.newPlatform();
    const { id, dispute } = await disputedPayment(platform);
    front.clock.advance({ days: 14, milliseconds: -1 });
    const api = platform.testMode.renewed();
    expect((await get(api, id)).disputes).toEqual([dispute]);
    front.clock.advance({ milliseconds: 1 });
    expect(dispute.due_date).toBe(now().slice(0, 10));
    const lost = { ...dispute, status: 'lost', updated_at: now() };
    expect(await get(api, id)).toMatchObject({ status: 'disputed', balance: 0, disputes: [lost] });
    expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.dispute.closed', data: lost });
  });

  test('what is not disputed can be refunded, and the payment stays disputed', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { id, dispute } = await disputedPayment(platform, { amount: 400 });
    const refund = (amount?: number) => api.post(`/v1/payments/${id}/refunds`, { amount });
    expect(outcome(await refund(601))).toEqual([422, 'refund_exceeds_amount_available']);
    expect((await refund(100)).refund.amount).toBe(100);
    expect(await get(api, id)).toMatchObject({ status: 'disputed', amount_refundable: 500, balance: 500 });
    expect((await refund()).refund.amount).toBe(500);
    expect(await get(api, id)).toMatchObject({ status: 'disputed', amount_refundable: 0, balance: 0 });
    expect(outcome(await refund())).toEqual([422, 'refund_exceeds_amount_available']);
    await platform.decideDispute(dispute.id, 'win');
    expect(await get(api, id)).toMatchObject({ status: 'partially_refunded', amount_refundable: 400, balance: 400 });
    expect((await refund()).refund.amount).toBe(400);
    expect(await get(api, id)).toMatchObject({ status: 'fully_refunded', balance: 0 });
  });

  test('after refunds, what is left is disputed; a payment that won can be disputed again', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const { id } = await pay(api);
    await api.post(`/v1/payments/${id}/refunds`, { amount: 300 });
    const tooMuch = await platform.openDispute(id, { amount: 701 });
    expect(outcome(tooMuch)).toEqual([422, 'dispute_exceeds_amount_available']);
    const first = (await platform.openDispute(id)).dispute;
    expect(first.amount).toBe(700);
    expect(outcome(await platform.openDispute(id, { amount: 1 }))).toEqual([422, 'payment_cannot_be_disputed']);
    const won = (await platform.decideDispute(first.id, 'win')).dispute;
    const second = (await platform.openDispute(id, { amount: 1 })).dispute;
    expect(await get(api, id)).toMatchObject({ status: 'disputed', amount_disputed: 1, disputes: [second, won] });
    const lost = (await platform.decideDispute(second.id, 'lose')).dispute;
    expect(await get(api, id)).toMatchObject({ amount_disputed: 1, amount_refundable: 699, disputes: [lost, won] });
  });

  test('in Canadian dollars, on a sub account, and of a bank payment', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount({ currency: 'cad' });
    const { id } = await pay(shop.api, payment({ currency: 'cad' }));
    const { dispute } = await platform.openDispute(id);
    expect(dispute).toMatchObject({ currency: 'cad', account_id: shop.id });
    expect(platform.events().at(-1)).toMatchObject({ account_id: shop.id, account_type: 'test' });
    const bank = await pay(platform.testMode, bankPayment());
    expect((await platform.openDispute(bank.id)).dispute.amount).toBe(1_000);
  });

  test('on a live account', async () => {
    const platform = await front.newPlatform();
    const { id } = await pay(platform.liveMode, cardPayment({ number: '4111111111111111' }));
    const { dispute } = await platform.openDispute(id);
    expect((await get(platform.liveMode, id)).disputes).toEqual([dispute]);
    expect(platform.events().at(-1)).toMatchObject({ account_type: 'live', data: dispute });
  });

  test('it is there after the list is asked for disputed payments', async () => {
    const platform = await front.newPlatform();
    await pay(platform.testMode);
    const { id } = await disputedPayment(platform);
    const { data } = (await platform.testMode.get('/v1/payments?payment_status=disputed')).as('PaymentList');
    expect(data.map((each) => each.id)).toEqual([id]);
  });

  test.each(disputeReasonNames)('reason %s', async (reason) => {
    const { dispute } = await disputedPayment(await front.newPlatform(), { reason });
    expect(dispute.reason).toBe(reason);
  });

  test('in process: the same, without a request', async () => {
    const platform = await front.newPlatform();
    const sandboxed = front.opened.sandbox.platform(platform.id);
    const { id } = await pay(platform.testMode);
    const dispute = sandboxed.disputes.open(id, { amount: 10, reason: 'duplicate' });
    expect((await get(platform.testMode, id)).disputes).toEqual([dispute]);
    const won = sandboxed.disputes.decide(dispute.id, 'win');
    expect((await get(platform.testMode, id)).disputes).toEqual([won]);
    const code = (asking: () => unknown) => {
      try {
        return asking();
      } catch (error) {
        return error instanceof Error && 'code' in error ? error.code : error;
      }
    };
    const asked = (method: 'open' | 'decide', ...args: unknown[]): unknown =>
      code(() => Reflect.apply(sandboxed.disputes[method], sandboxed.disputes, args));
    expect(asked('open', 'py_1')).toBe('resource_not_found');
    expect(asked('open', id, { amount: 1.5 })).toBe('parameter_invalid');
    expect(asked('open', id, { reason: 'constructor' })).toBe('parameter_invalid');
    expect(asked('decide', dispute.id, 'constructor')).toBe('parameter_invalid');
    expect(asked('decide', dispute.id, 'win')).toBe('dispute_unexpected_state');
  });
});
