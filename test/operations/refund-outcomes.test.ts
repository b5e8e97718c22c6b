import { describe, expect, test } from 'vitest';
import { bankReturnReasons } from '../../spec/tables/outcomes';
import { declineCodes } from '../../spec/tables/decline-codes';
import { type ApiResponse, type Api, exchange } from '../support/api';
import { bankPayment } from '../support/bodies';
import { bankToken, complete, makeCheckout } from '../support/checkouts';
import { eachFront } from '../support/fronts';
import { goTo, next } from '../support/weekdays';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const get = async (api: Api, id: string) => (await api.get(`/v1/payments/${id}`)).payment;
const refund = (api: Api, id: string, body: object = {}) => api.post(`/v1/payments/${id}/refunds`, body);

/** A bank account whose bank takes no refunds, and one whose bank takes two business days for everything. */
const refusing = '000444444440';
const slow = '000555555559';

const fees = [
  { type: 'processing_fee', amount: 30 },
  { type: 'platform_fee', amount: 20 },
];

/** A bank payment of 1000 that is settled, unless the bank is slow. */
async function bankPaid(api: Api, account_number: string): Promise<string> {
  return (await api.post('/v1/payments', { ...bankPayment({ account_number }), fees })).payment.id;
}

const books = async (api: Api, id: string) => {
  const { data } = (await api.get(`/v1/payments/${id}/payment_balance_transactions`)).as(
    'PaymentBalanceTransactionList',
  );
  return data.map((line) => [line.payment_balance_txn_type, line.amount]).reverse();
};

const paidBooks = [
  ['payment', 1_000],
  ['payment_fee', -30],
  ['payment_fee', -20],
];

