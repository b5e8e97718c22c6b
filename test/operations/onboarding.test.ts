import { expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { eachFront } from '../support/fronts';
import { onboardingEntry } from '../support/onboarding';
import { type TestPlatform } from '../support/test-platform';
import { payment } from '../support/bodies';
import { goTo } from '../support/weekdays';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const complete = onboardingEntry('multi_llc');

async function newLiveAccount({ liveMode }: TestPlatform) {
  const { id } = (await liveMode.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  const statusNow = async () => (await liveMode.get(`/v1/sub_accounts/${id}`)).subAccount.status;
  return { id, path: `/v1/onboarding/${id}`, statusNow };
}

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
