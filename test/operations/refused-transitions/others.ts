import { bankPayment, payment } from '../../support/bodies';
import type { TimedPlatform } from '../../support/timed-platform';
import { type Attempt, type RefusedTransitions, type Start, after, wait } from './situation';

const paymentOf = async (timed: TimedPlatform, body: object = payment()) =>
  (await timed.post('/v1/payments', body)).payment.id;

const disputed: Start = async (timed) => (await timed.platform.openDispute(await paymentOf(timed))).dispute.id;

const disputedInCanada: Start = async ({ platform }) => {
  const { api } = await platform.newSubAccount({ currency: 'cad' });
  const { id } = (await api.post('/v1/payments', payment({ currency: 'cad' }))).payment;
  return (await platform.openDispute(id)).dispute.id;
};

const disputedThenReturned: Start = async (timed) => {
  const paymentId = await paymentOf(timed, bankPayment());
  const { id } = (await timed.platform.openDispute(paymentId)).dispute;
  await timed.platform.returnPayment(paymentId);
  return id;
};

const decide =
  (outcome: string): Attempt =>
  ({ platform }, id) =>
    platform.decideDispute(id, outcome);

const respond =
  (forfeit: boolean): Attempt =>
  ({ api }, id) =>
    api.post(`/v1/disputes/${id}/response`, { forfeit });

const refundPayment: Attempt = async (timed, id) => {
  const { payment_id } = (await timed.get(`/v1/disputes/${id}`)).dispute;
  return timed.api.post(`/v1/payments/${payment_id}/refunds`);
};

const file = { file_name: 'receipt.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt' };

/** The situations of disputes. */
export const disputes: RefusedTransitions = {
  situations: {
    'without a response': { status: 'needs_response', start: disputed, says: /waits for a response/ },
    'without a response in Canada': { status: 'needs_response', start: disputedInCanada, says: /card network/ },
    answered: { status: 'under_review', start: after(disputed, decide('respond')), says: /card network/ },
    won: { status: 'won', start: after(disputed, decide('win')), says: /was won.*Open another/ },
    'won, refunded': {
      status: 'won',
      start: after(disputed, decide('win'), refundPayment),
      says: /was won.*left to dispute/,
    },
    lost: {
      status: 'lost',
      start: after(disputed, decide('lose')),
      says: /was lost: the card network.*before any evidence/,
    },
    forfeited: { status: 'lost', start: after(disputed, respond(true)), says: /was lost: the merchant gave up/ },
    'lost by the clock': {
      status: 'lost',
      start: after(disputed, wait('14d')),
      says: /was lost: no evidence was sent/,
    },
    'lost by a return': { status: 'lost', start: disputedThenReturned, says: /The bank returned the payment/ },
    reversed: {
      status: 'won',
      start: after(disputed, decide('lose'), decide('reverse')),
      says: /reversed its decision.*was won/,
    },
  },
  attempts: {
    respond: respond(false),
    forfeit: respond(true),
    'evidence for it': ({ api }, id) => api.put(`/v1/disputes/${id}/evidence`, file),
    'a change of its response': ({ api }, id) =>
      api.patch(`/v1/disputes/${id}/response`, { product_description: 'Tea' }),
    'a response by the control API': decide('respond'),
    win: decide('win'),
    lose: decide('lose'),
    reverse: decide('reverse'),
  },
  byOthers: [],
};

/** Sets the clock to a Monday, so that no weekend delays the payout. */
const scheduled: Start = async (timed) => {
  await timed.platform.clock({ set: '2032-03-01T12:00:00Z' });
  await paymentOf(timed);
  await timed.wait('12h');
  const [payout] = (await timed.get('/v1/payouts')).as('PayoutList').data;
  return payout?.id ?? '';
};

const end =
  (outcome: string): Attempt =>
  ({ platform }, id) =>
    platform.endPayout(id, outcome);

/** The situations of payouts. */
export const payouts: RefusedTransitions = {
  situations: {
    scheduled: { status: 'scheduled', start: scheduled, says: /waits to be sent.*Send it/ },
    'in transit': { status: 'in_transit', start: after(scheduled, wait('1d')), says: /on its way/ },
    paid: { status: 'paid', start: after(scheduled, wait('2d')), says: /arrived at .* on Mar \d, 2032/ },
    failed: {
      status: 'failed',
      start: after(scheduled, wait('1d'), end('fail')),
      says: /sent the payout back.*next payout/,
    },
    canceled: { status: 'canceled', start: after(scheduled, end('cancel')), says: /was canceled.*next payout/ },
  },
  attempts: { fail: end('fail'), cancel: end('cancel') },
  byOthers: ['send', 'pay'],
};

const refunded =
  (account_number: string, settlement: string): Start =>
  async (timed) => {
    const id = await paymentOf(timed, bankPayment({ account_number }));
    await timed.wait(settlement);
    return (await timed.post(`/v1/payments/${id}/refunds`)).refund.id;
  };

const refundAgain =
  (body?: object): Attempt =>
  async (timed, id) => {
    const { payment_id } = (await timed.get(`/v1/refunds/${id}`)).refund;
    return timed.api.post(`/v1/payments/${payment_id}/refunds`, body);
  };

/** The situations of refunds: nothing moves one but the bank, so what is refused is another refund. */
export const refunds: RefusedTransitions = {
  situations: {
    pending: { status: 'pending', start: refunded('000555555559', '5d'), says: /refund of the payment is pending/ },
    succeeded: { status: 'succeeded', start: refunded('000123456789', '1s'), says: /All of the money was refunded/ },
    failed: { status: 'failed', start: refunded('000444444440', '1s'), says: /At most 1000/ },
  },
  attempts: { 'another refund': refundAgain(), 'a refund of too much': refundAgain({ amount: 1_001 }) },
  byOthers: ['settle', 'fail'],
};
