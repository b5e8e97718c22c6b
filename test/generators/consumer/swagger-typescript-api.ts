import { Api } from './client/api';

const [baseUrl = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const token = await new Api({ baseUrl }).oauth.createAccessToken(keys);
  const headers = { Authorization: `Bearer ${token.data.access_token}` };
  const { v1 } = new Api({ baseUrl, baseApiParams: { headers, format: 'json' } });

  const account = await v1.createSubAccount({ name: 'Made by swagger-typescript-api' });
  const scope = { 'Sub-Account': account.data.data.id };
  const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
  const payment = await v1.createPayment(
    { amount: 1_000, currency: 'usd', payment_method: { card } },
    { headers: { ...scope, 'Idempotency-Key': 'swagger payment' } },
  );
  const { id } = payment.data.data;
  const refund = await v1.createRefund(id, { amount: 400 }, { headers: { 'Idempotency-Key': 'swagger refund' } });
  const list = await v1.listPayments({ limit: 1 }, { headers: scope });
  const declined = await v1
    .createPayment(
      { amount: 1_000, currency: 'usd', payment_method: { card: { ...card, number: '4000000000000002' } } },
      { headers: { ...scope, 'Idempotency-Key': 'swagger decline' } },
    )
    .catch((refused: Awaited<ReturnType<typeof v1.createPayment>>) => refused);
  const code = declined.error?.error?.code;
  console.log(refund.data.data.amount, list.data.data[0]?.status, list.data.page_info?.has_next, code);
}

void main();
