import { openBusinesses, openLiveBusinesses, openNewcomers } from './businesses';
import { episodes, lastHours } from './episodes';
import { setFees } from './fees';
import { card, liveNumber } from './payers';
import { Sales, usualDay } from './sales';
import { demoDays, type Stage } from './stage';

/** Six weeks of a platform for small shops, from the first of them until now. */
export async function playStory(stage: Stage): Promise<void> {
  const client = stage.client('test');
  stage.goTo(demoDays - 0.5);
  const shops = await openBusinesses(stage, client);
  await setFees(client, shops);
  const sales = new Sales(stage, shops);
  for (let day = 29; day >= 1; day--) {
    stage.goTo(day);
    await usualDay(sales, day);
    await episodes[day]?.(sales);
  }
  stage.goTo(0.25);
  await lastHours(sales);
  await openNewcomers(stage, client);
  await liveWorld(stage);
}

/** What is true of the live world: a shop has just begun there. */
async function liveWorld(stage: Stage): Promise<void> {
  const books = await openLiveBusinesses(stage, stage.client('live'));
  for (const i of [1, 5]) {
    stage.wait(10);
    await books.payments.create({ amount: 1_800 * i, currency: 'usd', payment_method: card(i, liveNumber) });
  }
}
