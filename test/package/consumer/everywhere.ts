import { CardDeclinedError, Client, testScenario, verifyWebhook } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';

/** The surroundings of the runtime: a sandbox at an address, and a delivery that a webhook endpoint received from it. */
export interface Surroundings {
  readonly baseUrl: string;
  readonly delivery: {
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly secret: string;
  };
}

const keys = { clientId: 'test_default', clientSecret: 'test_default_secret' };
const order = {
  amount: 1_000,
  currency: 'usd',
  payment_method: {
    card: { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' },
  },
} as const;

function expectEqual(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${String(actual)} instead of ${String(expected)}`);
}

/** A payment, the same one again under its idempotency key, and a decline. */
async function pay(client: Client): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  const payment = await client.payments.create(order, { idempotencyKey });
  expectEqual(payment.status, 'succeeded');
  expectEqual((await client.payments.create(order, { idempotencyKey })).id, payment.id);
  const declined: unknown = await client.payments
    .create({ ...order, metadata: testScenario('insufficient_funds') })
    .catch((error: unknown) => error);
  if (!(declined instanceof CardDeclinedError)) throw new Error(`not a decline: ${String(declined)}`);
  expectEqual(declined.declineCode, 'insufficient_funds');
}

/** A raw call with middleware. openapi-fetch is loaded by it. */
async function readRaw({ raw }: Client): Promise<void> {
  const statuses: number[] = [];
  raw.use({ onResponse: ({ response }) => void statuses.push(response.status) });
  const { data } = await raw.GET('/v1/payments', { params: { query: { limit: 1 } } });
  expectEqual(data?.data.length, 1);
  expectEqual(statuses.join(), '200');
}

/** A sandbox in this process loses the first response. The client sends the request again and gets the payment. */
async function payInMemory(): Promise<void> {
  const sandbox = createSandbox();
  const client = new Client({ ...keys, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  await pay(client);
  sandbox.platform().faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
  const payment = await client.payments.create({ ...order, amount: 777 });
  const amounts: number[] = [];
  for await (const { id, amount } of client.payments.list())
    if (amount === 777) amounts.push(id === payment.id ? 1 : 0);
  expectEqual(amounts.join(), '1');
}

/** Uses the SDK with a sandbox at an address and with one in this process, and verifies a delivery. */
export async function run({ baseUrl, delivery }: Surroundings): Promise<string> {
  const client = new Client({ ...keys, baseUrl });
  await pay(client);
  await readRaw(client);
  await payInMemory();
  // All runtimes verify one delivery. On a busy machine it may be minutes old.
  const event = await verifyWebhook({ ...delivery, toleranceSeconds: 3_600 });
  expectEqual(event.event_name, 'payment.created');
  const changed = { ...delivery, body: delivery.body.replace('payment', 'Payment') };
  const failure: unknown = await verifyWebhook(changed).catch((error: unknown) => error);
  if (!(failure instanceof Error && 'reason' in failure)) throw new Error('a changed body was accepted');
  expectEqual(failure.reason, 'signature_wrong');
  return 'succeeded';
}
