// A publisher (webhook endpoint) that fails at first and still receives every event. Run it: npx tsx examples/07-webhooks.ts
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { verifyWebhook } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';

const sandbox = createSandbox();
const platform = sandbox.platform();

let secret = '';
let failures = 1;
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  const event = await verifyWebhook({ body, headers: request.headers, secret });
  const status = failures-- > 0 ? 503 : 200;
  console.log(`${event.event_name}: ${status}`);
  response.writeHead(status).end();
}

const endpoint = createServer((request, response) => {
  receive(request, response).catch(() => response.writeHead(400).end());
});
await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
const address = endpoint.address();
const port = typeof address === 'object' ? address?.port : undefined;
({ secret } = platform.publishers.create({ url: `http://127.0.0.1:${port}/webhooks`, events: ['payment.*'] }));

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
