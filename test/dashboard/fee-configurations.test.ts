import { expect, test } from 'vitest';
import { FeeConfigurations } from '../support/fee-configurations';
import { onboardingEntry } from '../support/onboarding';
import { openDashboard } from './support/open-dashboard';

/** The dashboard of a platform with configurations of two accounts: oldest first. */
async function open() {
  const dashboard = await openDashboard();
  const { platform, clock } = dashboard;
  const shop = await platform.newSubAccount();
  const other = await platform.newSubAccount();
  const of = (id: string) => new FeeConfigurations(platform.testMode, id);
  const inDays = (days: number) => new Date(clock.now() + days * 86_400_000).toISOString();
  return { ...dashboard, shop, other, configurations: of(shop.id), others: of(other.id), inDays };
}

const LIST = 'Fee configurations, newest first';

test('the list has the configurations of all accounts, newest first, with state and rate', async () => {
  const { open: show, configurations, others, inDays } = await open();
  const first = await configurations.create('processing_ecomm', { transaction_fee_cents: 30, fee_cap_cents: 500 });
  const second = await others.create('platform', { variable_rate: 1 });
  const third = await configurations.create('processing_ecomm', { effective_start: inDays(3) });
  const page = await show('fee_configurations');
  expect([page.status, page.heading]).toEqual([200, 'Fee configurations']);
  const shown = (page.rows(LIST) ?? []).map((row) => [
    row['Fee configuration'],
    row['State'],
    row['Rate'],
    row['Account'],
  ]);
  expect(shown).toEqual([
    [third.id, 'scheduled', '2.75 % + $0.00', 'Shop 1'],
    [second.id, 'active', '1 % + $0.00', 'Shop 2'],
    [first.id, 'active', '2.75 % + $0.30, at most $5.00', 'Shop 1'],
  ]);
});

test('a configuration that was replaced is retired, even before it applied', async () => {
  const { open: show, configurations, clock, inDays } = await open();
  const replaced = await configurations.create('processing_ecomm', { effective_start: inDays(3) });
  await configurations.create('processing_ecomm', { effective_start: inDays(3) });
  const ended = await configurations.create('platform', { effective_end: inDays(1) });
  expect((await show(`fee_configurations/${replaced.id}`)).facts['State']).toBe('retired');
  expect((await show(`fee_configurations/${ended.id}`)).facts['State']).toBe('active');
  clock.advance({ days: 1 });
  expect((await show(`fee_configurations/${ended.id}`)).facts['State']).toBe('retired');
});

test('the list is filtered by account', async () => {
  const { open: show, shop, configurations, others } = await open();
  const types = ['processing_ecomm', 'platform', 'processing_ach'];
  for (const type of types) await configurations.create(type);
  await others.create('platform');
  const typesOf = async (query: string) =>
    (await show(`fee_configurations?${query}`)).rows(LIST)?.map((row) => row['Fee type']);
  expect(await typesOf(`account_id=${shop.id}`)).toEqual(types.toReversed());
  expect(await typesOf('')).toHaveLength(4);
  expect(await typesOf('account_id=acc_unknown')).toEqual([]);
});

test('the detail shows the history of its type, and links to the account', async () => {
  const { open: show, shop, configurations, clock } = await open();
  const old = await configurations.create('processing_ecomm');
  await configurations.create('platform');
  clock.advance({ hours: 1 });
  const present = await configurations.create('processing_ecomm', { variable_rate: 2.5 });
  const page = await show(`fee_configurations/${old.id}`);
  expect(page.heading).toBe('Processing ecomm');
  expect(page.facts).toMatchObject({ State: 'retired', 'Fee type': 'processing_ecomm', Account: 'Shop 1' });
  const history = page.rows('Configurations of the type processing_ecomm of this account, latest start first');
  expect(history?.map((row) => row['Fee configuration'])).toEqual([present.id, old.id]);
  expect(page.links[shop.id]).toBe(`../sub_accounts/${shop.id}`);
  expect(page.links['All fee configurations of this account']).toBe(`../fee_configurations?account=${shop.id}`);
  expect(page.html).toContain('Present state: retired.');
  expect(page.repeatedIds).toEqual([]);
});

test('a configuration is found in its own mode only', async () => {
  const { open: show, platform, configurations } = await open();
  const { id } = await configurations.create('platform');
  const live = (await platform.liveMode.post('/v1/sub_accounts', { name: 'Live' })).subAccount;
  await platform.liveMode.post(`/v1/onboarding/${live.id}`, onboardingEntry('individual'));
  await platform.review(live.id, 'approve');
  const liveOne = await new FeeConfigurations(platform.liveMode, live.id).create('platform');
  expect((await show(`fee_configurations/${id}?mode=live`)).status).toBe(404);
  expect((await show(`fee_configurations/${liveOne.id}?mode=live`)).status).toBe(200);
  const rows = (await show('fee_configurations?mode=live')).rows(LIST) ?? [];
  expect(rows.map((row) => row['Fee configuration'])).toEqual([liveOne.id]);
  expect((await show(`fee_configurations?mode=live&account_id=${configurations.subAccountId}`)).rows(LIST)).toEqual([]);
});