eachFront((front) => {
  const { clock } = front;
  const now = () => new Date(clock.now()).toISOString();

  describe('a refund that the bank does not take', () => {
    test('fails, and leaves the payment as it was', async () => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const id = await bankPaid(api, refusing);
      const before = await get(api, id);
      const events = platform.countEvents();
      const pending = (await refund(api, id, { amount: 400, fees: [{ type: 'platform_fee', amount: 5 }] })).refund;
      expect(pending).toMatchObject({ status: 'pending', returned_fees: [{ returned_amount: 5 }] });
      const failed = (await api.get(`/v1/refunds/${pending.id}`)).refund;
      expect(failed).toEqual({ ...pending, status: 'failed', returned_fees: [] });
      expect(await get(api, id)).toEqual({ ...before, refunds: [failed] });
      expect(await books(api, id)).toEqual(paidBooks);
      expect(platform.events().slice(events)).toMatchObject([
        { event_name: 'payment.refund.updated', data: failed, request_id: null },
      ]);
    });
  });

  describe('a slow bank', () => {
    test('settles a payment two business days later', async () => {
      goTo(clock, 'Friday', '12:00:00.000');
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const id = await bankPaid(api, slow);
      expect(await get(api, id)).toMatchObject({ status: 'pending', captured: false, balance: 0 });
      expect(await books(api, id)).toEqual([]);
      const settles_at = next(clock.now(), 'Tuesday');
      clock.advance({ milliseconds: Date.parse(settles_at) - clock.now() - 1 });
      expect((await get(api.renewed(), id)).status).toBe('pending');
      clock.advance({ milliseconds: 1 });
      expect(await get(api.renewed(), id)).toMatchObject({ status: 'succeeded', updated_at: settles_at });
    });

    test('and takes as long for a refund; meanwhile there is no other one', async () => {
      goTo(clock, 'Monday', '12:00:00.000');
      const platform = await front.newPlatform();
      const id = await bankPaid(platform.testMode, slow);
      goTo(clock, 'Wednesday');
      const api = platform.testMode.renewed();
      const pending = (await refund(api, id, { amount: 400 })).refund;
      const refused = await refund(api, id, { amount: 1 });
      expect([...outcome(refused), refused.headers.get('should-retry')]).toEqual([409, 'refund_in_progress', 'true']);
      expect(outcome(await api.post(`/v1/payments/${id}/refunds`, {}))).toEqual([409, 'refund_in_progress']);
      for (const asking of [platform.openDispute(id, { amount: 1 }), platform.returnPayment(id)]) {
        expect(outcome(await asking)).toEqual([409, 'refund_in_progress']);
      }
      expect(await get(api, id)).toMatchObject({ status: 'succeeded', amount_refundable: 1_000, refunds: [pending] });
      goTo(clock, 'Friday');
      const fresh = platform.testMode.renewed();
      expect(await get(fresh, id)).toMatchObject({
        status: 'partially_refunded',
        amount_refundable: 600,
        refunds: [{ ...pending, status: 'succeeded', updated_at: now() }],
      });
      expect((await refund(fresh, id)).refund.amount).toBe(600);
    });

    test('a refund that is on its way settles on a payment that is disputed meanwhile', async () => {
      goTo(clock, 'Monday', '12:00:00.000');
      const platform = await front.newPlatform();
      const id = await bankPaid(platform.testMode, slow);
      goTo(clock, 'Wednesday');
      const { dispute } = await platform.openDispute(id, { amount: 100 });
      await refund(platform.testMode.renewed(), id);
      goTo(clock, 'Friday');
      const api = platform.testMode.renewed();
      expect(await get(api, id)).toMatchObject({ status: 'disputed', amount_refunded: 900, amount_refundable: 0 });
      await platform.decideDispute(dispute.id, 'win');
      expect(await get(api, id)).toMatchObject({ status: 'partially_refunded', amount_refundable: 100 });
    });

    test('on a live account it is not known, and there is no such bank account', async () => {
      const { liveMode } = await front.newPlatform();
      const id = await bankPaid(liveMode, slow);
      expect(await get(liveMode, id)).toMatchObject({ status: 'failed', error_code: 'no_account' });
    });
  });

  describe('a bank payment that comes back after it was settled', () => {
    test('has failed, and nothing is left of it', async () => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const id = await bankPaid(api, '000123456789');
      const before = await get(api, id);
      clock.advance({ hours: 2 });
      const answer = await platform.returnPayment(id);
      const payment = await get(api, id);
      expect([answer.status, answer.asControl('PaymentEnvelope').data]).toEqual([200, payment]);
      expect(payment).toEqual({
        ...before,
        status: 'failed',
        returned: true,
        amount_returned: 1_000,
        amount_refundable: 0,
        balance: 0,
        fees: before.fees.map((fee) => ({ ...fee, remaining_amount: 0 })),
        error_code: 'insufficient_funds',
        error_description: declineCodes.insufficient_funds.message,
        updated_at: now(),
      });
      expect(await books(api, id)).toEqual([...paidBooks, ['fee_refund', 30], ['fee_refund', 20], ['void', -1_000]]);
      expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.failed', data: payment });
      expect(outcome(await refund(api, id))).toEqual([422, 'refund_error']);
      expect(outcome(await platform.openDispute(id))).toEqual([422, 'payment_cannot_be_disputed']);
    });

    test.each(bankReturnReasons)('because of %s', async (reason) => {
      const platform = await front.newPlatform();
      const id = await bankPaid(platform.testMode, '000123456789');
      await platform.returnPayment(id, { reason });
      expect((await get(platform.testMode, id)).error_code).toBe(reason);
    });

    test('its intent and its checkout stay as they are', async () => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const checkout = await makeCheckout(api);
      const { payment_id } = (await complete(api, checkout.id, await bankToken(api))).completion;
      await platform.returnPayment(payment_id);
      expect((await api.get(`/v1/checkouts/${checkout.id}`)).checkout).toMatchObject({
        status: 'completed',
        successful_payment_id: payment_id,
      });
      expect((await get(api, payment_id)).status).toBe('failed');
    });

    test('404, and a body that is none', async () => {
      const platform = await front.newPlatform();
      const other = await front.newPlatform();
      const id = await bankPaid(platform.testMode, '000123456789');
      for (const unknown of [id, 'py_1', '__proto__']) {
        expect(outcome(await other.returnPayment(unknown))).toEqual([404, 'resource_not_found']);
      }
      const path = `/_sandbox/platforms/${platform.id}/payments/${id}/return`;
      for (const [body, status, code] of [
        ['{"reason":"do_not_honor"}', 422, 'parameter_invalid'],
        ['{"amount":5}', 422, 'unexpected_parameter'],
        ['{', 400, 'malformed_request'],
      ] as const) {
        expect(outcome(await exchange(front.opened, 'POST', path, { body }))).toEqual([status, code]);
      }
      expect((await get(platform.testMode, id)).status).toBe('succeeded');
    });

    test('in process: the same, without a request', async () => {
      const platform = await front.newPlatform();
      const sandboxed = front.opened.sandbox.platform(platform.id);
      const id = await bankPaid(platform.testMode, '000123456789');
      const unknown = () => Reflect.apply(sandboxed.payments.return, sandboxed.payments, [id, 'constructor']);
      expect(unknown).toThrow(expect.objectContaining({ code: 'parameter_invalid' }));
      const shown = sandboxed.payments.return(id, 'account_closed');
      expect(await get(platform.testMode, id)).toEqual(shown);
    });
  });
});
