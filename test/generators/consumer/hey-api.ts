import { client } from './client/client.gen';
import { createAccessToken, createPayment, createRefund, createSubAccount, listPayments } from './client/sdk.gen';

const [baseUrl = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  client.setConfig({ baseUrl, throwOnError: true });
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const token = await createAccessToken({ body: keys, throwOnError: true });
  client.setConfig({ auth: token.data.access_token });

  const account = await createSubAccount({ body: { name: 'Made by hey-api' }, throwOnError: true });
  const scope = { 'Sub-Account': account.data.data.id };
  const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
  const payment = await createPayment({
    headers: { ...scope, 'Idempotency-Key': 'hey-api payment' },
    body: { amount: 1_000, currency: 'usd', payment_method: { card } },
    throwOnError: true,
  });
  const { id } = payment.data.data;
  const refund = await createRefund({
    path: { payment_id: id },
    headers: { 'Idempotency-Key': 'hey-api refund' },
    body: { amount: 400 },
    throwOnError: true,
  });
  const list = await listPayments({ headers: scope, query: { limit: 1 }, throwOnError: true });
  const declined = await createPayment({
    headers: { ...scope, 'Idempotency-Key': 'hey-api decline' },
    body: { amount: 1_000, currency: 'usd', payment_method: { card: { ...card, number: '4000000000000002' } } },
    throwOnError: false,
  });
  const code = declined.error?.error.code;
  console.log(refund.data.data.amount, list.data.data[0]?.status, list.data.page_info?.has_next, code);
}

void main();
