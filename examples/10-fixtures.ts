// A platform in the state that a test needs, in one call per object. Run it: npx tsx examples/10-fixtures.ts
import { testScenario } from 'payments-sandbox';
import { createFixtures } from 'payments-sandbox/fixtures';
import { createSandbox } from 'payments-sandbox/mock-server';

const sandbox = createSandbox();
const fixtures = createFixtures(sandbox.platform());

// A seller that takes payments, with its fees.
const seller = await fixtures.seller.enabled({ fees: { platform: { variable_rate: 10 } } });
console.log(`seller: ${seller.status}, ${seller.fee_configurations.length} fee`);

// Payments in the states that the code under test has to handle.
const captured = await fixtures.payment.captured({ seller, amount: 5_000 });
console.log(`captured: ${captured.amount}, fees ${captured.fee_amount}, balance ${captured.balance}`);
const refunded = await fixtures.payment.refunded({ seller, amount: 5_000, refund: { amount: 1_000 } });
console.log(`refunded: ${refunded.status}, ${refunded.amount_refundable} left`);
const declined = await fixtures.payment.declined({ seller, metadata: testScenario('insufficient_funds') });
console.log(`declined: ${declined.status}, ${declined.error_code}`);
const disputed = await fixtures.payment.disputed({ seller });
console.log(`disputed: ${disputed.amount_disputed}`);

// The database relates what was created.
const { db } = fixtures;
const refund = db.refund.findFirst({ where: { payment: { id: { equals: refunded.id } } } });
console.log(`refund: ${refund?.amount} of a payment to ${refund?.payment?.seller?.name}`);
console.log(`payments to the seller: ${db.payment.count({ where: { seller: { id: { equals: seller.id } } } })}`);

// A misspelt attribute is found before anything is created.
const misspelt = { seller, amuont: 5_000 };
await fixtures.payment.captured(misspelt).catch((error: unknown) => console.log(String(error)));

await sandbox.close();
