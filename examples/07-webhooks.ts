// A publisher (webhook endpoint) that fails at first and still receives every event. Run it: npx tsx examples/07-webhooks.ts
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createWebhookHandler } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';

const sandbox = createSandbox();
const platform = sandbox.platform();

const secret = 'sigk_of_this_example';
let failures = 1;
const webhooks = createWebhookHandler({
  secret,
  on: { 'payment.succeeded': (event) => console.log(`paid: ${event.data.amount}`) },
  otherwise: (event) => {
    if (failures-- > 0) throw new Error('the database is away');
    console.log(`received: ${event.event_name}`);
  },
  onError: (error, event) => console.log(`${event?.event_name}: ${String(error)}`),
});

const endpoint = createServer((request, response) => {
  buffer(request)
    .then((body) => webhooks.handle({ body, headers: request.headers }))
    .then(({ status, body }) => response.writeHead(status).end(body))
    .catch(() => response.destroy());
});
await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
const address = endpoint.address();
const port = typeof address === 'object' ? address?.port : undefined;
platform.publishers.create({ url: `http://127.0.0.1:${port}/webhooks`, events: ['payment.*'], secret });

const client = sandbox.client();
const payment = await client.payments.create({
  amount: 1000,
  currency: 'usd',
  payment_method: {
    card: { name: 'Ada Lovelace', number: '4242 4242 4242 4242', month: 12, year: 2040, address_postal_code: '94107' },
  },
});

// No sleep: waitForIdle resolves when no delivery is in flight, and advancing the clock sends the retry.
await platform.waitForIdle();
console.log(
  `deliveries: ${platform
    .deliveries()
    .map(({ status }) => status)
    .join(', ')}`,
);
platform.clock.advance('1h');
await platform.waitForIdle();

const [created] = platform.events().filter(({ event_name }) => event_name === 'payment.created');
for (const { status, attempts } of platform.deliveries({ event_id: created?.id }))
  console.log(`${status} by attempt ${attempts.length}, of a payment that ${payment.status}`);

endpoint.close();
await sandbox.close();
