import { setupServer } from 'msw/node';
import { Client } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';
import { handlers } from 'payments-sandbox/msw';

async function main(): Promise<string> {
  const baseUrl = 'https://payments.test/api';
  const server = setupServer(...handlers(createSandbox(), { baseUrl }));
  server.listen({ onUnhandledRequest: 'error' });
  const client = new Client({ clientId: 'test_default', clientSecret: 'test_default_secret', baseUrl });
  const { status } = await client.payments.create({
    amount: 1_000,
    currency: 'usd',
    payment_method: {
      card: { name: 'A. Buyer', number: '4242424242424242', month: '12', year: '2050', address_postal_code: '94107' },
    },
  });
  server.close();
  return status;
}

export const result = main();
void result.then(console.log);
