// One payment for one idempotency key, however often the request is sent. Run it: npx tsx examples/03-idempotency.ts
import { CardDeclinedError, InvalidRequestError } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';

const sandbox = createSandbox();
const client = sandbox.client();

const payWith = (number: string, amount = 1_000) => ({
  amount,
  currency: 'usd' as const,
  payment_method: {
    card: { name: 'Ada Lovelace', number, month: 12, year: 2040, address_postal_code: '94107' },
  },
});

// The same key with the same request, ten times at once: one payment, and ten times the same response.
const once = { idempotencyKey: 'order-17-1' };
const attempts = Array.from({ length: 10 }, () => client.payments.create(payWith('4242424242424242'), once));
const ids = (await Promise.all(attempts)).map(({ id }) => id);
console.log(`${ids.length} responses, ${new Set(ids).size} payment`);

// The same key with another request is an error.
try {
  await client.payments.create(payWith('4242424242424242', 2_000), once);
} catch (error) {
  if (!(error instanceof InvalidRequestError)) throw error;
  console.log(`another amount: ${error.status} ${error.code}`);
}

// A decline is a response, too: its key returns it again. Another attempt needs a new key.
for (const idempotencyKey of ['order-18-1', 'order-18-1', 'order-18-2']) {
  try {
    await client.payments.create(payWith('4000000000000002'), { idempotencyKey });
  } catch (error) {
    if (!(error instanceof CardDeclinedError)) throw error;
    console.log(`${idempotencyKey}: ${error.declineCode}`);
  }
}

let count = 0;
for await (const _ of client.payments.list()) count++;
console.log(`${count} payments in total`);

await sandbox.close();
