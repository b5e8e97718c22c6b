import { expect, test } from 'vitest';
import { bankPayment } from '../support/bodies';
import { openDashboard } from './support/open-dashboard';

test('looking at a page changes nothing and counts nothing as met', async () => {
  const { platform, inProcess, open } = await openDashboard();
  const shop = await platform.newSubAccount();
  const { id } = (await shop.api.post('/v1/payments', bankPayment())).payment;
  await inProcess.waitForIdle();
  const state = () => [inProcess.events().map((event) => event.id), inProcess.coverage().declines.met];
  const before = state();
  for (const path of [`payments/${id}`, `sub_accounts/${shop.id}`]) await open(path);
  expect(state()).toEqual(before);
});
