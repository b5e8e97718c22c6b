import { describe, expect, test } from 'vitest';
import type { SandboxOptions } from '../../mock-server';
import { payment } from '../support/bodies';
import { FeeConfigurations } from '../support/fee-configurations';
import { openPage } from '../support/hosted-page';
import { onboardingEntry } from '../support/onboarding';
import { buttonsOf, openDashboard } from './support/open-dashboard';

/** The dashboard of a platform with a live account, which requires onboarding. */
async function open(options: SandboxOptions = {}) {
  const dashboard = await openDashboard(options);
  const api = dashboard.platform.liveMode;
  const { id, related_accounts } = (await api.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  const submit = () => api.post(`/v1/onboarding/${id}`, onboardingEntry('multi_llc'));
  return {
    ...dashboard,
    api,
    id,
    testId: related_accounts.test_account_id,
    path: `sub_accounts/${id}?mode=live`,
    submit,
  };
}

const LIST = 'Sub accounts, by name; archived ones are shown when the filter selects them';

test('the list shows the accounts of a mode by name, and filters by status', async () => {
  const { open: show, platform, id, testId } = await open();
  const other = await platform.newSubAccount({ name: 'Books <b>& more</b>' });
  const page = await show('sub_accounts');
  expect([page.status, page.heading]).toEqual([200, 'Sub accounts']);
  expect(page.rows(LIST)).toMatchObject([
    { 'Sub account': other.id, Name: 'Books <b>& more</b>', Status: 'enabled', Currency: 'usd' },
    { 'Sub account': testId, Name: 'Tea Shop' },
  ]);
  expect((await show('sub_accounts?mode=live')).rows(LIST)).toMatchObject([{ 'Sub account': id, Status: 'created' }]);
  await platform.review(other.id, 'archive');
  expect((await show('sub_accounts')).rows(LIST)).toHaveLength(1);
  expect((await show('sub_accounts?status=archived')).rows(LIST)).toMatchObject([{ 'Sub account': other.id }]);
});

test('the detail links to the account of the same customer in the other mode', async () => {
  const { open: show, id, testId, path } = await open();
  const live = await show(path);
  expect(live.heading).toBe('Tea Shop · created');
  expect(live.facts).toMatchObject({ Name: 'Tea Shop', Status: 'created', 'Processing ready': 'No' });
  expect(live.html).toContain('Present state: created.');
  expect(live.links[testId]).toBe(`../sub_accounts/${testId}`);
  const inTest = await show(`sub_accounts/${testId}`);
  expect(inTest.facts).toMatchObject({
    'Processing ready': 'Yes',
    'Payments: ACH payments': 'Yes',
    'Payouts: Settlement priority': 'standard',
  });
  expect(inTest.links[id]).toBe(`../sub_accounts/${id}?mode=live`);
});

test('a platform account, an unknown one and one of the other mode have no page', async () => {
  const { open: show, api, id } = await open();
  const { platform_account_id } = (await api.get(`/v1/sub_accounts/${id}`)).subAccount;
  for (const path of [`${platform_account_id}?mode=live`, 'acc_unknown', id])
    expect((await show(`sub_accounts/${path}`)).status).toBe(404);
});

describe('onboarding', () => {
  const LINK = 'Hosted onboarding of this account';

  test('without an entry, the page lists what is required and links to the hosted onboarding', async () => {
    const { open: show, path, id, platform, fetch, address } = await open();
    const page = await show(path);
    expect(page.facts['Entry']).toBe('Not submitted');
    expect(page.rows('What every business sends, whatever its kind')).toContainEqual({
      Field: 'Web site',
      Name: 'business_details.url',
      Required: 'Yes',
      Value: 'None',
    });
    const { href, pathname, search } = new URL(page.links[LINK] ?? '', address(path));
    expect([pathname, search]).toEqual([`/onboarding/${id}`, `?platform=${platform.id}`]);
    expect((await openPage({ fetch }, href)).status).toBe(200);
  });

  test('an entry is shown as it is stored, with secrets masked, and takes the link away', async () => {
    const { open: show, path, submit } = await open();
    await submit();
    const page = await show(path);
    expect(page.facts).toMatchObject({ Status: 'submitted', 'Business structure': 'multi_llc' });
    const rows = page.rows('What its kind of business sends, and what it sent') ?? [];
    const values = Object.fromEntries(rows.map((row) => [row['Name'], row['Value']]));
    expect(values).toMatchObject({
      'business_details.url': 'https://tea.example',
      'bank_account.account_number': expect.stringMatching(/^\*+9876$/),
      'terms_and_conditions.accepted': 'true',
    });
    expect(page.html).not.toContain('000987654329876');
    expect(page.links).not.toHaveProperty(LINK);
  });

  test('the link leads to the configured address of the hosted onboarding', async () => {
    const { open: show, path, id, platform } = await open({ onboardingUrl: 'https://pay.example/sandbox' });
    const link = `https://pay.example/sandbox/onboarding/${id}?platform=${platform.id}`;
    expect((await show(path)).links[LINK]).toBe(link);
  });
});

describe('a review', () => {
  const review = (outcome: string) => ({ action: 'decide', outcome });

  test('has a button for each outcome that the status allows', async () => {
    const { open: show, path, submit, platform, id } = await open();
    const buttons = async () => buttonsOf(await show(path)).filter((button) => button !== 'Trigger');
    expect(await buttons()).toEqual(['Archive']);
    await submit();
    expect(await buttons()).toEqual(['Approve', 'Request information', 'Reject', 'Archive']);
    await platform.review(id, 'request_information');
    expect(await buttons()).toEqual(['Approve', 'Reject', 'Archive']);
    await platform.review(id, 'approve');
    expect(await buttons()).toEqual(['Disable', 'Archive']);
    await platform.review(id, 'disable');
    expect(await buttons()).toEqual(['Enable', 'Archive']);
    await platform.review(id, 'archive');
    expect(await buttons()).toEqual([]);
  });

  test('is refused with the message of the API, even where its button is gone', async () => {
    const { send, path, platform, id } = await open();
    const page = await send(path, review('approve'));
    const { status, error } = await platform.review(id, 'approve');
    expect([page.status, page.alert]).toEqual([status, error.message]);
    expect(page.repeatedIds).toEqual([]);
    const unknown = await send(path, review('promote'));
    expect([unknown.status, unknown.alert]).toEqual([422, expect.stringContaining('outcome')]);
  });

  test('of an account that the page does not show changes nothing', async () => {
    const { open: show, send, path, id } = await open();
    expect((await send(`sub_accounts/${id}`, review('archive'))).status).toBe(404);
    expect((await show(path)).facts['Status']).toBe('created');
  });
});

test('the page shows the fee configurations in force and the scheduled ones', async () => {
  const { open: show, platform, clock } = await open();
  const shop = await platform.newSubAccount();
  const configurations = new FeeConfigurations(platform.testMode, shop.id);
  const inForce = await configurations.create('processing_ecomm');
  const later = new Date(clock.now() + 86_400_000).toISOString();
  const scheduled = await configurations.create('processing_ecomm', { effective_start: later });
  const page = await show(`sub_accounts/${shop.id}`);
  expect(page.rows('In force now, at most one of each type')).toMatchObject([
    { 'Fee configuration': inForce.id, State: 'active' },
  ]);
  expect(page.rows('The 20 last ones that are scheduled, latest start first')).toMatchObject([
    { 'Fee configuration': scheduled.id, State: 'scheduled' },
  ]);
  expect(page.links).toMatchObject({
    [inForce.id]: `../fee_configurations/${inForce.id}`,
    'All fee configurations of this account': `../fee_configurations?account=${shop.id}`,
  });
  expect(page.repeatedIds).toEqual([]);
});

test('the page shows the newest payments of the account only', async () => {
  const { open: show, platform } = await open();
  const shop = await platform.newSubAccount();
  const other = await platform.newSubAccount();
  await other.api.post('/v1/payments', payment());
  const ids: string[] = [];
  for (let i = 0; i < 21; i++) ids.unshift((await shop.api.post('/v1/payments', payment())).payment.id);
  const page = await show(`sub_accounts/${shop.id}`);
  expect(page.rows('Its 20 newest payments')?.map((row) => row['Payment'])).toEqual(ids.slice(0, 20));
  expect(page.links['All payments of this account']).toBe(`../payments?account=${shop.id}`);
});
