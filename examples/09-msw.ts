// Code that calls the service by its real URL, tested with MSW. Run it: npx tsx examples/09-msw.ts
import { ApiError, Client } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';
import { override } from 'payments-sandbox/msw';
import { setupSandboxServer } from 'payments-sandbox/msw/node';

const baseUrl = 'https://payments.example';

// The code under test. It does not know the sandbox and uses the global fetch.
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

// In a test suite, these lines belong in beforeAll, afterEach and afterAll. Unhandled requests are errors.
const sandbox = createSandbox();
const server = setupSandboxServer(sandbox, { baseUrl });
server.listen();

console.log(`checked out: ${await checkOut(1_000)}`);

// Every event that the service would send.
for (const event of sandbox.platform().events()) console.log(`event: ${event.event_name}`);

// One operation responds in another way. The compiler knows its error codes.
server.use(override('createPayment', ({ error }) => error('card_declined', { decline_code: 'lost_card' })));
const declined: unknown = await checkOut(1_000).catch((error: unknown) => error);
if (declined instanceof ApiError) console.log(`overridden: ${declined.status} ${declined.code}`);
server.resetHandlers();

// Unknown paths and calls without a token get the errors of the service.
const missing = await fetch(`${baseUrl}/v1/coffees`);
const unauthenticated = await fetch(`${baseUrl}/v1/payments`);
console.log(`unknown path: ${missing.status}, no token: ${unauthenticated.status}`);

server.close();
await sandbox.close();
