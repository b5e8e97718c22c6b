import type { Api } from './api';
import type { Front } from './fronts';

export const after_payment_url = 'https://shop.test/thanks?order=7';
export const back_url = 'https://shop.test/cart';

export const validCard = {
  card_number: '4242 4242 4242 4242',
  expires: '12 / 40',
  security_code: '123',
  card_name: 'Ada Lovelace',
  postal_code: '94107',
};
export const validBankAccount = {
  pay_by: 'bank_account',
  account_holder: 'Ada Lovelace',
  routing_number: '110000000',
  account_number: '000123456789',
};
export const declined = { ...validCard, card_number: '4000000000009995' };

export interface OpenedSession {
  readonly api: Api;
  readonly intentId: string;
  readonly sessionId: string;
  readonly url: string;
}

export async function openSession(api: Api, fields: object = {}, intent: object = {}): Promise<OpenedSession> {
  const wanted = { amount: 1_000, currency: 'usd', description: 'Two cups of tea', ...intent };
  const { id: intentId } = (await api.post('/v1/payment_intents', wanted)).as('PaymentIntent');
  const body = { payment_intent_id: intentId, after_payment_url, ...fields };
  const { data } = (await api.post('/v1/checkout_sessions', body)).as('CheckoutSessionEnvelope');
  return { api, intentId, sessionId: data.checkout_session_id, url: data.url };
}

export async function newShop(front: Front, fields: { readonly name?: string; readonly currency?: string } = {}) {
  const platform = await front.newPlatform();
  return { platform, ...(await platform.newSubAccount(fields)) };
}

/** Returns the status of the intent of a session. */
export const statusOf = async ({ api, intentId }: OpenedSession) =>
  (await api.get(`/v1/payment_intents/${intentId}`)).paymentIntent.status;
/** Returns the payments of a session, newest first. */
export const paymentsOf = async ({ api, intentId }: OpenedSession) =>
  (await api.get(`/v1/payment_intents/${intentId}/payments`)).as('PaymentList').data;
