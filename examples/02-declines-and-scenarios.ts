// Payments that fail, by card number and by scenario. Run it: npx tsx examples/02-declines-and-scenarios.ts
import { CardDeclinedError, PaymentError, ServerError, testScenario } from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';

// No port and no network: the sandbox runs in this process.
const sandbox = createSandbox();
const client = sandbox.client({ maxRetries: 0 });

const card = (number: string) => ({
  card: { name: 'Ada Lovelace', number, month: 12, year: 2040, address_postal_code: '94107' },
});
const order = { amount: 1_000, currency: 'usd' } as const;

// Some card numbers are declined.
try {
  await client.payments.create({ ...order, payment_method: card('4000000000009995') });
} catch (error) {
  if (!(error instanceof CardDeclinedError)) throw error;
  console.log(`by card: ${error.status} ${error.code}, ${error.declineCode}, network ${error.networkErrorCode}`);
}

// A scenario does the same with any card. The compiler checks its name.
try {
  const metadata = { ...testScenario('generic_error_please_retry'), order: 'A-17' };
  await client.payments.create({ ...order, metadata, payment_method: card('5555555555554444') });
} catch (error) {
  if (!(error instanceof PaymentError)) throw error;
  console.log(`by scenario: ${error.declineCode}, ${error.network} category ${error.networkErrorCategory}`);
}

// Both declined payments are stored.
for await (const payment of client.payments.list()) console.log(`stored: ${payment.status}, ${payment.error_code}`);

// A gateway timeout is a 500. No payment is stored.
try {
  const metadata = testScenario('gateway_timeout');
  await client.payments.create({ ...order, metadata, payment_method: card('4242424242424242') });
} catch (error) {
  if (!(error instanceof ServerError)) throw error;
  console.log(`timeout: ${error.status} ${error.code}, retry: ${error.shouldRetry}`);
}

// A bank payment is pending at first and fails later.
const { id, status } = await client.payments.create({
  ...order,
  payment_method: {
    bank_account: {
      account_owner_name: 'Ada Lovelace',
      routing_number: '110000000',
      account_number: '000222222227',
      account_type: 'checking',
      account_owner_type: 'individual',
      country: 'US',
      currency: 'usd',
    },
  },
});
const later = await client.payments.get(id);
console.log(`by bank: ${status}, then ${later.status} for ${later.error_code}`);

await sandbox.close();
