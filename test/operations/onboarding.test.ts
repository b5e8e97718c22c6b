import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import type { ReviewOutcome } from '../../spec/tables/outcomes';
import type { Api, ApiResponse } from '../support/api';
import { eachFront } from '../support/fronts';
import { onboardingEntry } from '../support/onboarding';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { payment } from '../support/bodies';
import { goTo } from '../support/weekdays';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const complete = onboardingEntry('multi_llc');

async function newLiveAccount({ liveMode }: TestPlatform) {
  const { id } = (await liveMode.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  const statusNow = async () => (await liveMode.get(`/v1/sub_accounts/${id}`)).subAccount.status;
  return { id, path: `/v1/onboarding/${id}`, statusNow };
}

test('where the automatic review is held back, a test account waits like a live one', async () => {
  const sandbox = createSandbox({ autoEnable: false });
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const { id } = await platform.newSubAccount();
  const send = () => platform.testMode.post(`/v1/onboarding/${id}`, complete);
  const statusNow = async () => (await platform.testMode.get(`/v1/sub_accounts/${id}`)).subAccount.status;
  expect(await statusNow()).toBe('created');
  expect((await send()).status).toBe(200);
  expect(await statusNow()).toBe('submitted');
  expect(outcome(await send())).toEqual([403, 'duplicate_record']);
  sandbox.platform(platform.id).review(id, 'request_information');
  expect((await send()).status).toBe(200);
  sandbox.platform(platform.id).review(id, 'approve');
  expect(outcome(await send())).toEqual([403, 'duplicate_record']);
  expect(await statusNow()).toBe('enabled');
  await sandbox.close();
});

eachFront((front) => {
  test('an entry has every field, and its secrets are masked', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const { id } = await newSubAccount();
    const answer = await api.post(`/v1/onboarding/${id}`, complete);
    const { platform_account_id } = (await api.get(`/v1/sub_accounts/${id}`)).subAccount;
    expect(answer.status).toBe(200);
    expect(answer.body).toStrictEqual({
      id: null,
      type: 'onboarding_entry',
      page_info: null,
      data: {
        account_type: 'test',
        seller_account_id: id,
        sub_account_id: id,
        platform_account_id,
        payload: onboardingEntry('multi_llc', {
          'business_details.tax_id': '**-***4321',
          'representative.ssn_last4': '****',
          'bank_account.account_number': '***********9876',
        }),
      },
    });
  });

  test('fields that were not sent are not in the response, except the version', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const { id } = await newSubAccount();
    const { business_details, representative, bank_account, terms_and_conditions } = onboardingEntry(
      'public_corporation',
      {
        'business_details.doing_business_as': undefined,
        'representative.dob_month': undefined,
        'representative.dob_day': null,
        'representative.ssn_last4': null,
        'bank_account.bank_name': null,
      },
    );
    const sent = JSON.parse(JSON.stringify({ business_details, representative, bank_account, terms_and_conditions }));
    const { payload } = (await api.post(`/v1/onboarding/${id}`, sent)).onboardingEntry;
    delete sent.representative.dob_day;
    delete sent.representative.ssn_last4;
    delete sent.bank_account.bank_name;
    sent.business_details.tax_id = '**-***4321';
    sent.bank_account.account_number = '***********9876';
    expect(payload).toStrictEqual({ ...sent, onboarding_version: 'v1.0' });
  });

  test('an entry of a test account: submitted, and enabled again by itself', async () => {
    const platform = await front.newPlatform();
    const { id, api } = await platform.newSubAccount();
    await api.get('/v1/payments');
    front.clock.advance({ seconds: 1 });
    for (let entry = 1; entry <= 2; entry++) {
      expect((await platform.testMode.post(`/v1/onboarding/${id}`, complete)).status).toBe(200);
      const { subAccount } = await platform.testMode.get(`/v1/sub_accounts/${id}`);
      expect(subAccount).toMatchObject({ status: 'enabled', updated_at: new Date(front.clock.now()).toISOString() });
      const told = platform.events().slice(-7);
      expect(told).toMatchObject([
        { event_name: 'sub_account.updated', account_id: id, data: { status: 'submitted', processing_ready: false } },
        { event_name: 'seller_account.updated', account_id: id, data: { status: 'submitted' } },
        { event_name: 'account.payout_setting.updated', account_id: id, data: { enabled: false } },
        { event_name: 'sub_account.updated', data: subAccount, request_id: null },
        { event_name: 'seller_account.updated', data: subAccount },
        { event_name: 'account.payout_setting.updated', account_id: id, data: { enabled: true } },
        { event_name: 'payout.bank_account.activated', account_id: id, data: { id: subAccount.payout_account_id } },
      ]);
      expect(platform.countEvents()).toBe(5 + 7 * entry);
    }
  });

  test('a live account waits for its review, and its test account is left alone', async () => {
    const platform = await front.newPlatform();
    const { id, path, statusNow } = await newLiveAccount(platform);
    const { test_account_id } = (await platform.liveMode.get(`/v1/sub_accounts/${id}`)).subAccount.related_accounts;
    const before = (await platform.testMode.get(`/v1/sub_accounts/${test_account_id}`)).subAccount;
    const { onboardingEntry: entry } = await platform.liveMode.post(path, complete);
    expect(entry).toMatchObject({ account_type: 'live', sub_account_id: id });
    expect(await statusNow()).toBe('submitted');
    expect((await platform.testMode.get(`/v1/sub_accounts/${test_account_id}`)).subAccount).toEqual(before);
    const ofAccount = platform.events().filter(({ account_id }) => account_id === id);
    expect(ofAccount.map(({ event_name }) => event_name).slice(2)).toEqual([
      'sub_account.updated',
      'seller_account.updated',
    ]);
  });

  /** What a review decides after a first entry → the next entry. */
  test.each<[reviews: readonly ReviewOutcome[], expected: unknown, then: string]>([
    [[], [403, 'duplicate_record'], 'submitted'],
    [['request_information'], 200, 'submitted'],
    [['approve'], [403, 'duplicate_record'], 'enabled'],
    [['request_information', 'approve'], [403, 'duplicate_record'], 'enabled'],
    [['reject'], [403, 'not_authorized'], 'rejected'],
    [['approve', 'disable'], [403, 'not_authorized'], 'disabled'],
    [['approve', 'disable', 'enable'], [403, 'duplicate_record'], 'enabled'],
    [['archive'], [403, 'not_authorized'], 'archived'],
  ])('after %j another entry: %j, %s', async (reviews, expected, then) => {
    const platform = await front.newPlatform();
    const { id, path, statusNow } = await newLiveAccount(platform);
    expect((await platform.liveMode.post(path, complete)).status).toBe(200);
    for (const review of reviews) front.opened.sandbox.platform(platform.id).review(id, review);
    const before = platform.countEvents();
    const answer = await platform.liveMode.post(path, complete);
    expect(answer.status === 200 ? 200 : outcome(answer)).toEqual(expected);
    expect(await statusNow()).toBe(then);
    expect(platform.countEvents() - before).toBe(answer.status === 200 ? 2 : 0);
  });

  test('a refused entry changes nothing', async () => {
    const platform = await front.newPlatform();
    const { path, statusNow } = await newLiveAccount(platform);
    await statusNow();
    const before = platform.countEvents();
    expect(outcome(await platform.liveMode.post(path, {}))).toEqual([422, 'parameter_missing']);
    expect(await statusNow()).toBe('created');
    expect(platform.countEvents()).toBe(before);
  });

  test('an entry is looked at before the status of its account', async () => {
    const platform = await front.newPlatform();
    const { path } = await newLiveAccount(platform);
    await platform.liveMode.post(path, complete);
    expect(outcome(await platform.liveMode.post(path, {}))).toEqual([422, 'parameter_missing']);
  });

  test('only an account that the request may see', async () => {
    const platform = await front.newPlatform();
    const { testMode: api, liveMode } = platform;
    const shop = await platform.newSubAccount();
    const other = await platform.newSubAccount();
    const { id: ofLive } = await newLiveAccount(platform);
    const { platform_account_id } = (await api.get(`/v1/sub_accounts/${shop.id}`)).subAccount;
    const otherPlatform = await front.newPlatform();
    const path = `/v1/onboarding/${shop.id}`;
    const refused = [
      liveMode.post(path, complete),
      api.post(`/v1/onboarding/${ofLive}`, complete),
      api.post(`/v1/onboarding/${platform_account_id}`, complete),
      api.post('/v1/onboarding/acc_0000000000000000000000', complete),
      otherPlatform.testMode.post(path, complete),
      other.api.post(path, complete),
      api.post(path, complete, { 'Seller-Account': other.id }),
    ];
    for (const answer of await Promise.all(refused)) expect(outcome(answer)).toEqual([404, 'resource_not_found']);
    expect((await shop.api.post(path, complete)).headers.get('deprecation')).toBeNull();
    const older = await api.post(path, complete, { 'Seller-Account': shop.id });
    expect([older.status, older.headers.get('deprecation')]).toEqual([200, 'true']);
  });

  test('a key gives the first answer again, where a second entry is refused', async () => {
    const platform = await front.newPlatform();
    const { path } = await newLiveAccount(platform);
    const key = { 'Idempotency-Key': 'entry' };
    const first = await platform.liveMode.post(path, complete, key);
    const again = await platform.liveMode.post(path, complete, key);
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([200, first.text, 'true']);
    const changed = onboardingEntry('multi_llc', { 'representative.ssn_last4': '8318' });
    expect(outcome(await platform.liveMode.post(path, changed, key))).toEqual([422, 'idempotency_params_mismatch']);
    expect((await platform.liveMode.post(path, complete, { 'Idempotency-Key': null })).status).toBe(403);
  });

  test('who is 18 today may represent a business, by the clock of the platform', async () => {
    const platform = await front.newPlatform();
    const { id } = await platform.newSubAccount();
    const tomorrow = new Date(front.clock.now() + 86_400_000).toISOString();
    const entry = onboardingEntry('sole_proprietorship', {
      'representative.dob_year': String(Number(tomorrow.slice(0, 4)) - 18),
      'representative.dob_month': tomorrow.slice(5, 7),
      'representative.dob_day': tomorrow.slice(8, 10),
    });
    const early = await platform.testMode.post(`/v1/onboarding/${id}`, entry);
    expect(outcome(early)).toEqual([422, 'parameter_invalid']);
    expect(early.error.message).toContain('representative.dob_year');
    front.clock.advance({ days: 1 });
    expect((await platform.testMode.renewed().post(`/v1/onboarding/${id}`, entry)).status).toBe(200);
  });
});

