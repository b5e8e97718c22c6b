// A lost response, and two concurrent requests. Run it: npx tsx examples/08-faults.ts
import { ApiError } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';

const sandbox = createSandbox();
const { faults } = sandbox.platform();
const client = sandbox.client();
const order = {
  amount: 1000,
  currency: 'usd',
  payment_method: {
    card: { name: 'Ada Lovelace', number: '4242 4242 4242 4242', month: 12, year: 2040, address_postal_code: '94107' },
  },
} as const;
const countPayments = async () => (await client.payments.list()).data.length;

// The payment is created, and the connection is closed before the response. The SDK retries with the same key.
faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
const paid = await client.payments.create(order);
console.log(`response lost: ${paid.status}, ${await countPayments()} payment`);

// Without an operation the fault matches any request. The SDK throws an error that it does not retry.
faults.create({ times: 1, fault: { error: 'not_authorized' } });
await client.payments.get(paid.id).catch((error: unknown) => {
  if (error instanceof ApiError) console.log(`rejected: ${error.status} ${error.code}`);
});

// Two captures are held at the same point and released together.
const { id } = await client.payments.create({ ...order, capture_strategy: 'manual' });
const hold = faults.create({ operation: 'capturePayment', fault: { hold: true } });
const captures = [client.payments.capture(id), client.payments.capture(id)];
await faults.waitUntilHeld(hold.id, { count: 2 });
console.log(`released: ${faults.release(hold.id)}`);
for (const { status } of await Promise.allSettled(captures)) console.log(`capture ${status}`);

for (const { matched, left } of faults.list()) console.log(`matched ${matched}, left ${left ?? 'unlimited'}`);
await sandbox.close();
