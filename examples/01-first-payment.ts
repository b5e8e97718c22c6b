// A payment and a refund, over HTTP. Run it: npx tsx examples/01-first-payment.ts
import { Client } from 'payments-sandbox';
import { createSandbox, serve } from 'payments-sandbox/server';

// A sandbox in memory, on a free port. A sandbox that runs in a terminal has the URL http://127.0.0.1:4010 by default.
const sandbox = createSandbox();
const server = await serve(sandbox);

const client = new Client({ clientId: 'test_default', clientSecret: 'test_default_secret', baseUrl: server.url });

// A customer of the platform. In test mode it is enabled before the next request.
const account = await client.subAccounts.create({ name: 'Corner Shop' });
const shop = client.forSubAccount(account.id);

const payment = await shop.payments.create({
  amount: 1_000,
  currency: 'usd',
  description: 'Two coffees',
  payment_method: {
    card: { name: 'Ada Lovelace', number: '4242424242424242', month: 12, year: 2040, address_postal_code: '94107' },
  },
});
console.log(`payment ${payment.status}: ${payment.amount} ${payment.currency}`);

const refund = await shop.refunds.create(payment.id, { amount: 400, reason: 'customer_request' });
console.log(`refund ${refund.status}: ${refund.amount}`);

const { status, amount_refundable } = await shop.payments.get(payment.id);
console.log(`payment ${status}: ${amount_refundable} can still be refunded`);

for await (const each of shop.payments.list()) console.log(`listed: ${each.description}`);

await server.close();
await sandbox.close();
