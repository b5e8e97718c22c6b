import {
  createAccessToken200Response,
  createPayment201Response,
  createPayment402Response,
  createPaymentBody,
  createRefund201Response,
  createRefundBody,
  createSubAccount201Response,
  createSubAccountBody,
  listPayments200Response,
} from './client/zod';

const [baseUrl = ''] = process.argv.slice(2);
let count = 0;

async function send(method: string, path: string, headers: Record<string, string>, body?: object): Promise<unknown> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `orval ${++count}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

async function main(): Promise<void> {
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const { access_token } = createAccessToken200Response.parse(await send('POST', '/oauth/token', {}, keys));
  const auth = { Authorization: `Bearer ${access_token}` };
  const named = createSubAccountBody.parse({ name: 'Made by orval' });
  const { data: account } = createSubAccount201Response.parse(await send('POST', '/v1/sub_accounts', auth, named));
  const scope = { ...auth, 'Sub-Account': account.id };
  const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
  const body = createPaymentBody.parse({ amount: 1_000, currency: 'usd', payment_method: { card } });
  const { data: payment } = createPayment201Response.parse(await send('POST', '/v1/payments', scope, body));
  const refunds = `/v1/payments/${payment.id}/refunds`;
  const amount = createRefundBody.parse({ amount: 400 });
  const { data: refund } = createRefund201Response.parse(await send('POST', refunds, auth, amount));
  const list = listPayments200Response.parse(await send('GET', '/v1/payments?limit=1', scope));
  const declining = { ...body, payment_method: { card: { ...card, number: '4000000000000002' } } };
  const declined = createPayment402Response.parse(await send('POST', '/v1/payments', scope, declining));
  console.log(refund.amount, list.data[0]?.status, list.page_info.has_next, declined.error.code);
}

void main();
