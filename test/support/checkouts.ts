import type { ApiResponse, Api } from './api';
import { bankAccount, card } from './bodies';

type Fields = Readonly<Record<string, unknown>>;

/** The body of a valid checkout. Tests override fields to make it invalid. */
export const checkout = (fields: Fields = {}) => ({ amount: 1_000, description: 'Two cups of tea', ...fields });

export const withFees = (...fees: readonly Fields[]) => checkout({ payment: { fees } });

export const makeCheckout = async (api: Api, body: object = checkout()) =>
  (await api.post('/v1/checkouts', body)).checkout;

/** Returns the token of a new card: by default, of one that succeeds. */
export const cardToken = async (api: Api, number?: string) =>
  (await api.post('/v1/payment_methods', { payment_method: { card: card(number === undefined ? {} : { number }) } }))
    .token;

export const bankToken = async (api: Api, account_number = '000123456789') =>
  (await api.post('/v1/payment_methods', { payment_method: { bank_account: bankAccount({ account_number }) } })).token;

export const decliningCard = '4000000000009995';

export const complete = (api: Api, id: string, payment_token: string): Promise<ApiResponse> =>
  api.post(`/v1/checkouts/${id}/complete`, { payment_token });

/** Creates a checkout and completes it with a card. */
export async function completedCheckout(api: Api, body: object = checkout()) {
  const { id } = await makeCheckout(api, body);
  return (await complete(api, id, await cardToken(api))).completion;
}