eachFront((front) => {
  const { clock } = front;

  test('the bank account is that of the onboarding entry, or the test bank account', async () => {
    goTo(clock, 'Monday', '12:00:00.000');
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const read = (api: Api, id: string) => api.get(`/v1/sub_accounts/${id}/payout_account`);
    const idOf = async (api: Api, id: string) => (await api.get(`/v1/sub_accounts/${id}`)).subAccount.payout_account_id;
    const test = (await read(platform.testMode, shop.id)).as('PayoutBankAccountEnvelope');
    expect([test.type, test.data]).toMatchObject(['payout_bank_account', { bank_name: 'Test Bank', country: 'US' }]);
    expect(await idOf(platform.testMode, shop.id)).toBeNull();
    const entry = onboardingEntry('individual');
    await platform.testMode.post(`/v1/onboarding/${shop.id}`, entry);
    const own = (await read(platform.testMode, shop.id)).as('PayoutBankAccountEnvelope').data;
    expect(own).toMatchObject({
      full_name: entry.bank_account.account_owner_name,
      routing_number: entry.bank_account.routing_number,
      account_number_last4: Number(entry.bank_account.account_number.slice(-4)),
    });
    expect(await idOf(platform.testMode, shop.id)).toBe(own.id);
    expect(platform.events().filter(({ event_name }) => event_name === 'sub_account.updated')).toMatchObject([
      { data: { status: 'enabled', payout_account_id: null } },
      { data: { status: 'submitted', payout_account_id: own.id } },
      { data: { status: 'enabled', payout_account_id: own.id } },
    ]);
    const { data: listed } = (await platform.testMode.get('/v1/sub_accounts')).as('SubAccountList');
    expect(listed).toMatchObject([{ id: shop.id, payout_account_id: own.id }]);
    await shop.api.post('/v1/payments', payment());
    goTo(clock, 'Tuesday');
    const [payout] = (await shop.api.renewed().get('/v1/payouts')).as('PayoutList').data;
    expect(payout?.bank_account).toEqual(own);
    const live = (await platform.liveMode.renewed().post('/v1/sub_accounts', { name: 'Live Shop' })).subAccount;
    const liveApi = platform.liveMode.renewed();
    expect(outcome(await read(liveApi, live.id))).toEqual([404, 'resource_not_found']);
    expect(await idOf(liveApi, live.id)).toBeNull();
    await liveApi.post(`/v1/onboarding/${live.id}`, entry);
    const { id: liveBankId } = (await read(liveApi, live.id)).as('PayoutBankAccountEnvelope').data;
    expect(await idOf(liveApi, live.id)).toBe(liveBankId);
    expect(outcome(await read(liveApi, shop.id))).toEqual([404, 'resource_not_found']);
  });
});
