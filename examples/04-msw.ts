// Tests of code that calls the service by its real address, under MSW. Run it: npx tsx examples/04-msw.ts
import { setupServer } from 'msw/node';
import { Client } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';
import { handlers } from 'payments-sandbox/msw';

const baseUrl = 'https://payments.example';

// The code under test. It knows nothing of the sandbox, and uses the global fetch.
async function checkOut(amount: number): Promise<string> {
  const client = new Client({ clientId: 'test_default', clientSecret: 'test_default_secret', baseUrl });
  const { status } = await client.payments.create({
    amount,
    currency: 'usd',
    payment_method: {
      card: { name: 'Ada Lovelace', number: '4242424242424242', month: 12, year: 2040, address_postal_code: '94107' },
    },
  });
  return status;
}

// In a test suite these lines stand in beforeAll and afterAll.
const sandbox = createSandbox();
const server = setupServer(...handlers(sandbox, { baseUrl }));
server.listen({ onUnhandledRequest: 'error' });

console.log(`checked out: ${await checkOut(1_000)}`);

// What no answer tells: every event that the service would send.
for (const event of sandbox.platform().events()) console.log(`event: ${event.event_name}`);

// Paths that the service does not have, and calls without a token, are answered as it would.
const missing = await fetch(`${baseUrl}/v1/coffees`);
const locked = await fetch(`${baseUrl}/v1/payments`);
console.log(`unknown path: ${missing.status}, no token: ${locked.status}`);

server.close();
await sandbox.close();
