import { describe, expect, test } from 'vitest';
import type { ApiResponse, Api } from '../support/api';
import { bankAccount, card, manualPayment, payment, paymentIntent } from '../support/bodies';
import { eachFront, type Front } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';
import { captureSlowly } from '../support/slow-bank';
import { bankAccountOf, cardOf } from '../support/payment-method';

const make = async (api: Api, fields: object = {}) =>
  (await api.post('/v1/payment_intents', { ...paymentIntent(), ...fields })).paymentIntent.id;

const withCard = { payment_method: { card: card() } };
const withBank = { payment_method: { bank_account: bankAccount() } };

/** A way to bring an intent into each state, and where it is then. */
const ways = {
  'waiting for a payment method': ['requires_payment_method', ({ testMode: api }) => make(api)],
  'ready to be captured': ['requires_capture', ({ testMode: api }) => make(api, withCard)],
  'declined once': [
    'requires_capture',
    async ({ testMode: api }) => {
      const id = await make(api, { payment_method: { card: card({ number: '4000000000000002' }) } });
      await api.post(`/v1/payment_intents/${id}/capture`);
      return id;
    },
  ],
  'authorized directly': [
    'requires_capture',
    async ({ testMode: api }) => (await api.post('/v1/payments', manualPayment())).payment.payment_intent_id,
  ],
  'on its way from the bank': [
    'pending',
    async (platform, front) => {
      const id = await make(platform.testMode, withBank);
      captureSlowly(front.opened.sandbox, platform.id, id);
      return id;
    },
  ],
  captured: [
    'succeeded',
    async ({ testMode: api }) => {
      const id = await make(api, withCard);
      await api.post(`/v1/payment_intents/${id}/capture`);
      return id;
    },
  ],
  'paid directly': [
    'succeeded',
    async ({ testMode: api }) => (await api.post('/v1/payments', payment())).payment.payment_intent_id,
  ],
  'declined directly': [
    'requires_payment_method',
    async ({ testMode: api }) => {
      await api.post('/v1/payments', payment({ payment_method: { card: card({ number: '4000000000000002' }) } }));
      return (await api.get('/v1/payment_intents')).as('PaymentIntentList').data[0]?.id ?? '';
    },
  ],
  'voided before its capture': [
    'canceled',
    async ({ testMode: api }) => {
      const { id, payment_intent_id } = (await api.post('/v1/payments', manualPayment())).payment;
      await api.post(`/v1/payments/${id}/void`);
      return payment_intent_id;
    },
  ],
  'not captured in time': [
    'canceled',
    async ({ testMode: api }, front) => {
      const { payment_intent_id } = (await api.post('/v1/payments', manualPayment())).payment;
      front.clock.advance({ days: 7 });
      return payment_intent_id;
    },
  ],
} as const satisfies Record<string, [string, (platform: TestPlatform, front: Front) => Promise<string>]>;

type Way = keyof typeof ways;

interface Intent {
  readonly api: Api;
  readonly path: string;
  /** The attached payment method. */
  readonly token: string | undefined;
}

const operations = {
  'update the amount': ({ api, path }) => api.patch(path, { amount: 1_001 }),
  'update the amount to what it is': ({ api, path }) => api.patch(path, { amount: 1_000 }),
  'update to a new card': ({ api, path }) => api.patch(path, withCard),
  'update to the attached token': ({ api, path, token }) => api.patch(path, { payment_method: { token } }),
  'update description and metadata': ({ api, path }) => api.patch(path, { description: 'a', metadata: { b: 1 } }),
  capture: ({ api, path }) => api.post(`${path}/capture`),
  'capture with a new card': ({ api, path }) => api.post(`${path}/capture`, withCard),
  'capture with the attached token': ({ api, path, token }) =>
    api.post(`${path}/capture`, { payment_method: { token } }),
} as const satisfies Record<string, (intent: Intent) => Promise<ApiResponse>>;

type OperationName = keyof typeof operations;

const refused = 'payment_intent_unexpected_state';
const cannot = 'payment_intent_cannot_be_captured';

/** What each operation answers: the state afterwards, or the error. */
const finished = (state: string): Record<OperationName, string> => ({
  'update the amount': refused,
  'update the amount to what it is': refused,
  'update to a new card': refused,
  'update to the attached token': state,
  'update description and metadata': state,
  capture: cannot,
  'capture with a new card': cannot,
  'capture with the attached token': cannot,
});
const waiting: Record<OperationName, string> = {
  'update the amount': 'requires_payment_method',
  'update the amount to what it is': 'requires_payment_method',
  'update to a new card': 'requires_capture',
  'update to the attached token': 'none is attached',
  'update description and metadata': 'requires_payment_method',
  capture: cannot,
  'capture with a new card': 'succeeded',
  'capture with the attached token': 'none is attached',
};
const ready: Record<OperationName, string> = {
  ...finished('requires_capture'),
  capture: 'succeeded',
  'capture with a new card': refused,
  'capture with the attached token': 'succeeded',
};
const expected: Record<Way, Record<OperationName, string>> = {
  'waiting for a payment method': waiting,
  'declined directly': waiting,
  'ready to be captured': ready,
  'authorized directly': ready,
  'declined once': { ...ready, capture: 'card_declined', 'capture with the attached token': 'card_declined' },
  'on its way from the bank': {
    ...finished('pending'),
    'update the amount': 'pending',
    'update the amount to what it is': 'pending',
    'update to a new card': 'pending',
  },
  captured: finished('succeeded'),
  'paid directly': finished('succeeded'),
  'voided before its capture': finished('canceled'),
  'not captured in time': finished('canceled'),
};

const isWay = (name: string): name is Way => name in ways;
const isOperation = (name: string): name is OperationName => name in operations;
const wayNames = Object.keys(ways).filter(isWay);
const operationNames = Object.keys(operations).filter(isOperation);

eachFront((front) => {
  describe.each(wayNames)('an intent that is %s', (way) => {
    const [status, bring] = ways[way];

    test.each(operationNames.filter((name) => expected[way][name] !== 'none is attached'))('%s', async (name) => {
      const platform = await front.newPlatform();
      const path = `/v1/payment_intents/${await bring(platform, front)}`;
      const api = platform.testMode.renewed();
      const before = (await api.get(path)).paymentIntent;
      expect(before.status).toBe(status);
      const answer = await operations[name]({
        api,
        path,
        token: cardOf(before.payment_method)?.token ?? bankToken(before),
      });
      const outcome = answer.status < 400 ? answer.paymentIntent.status : answer.error.code;
      expect(outcome).toBe(expected[way][name]);
      const after = (await api.get(path)).paymentIntent;
      if (answer.status >= 400) expect(after).toEqual(before);
      else expect(after).toEqual(answer.paymentIntent);
    });
  });
});

function bankToken({ payment_method }: ApiResponse['paymentIntent']): string | undefined {
  return bankAccountOf(payment_method)?.token;
}
