import { isErrorFromAlias } from '@zodios/core';
import { createApiClient as accessTokens } from './client/Access_tokens';
import { createApiClient as payments } from './client/Payments';
import { createApiClient as refunds } from './client/Refunds';
import { createApiClient as subAccounts } from './client/Sub_accounts';

const [baseUrl = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const { access_token } = await accessTokens(baseUrl).createAccessToken(keys);
  const axiosConfig = { headers: { Authorization: `Bearer ${access_token}` } };
  const headers = { 'Idempotency-Key': 'openapi-zod-client account' };
  const { data: account } = await subAccounts(baseUrl, { axiosConfig }).createSubAccount(
    { name: 'Made by openapi-zod-client' },
    { headers },
  );
  const scope = { 'Sub-Account': account.id };
  const api = payments(baseUrl, { axiosConfig });
  const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
  const body = { amount: 1_000, currency: 'usd' as const, payment_method: { card } };
  const paying = { headers: { ...scope, 'Idempotency-Key': 'openapi-zod-client payment' } };
  const { data: payment } = await api.createPayment(body, paying);
  const { data: refund } = await refunds(baseUrl, { axiosConfig }).createRefund(
    { amount: 400 },
    { params: { payment_id: payment.id }, headers: { 'Idempotency-Key': 'openapi-zod-client refund' } },
  );
  const list = await api.listPayments({ headers: scope, queries: { limit: 1 } });
  const declining = { headers: { ...scope, 'Idempotency-Key': 'openapi-zod-client decline' } };
  const declined: unknown = await api
    .createPayment({ ...body, payment_method: { card: { ...card, number: '4000000000000002' } } }, declining)
    .catch((error: unknown) => error);
  const code = isErrorFromAlias(api.api, 'createPayment', declined) ? declined.response.data.error.code : 'none';
  console.log(refund.amount, list.data[0]?.status, list.page_info.has_next, code);
}

void main();
