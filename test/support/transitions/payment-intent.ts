import { expect } from 'vitest';
import { bankAccount, bankPayment, card, manualPayment } from '../bodies';
import { type TimedPlatform, succeeded } from '../timed-platform';
import { after, type Look, type Move, type Start, type Ways } from './recipe';

const slowBank = bankAccount({ account_number: '000555555559' });
const bounces = { metadata: { payment_test: { scenario: 'insufficient_funds' } } };

const look: Look = async (world, id) => (await world.get(`/v1/payment_intents/${id}`)).as('PaymentIntentEnvelope').data;

const made =
  (body: object): Start =>
  async (world) => {
    const answer = await world.post('/v1/payment_intents', { amount: 1_000, currency: 'usd', ...body });
    return look(world, answer.as('PaymentIntent').id);
  };

/** The intent of a payment that was made directly. */
const madeByPayment =
  (body: object): Start =>
  async (world) =>
    look(world, (await world.post('/v1/payments', body)).payment.payment_intent_id);

const attach =
  (payment_method: object): Move =>
  (world, id) =>
    world.patch(`/v1/payment_intents/${id}`, { payment_method });
const capture: Move = (world, id) => world.post(`/v1/payment_intents/${id}/capture`);
const wait: Move = (world) => world.wait('5d');

const withCard = made({ payment_method: { card: card() } });
const withBadCard = made({ payment_method: { card: card({ number: '4000000000009995' }) } });
const withSlowBank = made({ payment_method: { bank_account: slowBank } });
const pending = after(withSlowBank, capture, look);
const bouncing = after(made({ payment_method: { bank_account: slowBank }, ...bounces }), capture, look);

const newest = async (world: TimedPlatform, id: string) => {
  const { data } = (await world.get(`/v1/payment_intents/${id}/payments`)).as('PaymentList');
  return data[0];
};

export const paymentIntentWays: Ways<'payment_intent'> = {
  look,
  ways: {
    attach: { requires_payment_method: { start: made({}), move: attach({ card: card() }) } },
    replace_payment_method: {
      pending: {
        start: pending,
        move: async (world, id) => {
          const token = await world.token({ card: card() });
          const { data } = (await world.patch(`/v1/payment_intents/${id}`, { payment_method: { token } })).as(
            'PaymentIntentEnvelope',
          );
          expect(data.payment_method?.card?.token).toBe(token);
        },
      },
    },
    capture: { requires_capture: { start: withCard, move: capture } },
    decline: {
      requires_capture: {
        start: withBadCard,
        move: async (world, id) => {
          expect((await world.api.post(`/v1/payment_intents/${id}/capture`)).error.code).toBe('card_declined');
          expect((await newest(world, id))?.status).toBe('failed');
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
      requires_capture: {
        start: madeByPayment(manualPayment()),
        move: async (world, id) => {
          succeeded(await world.api.post(`/v1/payments/${(await newest(world, id))?.id}/void`));
        },
      },
    },
  },
};
