import { expect } from 'vitest';
import { bankAccount, bankPayment, card, manualPayment } from '../bodies';
import { type TimedPlatform, succeeded } from '../timed-platform';
import { after, type Read, type Move, type Start, type MachineRecipes } from './recipe';
import { cardOf } from '../payment-method';

const slowBank = bankAccount({ account_number: '000555555559' });
const bounces = { metadata: { payment_test: { scenario: 'insufficient_funds' } } };

const read: Read = async (timed, id) => (await timed.get(`/v1/payment_intents/${id}`)).as('PaymentIntent');

const made =
  (body: object): Start =>
  async (timed) => {
    const answer = await timed.post('/v1/payment_intents', { amount: 1_000, currency: 'usd', ...body });
    return read(timed, answer.as('PaymentIntent').id);
  };

/** The intent of a payment that was made directly. */
const madeByPayment =
  (body: object): Start =>
  async (timed) =>
    read(timed, (await timed.post('/v1/payments', body)).payment.payment_intent_id);

const attach =
  (payment_method: object): Move =>
  (timed, id) =>
    timed.patch(`/v1/payment_intents/${id}`, { payment_method });
const capture: Move = (timed, id) => timed.post(`/v1/payment_intents/${id}/capture`);
const wait: Move = (timed) => timed.wait('5d');

const withCard = made({ payment_method: { card: card() } });
const withBadCard = made({ payment_method: { card: card({ number: '4000000000009995' }) } });
const withSlowBank = made({ payment_method: { bank_account: slowBank } });
const pending = after(withSlowBank, capture, read);
const bouncing = after(made({ payment_method: { bank_account: slowBank }, ...bounces }), capture, read);

const newest = async (timed: TimedPlatform, id: string) => {
  const { data } = (await timed.get(`/v1/payment_intents/${id}/payments`)).as('PaymentList');
  return data[0];
};

export const paymentIntentRecipes: MachineRecipes<'payment_intent'> = {
  read,
  recipes: {
    attach: { requires_payment_method: { start: made({}), move: attach({ card: card() }) } },
    replace_payment_method: {
      pending: {
        start: pending,
        move: async (timed, id) => {
          const token = await timed.token({ card: card() });
          const { paymentIntent } = await timed.patch(`/v1/payment_intents/${id}`, { payment_method: { token } });
          expect(cardOf(paymentIntent.payment_method)?.token).toBe(token);
        },
      },
    },
    capture: { requires_capture: { start: withCard, move: capture } },
    decline: {
      requires_capture: {
        start: withBadCard,
        move: async (timed, id) => {
          expect((await timed.api.post(`/v1/payment_intents/${id}/capture`)).error.code).toBe('card_declined');
          expect((await newest(timed, id))?.status).toBe('failed');
        },
      },
    },
    wait_for_bank: { requires_capture: { start: withSlowBank, move: capture } },
    settle: { pending: { start: pending, move: wait } },
    fail: { pending: { start: bouncing, move: wait } },
    fail_direct_payment: {
      pending: {
        start: madeByPayment({ ...bankPayment({ account_number: slowBank.account_number }), ...bounces }),
        move: wait,
      },
    },
    cancel: {
      requires_payment_method: { start: made({}), move: (timed, id) => timed.post(`/v1/payment_intents/${id}/cancel`) },
      requires_capture: {
        start: madeByPayment(manualPayment()),
        move: async (timed, id) => {
          succeeded(await timed.api.post(`/v1/payments/${(await newest(timed, id))?.id}/void`));
        },
      },
    },
  },
};
