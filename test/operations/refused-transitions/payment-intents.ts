import { bankAccount, card, manualPayment, payment, paymentIntent } from '../../support/bodies';
import { decliningCard } from '../../support/checkouts';
import { type Attempt, type RefusedTransitions, type Start, after, wait } from './situation';

const made =
  (payment_method?: object): Start =>
  async (timed) =>
    (await timed.post('/v1/payment_intents', paymentIntent({ payment_method }))).paymentIntent.id;

const ofPayment =
  (body: object): Start =>
  async (timed) =>
    (await timed.post('/v1/payments', body)).payment.payment_intent_id;

const on =
  (action: string, body?: object): Attempt =>
  ({ api }, id) =>
    api.post(`/v1/payment_intents/${id}/${action}`, body);

const onPayment =
  (action: string): Attempt =>
  async (timed, id) => {
    const [newest] = (await timed.get(`/v1/payment_intents/${id}/payments`)).as('PaymentList').data;
    return timed.api.post(`/v1/payments/${newest?.id}/${action}`);
  };

const change =
  (body: object): Attempt =>
  ({ api }, id) =>
    api.patch(`/v1/payment_intents/${id}`, body);

const capture = on('capture');
const withCard = made({ card: card() });
const withSlowBank = made({ bank_account: bankAccount({ account_number: '000555555559' }) });

const declined: Start = async (timed) => {
  const id = await made({ card: card({ number: decliningCard }) })(timed);
  await capture(timed, id);
  return id;
};

/** The situations of payment intents. */
export const paymentIntents: RefusedTransitions = {
  situations: {
    'without a payment method': {
      status: 'requires_payment_method',
      start: made(),
      says: /has no payment method/,
    },
    'with a card': { status: 'requires_capture', start: withCard, says: /has a payment method, and can be captured/ },
    'with a card that was declined': { status: 'requires_capture', start: declined, says: /declined.*another card/ },
    'of an authorized payment': {
      status: 'requires_capture',
      start: ofPayment(manualPayment()),
      says: /has an authorized payment/,
    },
    pending: { status: 'pending', start: after(withSlowBank, capture), says: /bank has not decided/ },
    succeeded: { status: 'succeeded', start: ofPayment(payment()), says: /was paid by py_/ },
    'succeeded, refunded': {
      status: 'succeeded',
      start: after(ofPayment(payment()), onPayment('refunds')),
      says: /was paid by py_/,
    },
    canceled: { status: 'canceled', start: after(made(), on('cancel')), says: /was canceled/ },
    'canceled by a void': {
      status: 'canceled',
      start: after(ofPayment(manualPayment()), onPayment('void')),
      says: /payment of the intent was voided/,
    },
    'canceled by the clock': {
      status: 'canceled',
      start: after(ofPayment(manualPayment()), wait('7d')),
      says: /authorization of its payment lapsed after 7 days/,
    },
  },
  attempts: {
    attach: change({ payment_method: { card: card() } }),
    replace_payment_method: change({ amount: 2_000 }),
    capture,
    'capture with another card': on('capture', { payment_method: { card: card() } }),
    cancel: on('cancel'),
    'a checkout session': ({ api }, payment_intent_id) =>
      api.post('/v1/checkout_sessions', { payment_intent_id, after_payment_url: 'https://shop.test/paid' }),
  },
  byOthers: ['decline', 'wait_for_bank', 'settle', 'fail', 'fail_direct_payment'],
};
