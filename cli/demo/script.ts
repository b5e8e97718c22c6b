import { DEMO_DAYS, type DemoSandbox } from './demo-sandbox';
import { createFees } from './fees';
import { cardOf, LIVE_CARD_NUMBER } from './payers';
import { DemoPayments, createDailyPayments } from './payments';
import { createLiveSubAccounts, createPendingSubAccounts, createShops } from './sub-accounts';
import { runFinalSteps, timeline } from './timeline';

/** Creates six weeks of history for a platform of small shops. */
export async function runDemoScript(sandbox: DemoSandbox): Promise<void> {
  const client = sandbox.client('test');
  sandbox.moveTo(DEMO_DAYS - 0.5);
  const shops = await createShops(sandbox, client);
  await createFees(client, shops);
  const payments = new DemoPayments(sandbox, shops);
  for (let day = 29; day >= 1; day--) {
    sandbox.moveTo(day);
    await createDailyPayments(payments, day);
    await timeline[day]?.(payments);
  }
  sandbox.moveTo(0.25);
  await runFinalSteps(payments);
  await createPendingSubAccounts(sandbox, client);
  await createLiveMode(sandbox);
}

/** Creates two live sub accounts and the first payments of one of them. */
async function createLiveMode(sandbox: DemoSandbox): Promise<void> {
  const shop = await createLiveSubAccounts(sandbox, sandbox.client('live'));
  for (const i of [1, 5]) {
    sandbox.wait(10);
    await shop.payments.create({
      amount: 1_800 * i,
      currency: 'usd',
      payment_method: cardOf(i, LIVE_CARD_NUMBER),
    });
  }
}
