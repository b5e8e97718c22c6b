import { createFixtures } from 'payments-sandbox/fixtures';
import { createSandbox } from 'payments-sandbox/mock-server';

/** Creates a refunded payment to a seller, and finds it in the database of fixtures. */
async function main(): Promise<string> {
  const sandbox = createSandbox();
  const { db, ...fixtures } = createFixtures(sandbox.platform(), { mode: undefined });
  const seller = await fixtures.seller.enabled({ fees: { platform: { variable_rate: 10 } } });
  const payment = await fixtures.payment.refunded({ seller, amount: 5_000, refund: { amount: 1_000 } });
  const refund = db.refund.findFirst({ where: { payment: { id: { equals: payment.id } } } });
  if (refund?.amount !== 1_000 || refund.payment?.seller?.id !== seller.id) throw new Error('not related');
  await sandbox.close();
  return payment.status === 'succeeded' || payment.amount_refunded === 1_000 ? 'succeeded' : payment.status;
}

export const result = main();
void result.then(console.log);
