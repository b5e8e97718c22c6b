import { bankPayment, cardPayment, manualPayment, payment } from '../../support/bodies';
import { decliningCard } from '../../support/checkouts';
import { type Attempt, type RefusedTransitions, type Start, after, wait } from './situation';

const paid =
  (body: object): Start =>
  async (timed) =>
    (await timed.post('/v1/payments', body)).payment.id;

const on =
  (action: string, body?: object): Attempt =>
  ({ api }, id) =>
    api.post(`/v1/payments/${id}/${action}`, body);

const dispute =
  (amount?: number): Attempt =>
  ({ platform }, id) =>
    platform.openDispute(id, { amount });

const decide =
  (outcome: string): Attempt =>
  async (timed, id) => {
    const [open] = (await timed.get(`/v1/payments/${id}`)).payment.disputes;
    return timed.platform.decideDispute(open?.id ?? '', outcome);
  };

const cancelIntent: Attempt = async (timed, id) => {
  const { payment_intent_id } = (await timed.get(`/v1/payments/${id}`)).payment;
  return timed.api.post(`/v1/payment_intents/${payment_intent_id}/cancel`);
};

const declined: Start = async (timed) => {
  await timed.api.post('/v1/payments', cardPayment({ number: decliningCard }));
  const [newest] = (await timed.get('/v1/payments')).as('PaymentList').data;
  return newest?.id ?? '';
};

const inCanada: Start = async ({ platform }) => {
  const { api } = await platform.newSubAccount({ currency: 'cad' });
  return (await api.post('/v1/payments', payment({ currency: 'cad' }))).payment.id;
};

const card = paid(payment());
const authorized = paid(manualPayment());
const settled = paid(bankPayment());
const slow = paid(bankPayment({ account_number: '000555555559' }));
const refund = (amount?: number) => on('refunds', { amount });

/** The situations of payments. */
export const payments: RefusedTransitions = {
  situations: {
    pending: { status: 'pending', start: slow, says: /bank has not decided/ },
    authorized: { status: 'authorized', start: authorized, says: /not captured yet\. (Void it|Capture it)/ },
    'authorized, too old to void': {
      status: 'authorized',
      start: after(authorized, wait('30m')),
      says: /Capture it first|Cancel its payment intent/,
    },
    succeeded: { status: 'succeeded', start: card, says: /Void it|Refund it|At most 1000|Dispute it/ },
    'succeeded, too old to void': {
      status: 'succeeded',
      start: after(card, wait('30m')),
      says: /Refund it|At most 1000|Dispute it/,
    },
    'succeeded, too old to refund': {
      status: 'succeeded',
      start: after(card, wait('181d')),
      says: /180 days|Dispute it|At most 1000/,
    },
    'settled by the bank': { status: 'succeeded', start: settled, says: /Void it|Refund it|At most 1000/ },
    'with a pending refund': {
      status: 'succeeded',
      start: after(slow, wait('5d'), refund(400)),
      says: /A refund of the payment is pending/,
    },
    'partially refunded': { status: 'partially_refunded', start: after(card, refund(400)), says: /600|Dispute it/ },
    'partially refunded, bank payment': {
      status: 'partially_refunded',
      start: after(settled, refund(400), wait('1s')),
      says: /600/,
    },
    'fully refunded': { status: 'fully_refunded', start: after(card, refund()), says: /All of the money was refunded/ },
    disputed: {
      status: 'disputed',
      start: after(card, dispute()),
      says: /payer disputes.*waits for a response.*Answer the dispute/,
    },
    'disputed in part': {
      status: 'disputed',
      start: after(card, dispute(600)),
      says: /payer disputes.*Answer the dispute|At most 400/,
    },
    'disputed, answered': {
      status: 'disputed',
      start: after(card, dispute(), decide('respond')),
      says: /payer disputes.*card network/,
    },
    'disputed in Canada': {
      status: 'disputed',
      start: after(inCanada, dispute()),
      says: /payer disputes.*card network/,
    },
    'dispute lost': { status: 'disputed', start: after(card, dispute(), decide('lose')), says: /dispute.* was lost/ },
    'dispute of a part lost': {
      status: 'disputed',
      start: after(card, dispute(600), decide('lose')),
      says: /400/,
    },
    'dispute won': {
      status: 'succeeded',
      start: after(card, dispute(), decide('win')),
      says: /Void it|Refund it|At most 1000|Dispute it/,
    },
    declined: { status: 'failed', start: declined, says: /has failed.*insufficient_funds/ },
    'returned by the bank, disputed': {
      status: 'failed',
      start: after(paid(bankPayment()), dispute(), ({ platform }, id) => platform.returnPayment(id)),
      says: /bank returned/,
    },
    'returned by the bank': {
      status: 'failed',
      start: after(settled, ({ platform }, id) => platform.returnPayment(id)),
      says: /bank returned/,
    },
    voided: { status: 'canceled', start: after(authorized, on('void')), says: /voided before the capture/ },
    'voided after its capture': { status: 'canceled', start: after(card, on('void')), says: /voided: the payer got/ },
    'canceled with its intent': {
      status: 'canceled',
      start: after(authorized, cancelIntent),
      says: /voided before the capture/,
    },
    lapsed: { status: 'canceled', start: after(authorized, wait('7d')), says: /authorization lapsed after 7 days/ },
  },
  attempts: {
    capture: on('capture'),
    void: on('void'),
    refund_partially: refund(1),
    refund_fully: refund(),
    refund_disputed: refund(1_000),
    'a refund of more than the payment': refund(1_001),
    dispute: dispute(),
    'a dispute of more than the payment': dispute(1_001),
    return: ({ platform }, id) => platform.returnPayment(id),
  },
  byOthers: ['settle', 'fail', 'lapse', 'win_dispute', 'win_dispute_after_refund'],
};
