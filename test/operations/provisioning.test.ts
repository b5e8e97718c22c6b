import { expect, test } from 'vitest';
import { businessClassifications } from '../../spec/tables/business-classifications';
import type { ApiResponse } from '../support/api';
import { payment } from '../support/bodies';
import { newBankAccount, newBusiness, provision, wholeBusiness } from '../support/entities';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const provisioned = (response: ApiResponse) => response.as('ProvisioningEnvelope').data;

eachFront((front) => {
  test('a business of nothing but a legal name is provisioned, and takes payments at once', async () => {
    const { testMode: api, eventNames } = await front.newPlatform();
    const { id: business_id } = await newBusiness(api);
    const response = await provision(api, business_id, { new_account_name: 'Tea Stall' });
    const { id, type, data } = response.as('ProvisioningEnvelope');
    expect([response.status, id, type, data.account_type]).toEqual([201, data.sub_account_id, 'onboarding', 'test']);
    expect(data.payload).toEqual({
      onboarding_version: 'v1.0',
      business_details: { legal: { name: 'Tea Shop Ltd' } },
      representative: {},
      owners: [],
      bank_account: {},
      terms_and_conditions: {},
    });
    expect((await api.on(data.sub_account_id).post('/v1/payments', payment())).status).toBe(201);
    const account = (await api.get(`/v1/sub_accounts/${data.sub_account_id}`)).subAccount;
    expect(account).toMatchObject({
      name: 'Tea Stall',
      status: 'enabled',
      currency: 'usd',
      business_id,
      payout_account_id: null,
      payments_activated_on: new Date(front.clock.now()).toISOString(),
    });
    const business = (await api.get(`/v1/entities/business/${business_id}`)).as('BusinessEnvelope').data;
    expect(business).toMatchObject({
      associated_accounts: [{ id: account.id }],
      product_categories: { payment: true },
    });
    expect(eventNames().slice(0, 7)).toEqual([
      'entity.business.created',
      'application_fee_rate.created',
      'application_fee_rate.created',
      'entity.business.updated',
      'sub_account.updated',
      'seller_account.updated',
      'account.payout_setting.updated',
    ]);
  });

  test('with everything that an entry requires the account is submitted, and the payload is masked', async () => {
    const { liveMode: api, testMode, events } = await front.newPlatform();
    const business = await wholeBusiness(api);
    const data = provisioned(await provision(api, business.id));
    const home = {
      address_line1: '1 Market Street',
      address_line2: 'Floor 2',
      address_city: 'San Francisco',
      address_state: 'CA',
      address_postal_code: '94105',
      address_country: 'US',
    };
    expect(data).toEqual({
      account_type: 'live',
      sub_account_id: data.sub_account_id,
      platform_account_id: data.platform_account_id,
      payload: {
        onboarding_version: 'v1.0',
        business_details: {
          type: 'for_profit',
          structure: 'multi_llc',
          url: 'https://tea.example',
          industry: 'Tea',
          tax_id: '*****4321',
          phone: '+1 415 555 0100',
          email: 'shop@tea.example',
          legal: { name: 'Tea Shop Ltd', ...home },
          doing_business_as: { name: 'Tea Shop' },
        },
        representative: {
          name: 'Ada Lovelace',
          title: 'Director',
          email: 'ada@tea.example',
          dob_month: '02',
          dob_day: '09',
          dob_year: '1990',
          ...home,
          phone: '+1 415 555 0101',
          ssn_last4: '****',
          is_owner: true,
        },
        owners: [
          { name: 'Charles Babbage', email: 'charles@tea.example' },
          { name: 'Mary Somerville', email: 'mary@tea.example' },
        ],
        bank_account: {
          bank_name: 'First Bank',
          account_nickname: 'Till',
          routing_number: '110000000',
          account_number: '***********9876',
          account_type: 'checking',
          account_owner_name: 'Tea Shop Ltd',
        },
        terms_and_conditions: { accepted: true, ip: '192.0.2.7' },
      },
    });
    const account = (await api.get(`/v1/sub_accounts/${data.sub_account_id}`)).subAccount;
    expect(account).toMatchObject({
      name: 'Tea Shop',
      status: 'submitted',
      business_id: business.id,
      payout_account_id: business.bank_accounts[0]?.id,
    });
    const { test_account_id } = account.related_accounts;
    expect((await testMode.get(`/v1/sub_accounts/${test_account_id}`)).subAccount).toMatchObject({
      name: 'Tea Shop',
      status: 'enabled',
      business_id: null,
    });
    const moved = events().filter(({ event_name }) => event_name === 'sub_account.updated');
    expect(moved.map(({ account_id }) => account_id)).toEqual([account.id, test_account_id]);
  });

  test('with less, a live account waits for an entry of its own', async () => {
    const { liveMode: api, eventNames } = await front.newPlatform();
    const { id } = await wholeBusiness(api, { industry: '' });
    const { sub_account_id, payload } = provisioned(await provision(api, id));
    expect(payload.business_details).not.toHaveProperty('industry');
    expect((await api.get(`/v1/sub_accounts/${sub_account_id}`)).subAccount.status).toBe('created');
    expect(eventNames().filter((name) => name === 'sub_account.updated')).toHaveLength(1);
  });

  test('a test account that was submitted is enabled by itself', async () => {
    const { testMode: api, events } = await front.newPlatform();
    const { id } = await wholeBusiness(api);
    const { sub_account_id } = provisioned(await provision(api, id));
    const statuses = () =>
      events().flatMap(({ event_name, data }) =>
        event_name === 'sub_account.updated' && 'status' in data ? [data.status] : [],
      );
    expect((await api.get(`/v1/sub_accounts/${sub_account_id}`)).subAccount.status).toBe('enabled');
    expect(statuses()).toEqual(['submitted', 'enabled']);
  });

  test.each(Object.entries(businessClassifications))(
    'the classification %s decides what is required',
    async (classification, row) => {
      const { liveMode: api } = await front.newPlatform();
      const kind = { classification, business_type: '', business_structure: '' };
      const many = await wholeBusiness(api, kind);
      const { business_details } = provisioned(await provision(api, many.id)).payload;
      const structure = 'structureOfSeveral' in row ? row.structureOfSeveral : row.structure;
      expect([business_details.type, business_details.structure]).toEqual([row.type, structure]);
      const one = await wholeBusiness(api, { ...kind, owners: [], doing_business_as: 'Sole' });
      const single = provisioned(await provision(api, one.id)).payload.business_details;
      expect([single.type, single.structure]).toEqual([row.type, row.structure]);
    },
  );

  test('the account is named after the business, and names are unique', async () => {
    const { testMode: api } = await front.newPlatform();
    const one = await newBusiness(api, { doing_business_as: 'Tea House' });
    const other = await newBusiness(api);
    const third = await newBusiness(api);
    const nameOf = async (response: ApiResponse) =>
      (await api.get(`/v1/sub_accounts/${provisioned(response).sub_account_id}`)).subAccount.name;
    expect(await nameOf(await provision(api, one.id))).toBe('Tea House');
    expect(await nameOf(await provision(api, other.id))).toBe('Tea Shop Ltd');
    expect(outcome(await provision(api, third.id))).toEqual([403, 'duplicate_record']);
    expect(await nameOf(await provision(api, third.id, { new_account_name: 'Third' }))).toBe('Third');
  });

  test('a business is provisioned once, and for payments only', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await newBusiness(api);
    for (const product_category of ['credit', 'lending', 'insurance', 'tea'])
      expect(outcome(await provision(api, id, { product_category }))).toEqual([422, 'parameter_invalid']);
    expect(outcome(await provision(api, id, { product_category: '' }))).toEqual([422, 'parameter_missing']);
    expect(outcome(await provision(api, 'biz_0'))).toEqual([404, 'resource_not_found']);
    expect((await provision(api, id)).status).toBe(201);
    expect(outcome(await provision(api, id, { new_account_name: 'Again' }))).toEqual([403, 'duplicate_record']);
  });

  test('the currency follows from the country', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await newBusiness(api, { country_of_establishment: 'CAN' });
    const { sub_account_id } = provisioned(await provision(api, id));
    expect((await api.get(`/v1/sub_accounts/${sub_account_id}`)).subAccount.currency).toBe('cad');
  });

  test('a later bank account receives the payouts', async () => {
    const { testMode, events } = await front.newPlatform();
    let api = testMode;
    const { id } = await newBusiness(api);
    const { sub_account_id } = provisioned(await provision(api, id));
    const payoutAccount = async () =>
      (await api.get(`/v1/sub_accounts/${sub_account_id}`)).subAccount.payout_account_id;
    expect(await payoutAccount()).toBeNull();
    for (const nickname of ['one', 'two']) {
      const bank = await newBankAccount(api, id, { nickname });
      expect(await payoutAccount()).toBe(bank.id);
      expect(events().slice(-3)).toMatchObject([
        { event_name: 'sub_account.updated', account_id: sub_account_id, data: { payout_account_id: bank.id } },
        { event_name: 'seller_account.updated', account_id: sub_account_id },
        { event_name: 'payout.bank_account.activated', account_id: sub_account_id, data: { id: bank.id, nickname } },
      ]);
      const read = await api.get(`/v1/sub_accounts/${sub_account_id}/payout_account`);
      const account = read.as('PayoutBankAccountEnvelope').data;
      expect(account).toEqual({
        id: bank.id,
        full_name: bank.account_owner_name,
        bank_name: bank.bank_name,
        account_number_last4: Number(bank.acct_last_four),
        routing_number: bank.routing_number,
        country: 'US',
        currency: 'usd',
        nickname,
        account_type: 'checking',
      });
      const shop = api.on(sub_account_id);
      await shop.post('/v1/payments', payment());
      front.clock.advance({ days: 1 });
      // The token of the day before has expired.
      api = api.renewed();
      const [payout] = (await api.on(sub_account_id).get('/v1/payouts')).as('PayoutList').data;
      expect(payout?.bank_account).toEqual(account);
    }
  });

  test('sub accounts are listed by business', async () => {
    const { testMode: api, newSubAccount, review } = await front.newPlatform();
    await newSubAccount();
    const one = await newBusiness(api);
    const other = await newBusiness(api, { legal_name: 'Coffee' });
    const [a, b] = [await provision(api, one.id), await provision(api, other.id)].map(
      (response) => provisioned(response).sub_account_id,
    );
    const list = async (query: string, by = api) =>
      (await by.get(`/v1/sub_accounts?${query}`)).as('SubAccountList').data.map(({ id }) => id);
    expect(await list(`business_id=${one.id}`)).toEqual([a]);
    expect(await list(`business_id=${other.id}&status=enabled`)).toEqual([b]);
    expect(await list(`business_id=${one.id}`, api.on(b ?? ''))).toEqual([]);
    expect(await list(`business_id=${other.id}`, api.on(b ?? ''))).toEqual([b]);
    expect(await list('business_id=biz_0')).toEqual([]);
    expect(await list('business_id=')).toHaveLength(3);
    await review(a ?? '', 'archive');
    expect(await list(`business_id=${one.id}`)).toEqual([]);
    expect(await list(`business_id=${one.id}&status=archived`)).toEqual([a]);
  });
});
