import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewOutcome } from '../../spec/tables/outcomes';
import { openHosted } from '../support/hosted-onboarding';
import { onboardingEntry } from '../support/onboarding';

let hosted: Awaited<ReturnType<typeof openHosted>>;
beforeAll(async () => {
  hosted = await openHosted();
});
afterAll(() => hosted.sandbox.close());

const statusOf = (accountId: string) =>
  hosted.sandbox.platform(hosted.platform.id).rows.require('accounts', accountId).status;

test('a test account is enabled by itself, with the events of the API', async () => {
  const onboarding = await hosted.newOnboarding();
  await hosted.platform.testMode.get('/v1/payments');
  const before = hosted.platform.countEvents();
  const last = await onboarding.fill(await onboarding.fillUpTo('Terms', 'single_llc'), 'single_llc');
  const requestId = last.headers.get('request-id');
  expect(last.html).toContain('reviewed automatically');
  expect(last.html).toContain('<span class="mode test">Test mode</span>');
  const { subAccount } = await hosted.platform.testMode.get(`/v1/sub_accounts/${onboarding.accountId}`);
  expect(subAccount.status).toBe('enabled');
  const events = hosted.platform.events().slice(before);
  expect(events.map(({ request_id }) => request_id)).toEqual([...Array(3).fill(requestId), ...Array(4).fill(null)]);
  expect(events.map(({ event_name, data }) => [event_name, 'status' in data && data.status])).toEqual([
    ['sub_account.updated', 'submitted'],
    ['seller_account.updated', 'submitted'],
    ['account.payout_setting.updated', false],
    ['sub_account.updated', 'enabled'],
    ['seller_account.updated', 'enabled'],
    ['account.payout_setting.updated', false],
    ['payout.bank_account.activated', false],
  ]);
  const closed = await onboarding.open();
  expect([closed.status, closed.inputs, closed.alert, closed.data]).toEqual([409, [], undefined, {}]);
  expect(closed.html).toContain('is enabled');
});

test('a live account waits for its review', async () => {
  const onboarding = await hosted.newLiveOnboarding();
  const first = await onboarding.open();
  expect(first.html).toContain('<span class="mode live">Live mode</span>');
  const last = await onboarding.fill(await onboarding.fillUpTo('Terms', 'single_llc'), 'single_llc');
  expect([last.heading, statusOf(onboarding.accountId)]).toEqual(['Submitted', 'submitted']);
  expect(last.html).toContain('waits for its review');
  expect(hosted.entryOf(onboarding.accountId)).toMatchObject({ mode: 'live' });
});

test('without automatic reviews a test account waits like a live one', async () => {
  const manual = await openHosted({ autoEnable: false });
  const onboarding = await manual.newOnboarding();
  const last = await onboarding.fill(await onboarding.fillUpTo('Terms', 'single_llc'), 'single_llc');
  expect(last.html).toContain('waits for its review');
  const closed = await onboarding.open();
  expect([closed.status, closed.html.includes('is submitted and waits for its review')]).toEqual([409, true]);
  await manual.sandbox.close();
});

/** Reviews of a live account with an entry → what the page says, and the error code of the browser message. */
describe.each<[reviews: readonly ReviewOutcome[], text: string, reason: string]>([
  [[], 'is submitted and waits for its review', 'duplicate_record'],
  [['request_information'], 'is reviewed, and more information is needed', 'duplicate_record'],
  [['approve'], 'is enabled', 'duplicate_record'],
  [['reject'], 'is rejected', 'not_authorized'],
  [['approve', 'disable'], 'is disabled', 'not_authorized'],
  [['archive'], 'is archived', 'not_authorized'],
])('after an entry and %j', (reviews, text, reason) => {
  test(`the account ${text}`, async () => {
    const onboarding = await hosted.newLiveOnboarding();
    const early = await onboarding.fillUpTo('Terms', 'single_llc');
    const path = `/v1/onboarding/${onboarding.accountId}`;
    await hosted.platform.liveMode.post(path, onboardingEntry('single_llc'));
    for (const review of reviews) hosted.sandbox.platform(hosted.platform.id).review(onboarding.accountId, review);
    const status = statusOf(onboarding.accountId);
    const events = hosted.platform.countEvents();

    const opened = await onboarding.open();
    expect([opened.status, opened.inputs, opened.alert, opened.data]).toEqual([409, [], undefined, {}]);
    expect(opened.html).toContain(text);
    expect(opened.html).not.toContain('<script');

    for (const sent of [await onboarding.fill(early, 'single_llc'), await onboarding.back(early)]) {
      expect([sent.status, sent.inputs]).toEqual([409, []]);
      expect(sent.data).toEqual({ 'event-type': 'submitFailure', reason });
      expect(sent.html).toContain(text);
      expect(sent.html).toContain('<script');
      expect(sent.alert).toBe('The details were not submitted.');
    }
    expect([statusOf(onboarding.accountId), hosted.platform.countEvents()]).toEqual([status, events]);
  });
});

test('an account that was archived without an entry takes none', async () => {
  const onboarding = await hosted.newLiveOnboarding();
  hosted.sandbox.platform(hosted.platform.id).review(onboarding.accountId, 'archive');
  expect((await onboarding.open()).status).toBe(409);
});

test('an account that is unknown, or that of the platform', async () => {
  const { platform_account_id } = (
    await hosted.platform.testMode.get(`/v1/sub_accounts/${(await hosted.newOnboarding()).accountId}`)
  ).subAccount;
  for (const id of ['acc_0000000000000000000000', platform_account_id, hosted.platform.id, 'x']) {
    const onboarding = hosted.onboardingOf(id);
    for (const page of [await onboarding.open(), await onboarding.send({ action: 'continue' })])
      expect([page.status, page.inputs]).toEqual([404, []]);
  }
});

test.each([
  [{ Origin: 'http://sandbox.test' }, 200],
  [{ Origin: 'http://sandbox.test:81' }, 403],
  [{ Origin: 'https://shop.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
])('a form from %j: %i', async (headers, status) => {
  const onboarding = await hosted.newOnboarding();
  const page = await onboarding.fillUpTo('Terms', 'individual');
  const sent = await onboarding.send({ ...page.fields, 'terms_and_conditions.accepted': 'true' }, headers);
  expect(sent.status).toBe(status);
  expect(hosted.entryOf(onboarding.accountId) !== undefined).toBe(status === 200);
});

test.each([
  ['a body that is no form', '{}', 'application/json', 400],
  ['a form that is too long', `a=${'x'.repeat(70_000)}`, 'application/x-www-form-urlencoded', 400],
  ['text that is not UTF-8', 'a=%ff', 'application/x-www-form-urlencoded', 400],
])('%s is refused', async (_, body, type, status) => {
  const { accountId } = await hosted.newOnboarding();
  const init = { method: 'POST', headers: { 'Content-Type': type }, body };
  expect((await hosted.target.fetch(`http://sandbox.test/onboarding/${accountId}`, init)).status).toBe(status);
});
