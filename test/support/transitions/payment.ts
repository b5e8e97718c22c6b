import { bankPayment, manualPayment, payment } from '../bodies';
import { succeeded } from '../timed-platform';
import { after, type Look, type Move, type Start, type Ways } from './recipe';

/** Of a bank that takes two business days: what waits for it can be seen waiting. */
const slowBank = { account_number: '000555555559' };

const look: Look = async (world, id) => (await world.get(`/v1/payments/${id}`)).payment;

const made =
  (body: object): Start =>
  async (world) => {
    const { id } = (await world.post('/v1/payments', body)).payment;
    return look(world, id);
  };

const pending = made(bankPayment(slowBank));
const bouncing = made({ ...bankPayment(slowBank), metadata: { payment_test: { scenario: 'insufficient_funds' } } });
const authorized = made(manualPayment());
const paid = made(payment());
const settledByBank = made(bankPayment());

const capture: Move = (world, id) => world.post(`/v1/payments/${id}/capture`);
const voiding: Move = (world, id) => world.post(`/v1/payments/${id}/void`);
const refund =
  (amount?: number): Move =>
  (world, id) =>
    world.post(`/v1/payments/${id}/refunds`, { amount });
const dispute =
  (amount?: number): Move =>
  async ({ platform }, id) =>
    succeeded(await platform.openDispute(id, { amount }));
const win: Move = async (world, id) => {
  const [open] = (await world.get(`/v1/payments/${id}`)).payment.disputes;
  succeeded(await world.platform.decideDispute(open?.id ?? '', 'win'));
};
const wait =
  (span: string): Move =>
  (world) =>
    world.wait(span);

const partiallyRefunded = after(paid, refund(400), look);
const disputed = after(paid, dispute(600), look);

export const paymentWays: Ways<'payment'> = {
  look,
  ways: {
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
    win_dispute_after_refund: { disputed: { start: after(disputed, refund(400), look), move: win } },
    return: {
      succeeded: {
        start: settledByBank,
        move: async ({ platform }, id) => succeeded(await platform.returnPayment(id)),
      },
    },
  },
};
