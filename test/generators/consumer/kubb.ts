import { type Client, fetch, type RequestConfig } from './client/.kubb/fetch';
import { createAccessToken } from './client/clients/createAccessToken';
import { createPayment } from './client/clients/createPayment';
import { createRefund } from './client/clients/createRefund';
import { createSubAccount } from './client/clients/createSubAccount';
import { listPayments } from './client/clients/listPayments';
import { createPayment402Schema } from './client/zod/createPaymentSchema';

const [baseURL = ''] = process.argv.slice(2);

class ErrorResponse extends Error {
  constructor(readonly body: unknown) {
    super('The API refused a request.');
  }
}

/** Throws an error response, which the functions that kubb makes would parse as a success. */
const client: Client = async <Data, Problem, Body>(config: RequestConfig<Body>) => {
  const response = await fetch<Data, Problem, Body>(config);
  if (response.status >= 400) throw new ErrorResponse(response.data);
  return response;
};

async function main(): Promise<void> {
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const { access_token } = await createAccessToken(keys, { baseURL });
  const config = { baseURL, client, headers: { Authorization: `Bearer ${access_token}` } };
  const { data: account } = await createSubAccount(
    { name: 'Made by kubb' },
    { 'Idempotency-Key': 'kubb account' },
    config,
  );
  const scope = { 'Sub-Account': account.id };
  const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
  const body = { amount: 1_000, currency: 'usd' as const, payment_method: { card } };
  const { data: payment } = await createPayment(body, { ...scope, 'Idempotency-Key': 'kubb payment' }, config);
  const { data: refund } = await createRefund(
    payment.id,
    { 'Idempotency-Key': 'kubb refund' },
    { amount: 400 },
    config,
  );
  const list = await listPayments({ limit: 1 }, scope, config);
  const declining = { ...body, payment_method: { card: { ...card, number: '4000000000000002' } } };
  const declined: unknown = await createPayment(
    declining,
    { ...scope, 'Idempotency-Key': 'kubb decline' },
    config,
  ).catch((error: unknown) => error);
  const { error } = createPayment402Schema.parse(declined instanceof ErrorResponse ? declined.body : declined);
  console.log(refund.amount, list.data[0]?.status, list.page_info.has_next, error.code);
}

void main();
