import { CardDeclinedError, Client, testScenario, type Payment } from 'payments-sandbox';
import { createSandbox, type Sandbox } from 'payments-sandbox/mock-server';

async function main(): Promise<string> {
  const sandbox: Sandbox = createSandbox();
  const client = new Client({
    clientId: 'test_default',
    clientSecret: 'test_default_secret',
    baseUrl: 'http://sandbox.test',
    fetch: sandbox.fetch,
  });
  const body = {
    amount: 1_000,
    currency: 'usd',
    payment_method: {
      card: { name: 'A. Buyer', number: '4242424242424242', month: '12', year: '2050', address_postal_code: '94107' },
    },
  } as const;
  const payment: Payment = await client.payments.create(body);
  const refused: unknown = await client.payments
    .create({ ...body, metadata: testScenario('insufficient_funds') })
    .catch((error: unknown) => error);
  // The class that a consumer imports is the one that is thrown, in either kind of module.
  if (!(refused instanceof CardDeclinedError)) throw new Error(`not a refusal: ${String(refused)}`);
  const events = sandbox
    .platform()
    .events()
    .map((event) => event.event_name);
  if (!events.includes('payment.created')) throw new Error(`no event: ${events.join()}`);
  // openapi-fetch is loaded by this call.
  const { data, response } = await client.raw.GET('/v1/payments', { params: { query: { limit: 100 } } });
  if (!data?.data.some(({ id }) => id === payment.id)) throw new Error(`raw: ${response.status}`);
  return payment.status;
}

export const result = main();
void result.then(console.log);
