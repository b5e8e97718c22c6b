import { bankPayment, manualPayment, payment } from '../bodies';
import { succeeded } from '../timed-platform';
import { after, type Read, type Move, type Start, type MachineRecipes } from './recipe';

/** A bank that takes two business days, so that requests find the payment pending. */
const slowBank = { account_number: '000555555559' };

const read: Read = async (timed, id) => (await timed.get(`/v1/payments/${id}`)).payment;

const made =
  (body: object): Start =>
  async (timed) => {
    const { id } = (await timed.post('/v1/payments', body)).payment;
    return read(timed, id);
  };

const pending = made(bankPayment(slowBank));
const bouncing = made({ ...bankPayment(slowBank), metadata: { payment_test: { scenario: 'insufficient_funds' } } });
const authorized = made(manualPayment());
const paid = made(payment());
const settledByBank = made(bankPayment());

const capture: Move = (timed, id) => timed.post(`/v1/payments/${id}/capture`);
const voiding: Move = (timed, id) => timed.post(`/v1/payments/${id}/void`);
const refund =
  (amount?: number): Move =>
  (timed, id) =>
    timed.post(`/v1/payments/${id}/refunds`, { amount });
const dispute =
  (amount?: number): Move =>
  async ({ platform }, id) =>
    succeeded(await platform.openDispute(id, { amount }));
const win: Move = async (timed, id) => {
  const [open] = (await timed.get(`/v1/payments/${id}`)).payment.disputes;
  succeeded(await timed.platform.decideDispute(open?.id ?? '', 'win'));
};
const back: Move = async ({ platform }, id) => succeeded(await platform.returnPayment(id));
const wait =
  (span: string): Move =>
  (timed) =>
    timed.wait(span);

const partiallyRefunded = after(paid, refund(400), read);
const disputed = after(paid, dispute(600), read);

export const paymentRecipes: MachineRecipes<'payment'> = {
  read,
  recipes: {
    settle: { pending: { start: pending, move: wait('5d') } },
    fail: { pending: { start: bouncing, move: wait('5d') } },
    capture: { authorized: { start: authorized, move: capture } },
    lapse: { authorized: { start: authorized, move: wait('7d') } },
    void: {
      authorized: { start: authorized, move: voiding },
      succeeded: { start: paid, move: voiding },
    },
    refund_partially: {
      succeeded: { start: paid, move: refund(1) },
      partially_refunded: { start: partiallyRefunded, move: refund(599) },
    },
    refund_fully: {
      succeeded: { start: paid, move: refund() },
      partially_refunded: { start: partiallyRefunded, move: refund(600) },
    },
    dispute: {
      succeeded: { start: paid, move: dispute() },
      partially_refunded: { start: partiallyRefunded, move: dispute() },
    },
    refund_disputed: { disputed: { start: disputed, move: refund(400) } },
    win_dispute: { disputed: { start: disputed, move: win } },
    win_dispute_after_refund: { disputed: { start: after(disputed, refund(400), read), move: win } },
    return: {
      succeeded: { start: settledByBank, move: back },
      partially_refunded: { start: after(settledByBank, refund(400), read), move: back },
      disputed: { start: after(settledByBank, dispute(), read), move: back },
    },
  },
};
