// Fees by configuration, fees returned with a refund, and the payout of the platform's share.
// Run it: npx tsx examples/12-fees-and-payouts.ts
import { createSandbox } from 'payments-sandbox/mock-server';

const sandbox = createSandbox();
const client = sandbox.client();
// The clock of the sandbox is set and advanced here, so that a day takes no time.
const { clock } = sandbox.platform('default');
clock.set('2051-03-06T09:00:00Z');

const shop = await client.subAccounts.create({ name: 'Tea Shop' });
const rates = { variable_rate: 2.9, transaction_fee_cents: 30 };
await client.feeConfigurations.create(shop.id, 'processing_ecomm', rates);
await client.feeConfigurations.create(shop.id, 'platform', { variable_rate: 1, fee_cap_cents: 500 });

const merchant = client.forSubAccount(shop.id);
const card = { name: 'Ada Lovelace', number: '4242424242424242', month: 12, year: 2060, address_postal_code: '94107' };
const created = await merchant.payments.create({ amount: 10_000, currency: 'usd', payment_method: { card } });
console.log(`response: ${created.fees.length} fees, ${created.fee_amount} in total`);
const payment = await merchant.payments.get(created.id);
for (const { type, amount } of payment.fees) console.log(`${type}: ${amount}`);

await merchant.refunds.create(created.id, { amount: 5_000, fees: [{ type: 'platform_fee', amount: 50 }] });
for await (const { payment_balance_txn_type, amount, balance } of merchant.payments.balanceTransactions(created.id)) {
  console.log(`${payment_balance_txn_type} ${amount}, balance ${balance}`);
}

// At midnight the platform fees of the day become a payout. The access token has expired: the client requests a new one.
clock.advance('1d');
for await (const { status, amount, payments_total, refunds_total } of client.proceedsPayouts.list()) {
  console.log(`payout ${status}: ${payments_total} ${refunds_total} = ${amount}`);
}

await sandbox.close();
