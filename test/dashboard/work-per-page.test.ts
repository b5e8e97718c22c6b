import { afterAll, expect, test } from 'vitest';
import { navigation } from '../../mock-server/pages/dashboard/frame';
import { payment } from '../support/bodies';
import { WorkCounter } from '../store/work-counter';
import { multiply } from './support/many-rows';
import { openDashboard } from './support/open-dashboard';

const FEW = 50;
const MANY = 5_000;
const REPETITIONS = 3;
/** A page is read in a few searches, which halve more often among many rows, and counts chunks of rows. */
const MAX_GROWTH = 1.25;

const lists = [
  'payments',
  'payment_intents',
  'payment_methods',
  'refunds',
  'disputes',
  'balance_transactions',
] as const;

const counter = new WorkCounter();
afterAll(() => counter.close());

/** Opens the dashboard of a platform with so many objects of each list. */
async function dashboardWith(objects: number) {
  const dashboard = await openDashboard();
  const { platform, inProcess } = dashboard;
  const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
  await platform.testMode.post(`/v1/payments/${id}/refunds`, { amount: 100 });
  inProcess.disputes.open(id);
  for (const list of lists) {
    const [first] = inProcess.rows.walk(list, 'newest', 'test', 'ascending');
    multiply(inProcess, list, first, objects - inProcess.rows.count(list, 'newest', 'test'));
  }
  return dashboard;
}

test(`each page does as much over ${MANY} objects as over ${FEW}`, { timeout: 240_000 }, async () => {
  const many = await dashboardWith(MANY);
  const few = await dashboardWith(FEW);
  for (const path of navigation.flatMap(([, pages]) => Object.keys(pages))) {
    const show = async ({ open }: typeof few, total: string) => {
      const { status, html } = await open(path);
      expect(status).toBe(200);
      if (lists.some((list) => list === path)) expect(html).toContain(`1–25 of ${total}`);
    };
    // The first reads build indexes and totals.
    for (let round = 0; round < 2; round++) await Promise.all([show(many, '5,000'), show(few, '50')]);
    const workOfMany = await counter.count(REPETITIONS, () => show(many, '5,000'));
    const workOfFew = await counter.count(REPETITIONS, () => show(few, '50'));
    expect(workOfMany / workOfFew, path).toBeLessThan(MAX_GROWTH);
  }
});
