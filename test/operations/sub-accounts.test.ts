import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import type { ApiResponse, Api } from '../support/api';
import { payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { onboardingEntry } from '../support/onboarding';
import { openPlatform } from '../support/test-platform';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const id: unknown = expect.stringMatching(/^acc_[0-9A-Za-z]{22}$/);

async function names(api: Api, query = ''): Promise<string[]> {
  return (await api.get(`/v1/sub_accounts${query}`)).as('SubAccountList').data.map((account) => account.name);
}

eachFront((front) => {
  test('a test account has every field, and is enabled by the next request', async () => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/sub_accounts', { name: 'Tea Shop' });
    const { subAccount: made } = answer;
    const at = new Date(front.clock.now()).toISOString();
    const rate = { id: expect.stringMatching(/^afr_/), currency: 'usd', created_at: at, updated_at: at };
    expect(answer.status).toBe(201);
    expect(answer.body).toStrictEqual({
      id: made.id,
      type: 'sub_account',
      page_info: null,
      data: {
        id,
        name: 'Tea Shop',
        account_type: 'test',
        status: 'created',
        currency: 'usd',
        platform_account_id: id,
        application_fee_rates: [
          { ...rate, rate_type: 'cc', basis_point_rate: 225, transaction_fee: 37 },
          { ...rate, rate_type: 'ach', basis_point_rate: 45, transaction_fee: 75 },
        ],
        processing_ready: false,
        payout_ready: false,
        related_accounts: { test_account_id: made.id },
        business_id: null,
        payout_account_id: null,
        payments_activated_on: null,
        created_at: at,
        updated_at: at,
      },
    });
    const enabled = (await platform.testMode.get(`/v1/sub_accounts/${made.id}`)).subAccount;
    expect(enabled).toEqual({ ...made, status: 'enabled', processing_ready: true, payout_ready: true });
    const [cc, ach] = made.application_fee_rates;
    expect(platform.events()).toMatchObject([
      { event_name: 'application_fee_rate.created', account_id: made.id, data: cc },
      { event_name: 'application_fee_rate.created', account_id: made.id, data: ach },
      { event_name: 'sub_account.updated', account_id: made.id, data: enabled, request_id: null },
      { event_name: 'seller_account.updated', account_id: made.id, data: enabled },
      { event_name: 'account.payout_setting.updated', account_id: made.id, data: { enabled: true } },
    ]);
  });

  test('it is enabled by itself, without another request', async () => {
    const platform = await front.newPlatform();
    await platform.testMode.post('/v1/sub_accounts', { name: 'Tea Shop' });
    await expect
      .poll(platform.eventNames, { interval: 1, timeout: 10_000 })
      .toEqual([
        'application_fee_rate.created',
        'application_fee_rate.created',
        'sub_account.updated',
        'seller_account.updated',
        'account.payout_setting.updated',
      ]);
  });

  test('live credentials make a live and a test account; the live one waits for its review', async () => {
    const platform = await front.newPlatform();
    const { subAccount: live } = await platform.liveMode.post('/v1/sub_accounts', { name: 'Tea Shop' });
    const { live_account_id, test_account_id } = live.related_accounts;
    expect(live).toMatchObject({ id: live_account_id, account_type: 'live', status: 'created' });
    const { subAccount: twin } = await platform.testMode.get(`/v1/sub_accounts/${test_account_id}`);
    expect(twin).toMatchObject({
      id: test_account_id,
      name: 'Tea Shop',
      account_type: 'test',
      status: 'enabled',
      related_accounts: live.related_accounts,
    });
    expect((await platform.liveMode.get(`/v1/sub_accounts/${live.id}`)).subAccount).toEqual(live);
    const updates = platform.events().filter(({ event_name }) => event_name === 'sub_account.updated');
    expect(updates.map(({ account_id }) => account_id)).toEqual([test_account_id]);
    expect(updates[0]?.platform_account_id).toBe(twin.platform_account_id);
    expect(twin.platform_account_id).not.toBe(live.platform_account_id);
    expect((await platform.testMode.get(`/v1/sub_accounts/${live.id}`)).status).toBe(404);
    expect((await platform.liveMode.get(`/v1/sub_accounts/${test_account_id}`)).status).toBe(404);
  });

  test('currency: that of the platform, or the one asked for', async () => {
    const { testMode: api } = await front.newPlatform();
    const currencies: string[] = [];
    for (const currency of ['cad', 'usd', null]) {
      const { subAccount } = await api.post('/v1/sub_accounts', { name: `In ${currency}`, currency });
      currencies.push(subAccount.currency);
    }
    expect(currencies).toEqual(['cad', 'usd', 'usd']);
  });

  describe('a name is unique within the platform and the mode', () => {
    test('in one mode', async () => {
      const { testMode: api } = await front.newPlatform();
      const { testMode: other } = await front.newPlatform();
      await api.post('/v1/sub_accounts', { name: 'Tea' });
      await api.post('/v1/sub_accounts', { name: 'Tea Shop' });
      expect(outcome(await api.post('/v1/sub_accounts', { name: 'Tea' }))).toEqual([403, 'duplicate_record']);
      expect(await names(api)).toEqual(['Tea', 'Tea Shop']);
      for (const name of ['tea', 'Te', 'Tea ', 'Tea\t']) {
        expect((await api.post('/v1/sub_accounts', { name })).status, name).toBe(201);
      }
      expect((await other.post('/v1/sub_accounts', { name: 'Tea' })).status).toBe(201);
    });

    test('a live account takes the test account of its name as its own', async () => {
      const platform = await front.newPlatform();
      const { testMode: api, liveMode } = platform;
      const test = (await api.post('/v1/sub_accounts', { name: 'Tea' })).subAccount;
      const live = (await liveMode.post('/v1/sub_accounts', { name: 'Tea' })).subAccount;
      const related_accounts = { live_account_id: live.id, test_account_id: test.id };
      expect(live).toMatchObject({ account_type: 'live', status: 'created', related_accounts });
      expect((await api.get(`/v1/sub_accounts/${test.id}`)).subAccount).toMatchObject({
        status: 'enabled',
        related_accounts,
      });
      expect(
        platform
          .eventNames()
          .filter((name) => name.endsWith('.updated'))
          .at(-1),
      ).toBe('seller_account.updated');
      for (const one of [api, liveMode]) {
        expect(outcome(await one.post('/v1/sub_accounts', { name: 'Tea' }))).toEqual([403, 'duplicate_record']);
        expect(await names(one)).toEqual(['Tea']);
      }
    });

    test('and the test account of a live account has its name', async () => {
      const { testMode: api, liveMode } = await front.newPlatform();
      await liveMode.post('/v1/sub_accounts', { name: 'Coffee' });
      for (const one of [api, liveMode]) {
        expect(outcome(await one.post('/v1/sub_accounts', { name: 'Coffee' }))).toEqual([403, 'duplicate_record']);
      }
    });

    test('also when both are asked for at once', async () => {
      const { testMode: api } = await front.newPlatform();
      const both = [api.post('/v1/sub_accounts', { name: 'Tea' }), api.post('/v1/sub_accounts', { name: 'Tea' })];
      expect((await Promise.all(both)).map((answer) => answer.status).sort()).toEqual([201, 403]);
    });
  });

  test.each([
    [{}, 'parameter_missing'],
    [{ name: null }, 'parameter_missing'],
    [{ name: '' }, 'parameter_invalid'],
    [{ name: 5 }, 'parameter_invalid'],
    [{ name: ' \t\u00a0' }, 'parameter_invalid'],
    [{ name: '\u200b\u3164' }, 'parameter_invalid'],
    [{ name: 'a\u0000b' }, 'invalid_characters'],
    [{ name: 'A', currency: 'eur' }, 'currency_invalid'],
    [{ name: 'A', status: 'enabled' }, 'unexpected_parameter'],
  ])('%j is refused with %s', async (body, code) => {
    const { testMode: api } = await front.newPlatform();
    expect(outcome(await api.post('/v1/sub_accounts', body))).toEqual([422, code]);
    expect(await names(api)).toEqual([]);
  });

  test('the list is by name; the platform account itself is not in it', async () => {
    const { testMode: api } = await front.newPlatform();
    for (const name of ['b', 'C', 'a', 'ä', 'a b', '茶', 'ab']) await api.post('/v1/sub_accounts', { name });
    expect(await names(api)).toEqual(['C', 'a', 'a b', 'ab', 'b', 'ä', '茶']);
    const { platform_account_id } = (await api.get('/v1/sub_accounts')).as('SubAccountList').data[0] ?? {};
    expect((await api.get(`/v1/sub_accounts/${platform_account_id}`)).status).toBe(404);
  });

  test('the platform account is no sub account, by whichever name it is asked for', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const { platform_account_id: own } = (await shop.api.get(`/v1/sub_accounts/${shop.id}`)).subAccount;
    for (const api of [platform.testMode, platform.testMode.on(own), platform.liveMode]) {
      expect(outcome(await api.get(`/v1/sub_accounts/${own}`))).toEqual([404, 'resource_not_found']);
    }
    expect(await names(platform.testMode.on(own))).toEqual([]);
    expect(outcome(await platform.testMode.on(own).get(`/v1/sub_accounts/${shop.id}`))).toEqual([
      404,
      'resource_not_found',
    ]);
  });

  test('with a Sub-Account header there is that account alone, in a list as by its id', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount({ name: 'Tea' });
    const other = await platform.newSubAccount();
    expect(await names(shop.api)).toEqual(['Tea']);
    expect([await names(shop.api, '?status=enabled'), await names(shop.api, '?status=created')]).toEqual([['Tea'], []]);
    expect((await shop.api.get('/v1/sub_accounts')).as('SubAccountList').page_info).toMatchObject({ has_next: false });
    expect((await shop.api.get(`/v1/sub_accounts/${shop.id}`)).subAccount.id).toBe(shop.id);
    expect(outcome(await shop.api.get(`/v1/sub_accounts/${other.id}`))).toEqual([404, 'resource_not_found']);
    await platform.review(shop.id, 'archive');
    expect([await names(shop.api), await names(shop.api, '?status=archived')]).toEqual([[], ['Tea']]);
  });

  test('an archived account is in the list of archived ones alone, and keeps its name', async () => {
    const platform = await front.newPlatform();
    const { id } = (await platform.liveMode.post('/v1/sub_accounts', { name: 'Tea' })).subAccount;
    await platform.liveMode.post('/v1/sub_accounts', { name: 'Coffee' });
    await platform.review(id, 'archive');
    expect(await names(platform.liveMode)).toEqual(['Coffee']);
    expect(await names(platform.liveMode, '?status=archived')).toEqual(['Tea']);
    expect(await names(platform.testMode)).toEqual(['Coffee', 'Tea']);
    const again = await platform.liveMode.post('/v1/sub_accounts', { name: 'Tea' });
    expect(outcome(again)).toEqual([403, 'duplicate_record']);
  });

  test('a cad account takes cad alone', async () => {
    const { testMode: api } = await front.newPlatform();
    const { subAccount } = await api.post('/v1/sub_accounts', { name: 'Thé', currency: 'cad' });
    expect(subAccount.application_fee_rates).toEqual([]);
    const shop = api.on(subAccount.id);
    expect(outcome(await shop.post('/v1/payments', payment()))).toEqual([422, 'currency_invalid']);
    expect((await shop.post('/v1/payments', payment({ currency: 'cad' }))).payment.currency).toBe('cad');
  });

  test('a list of one status', async () => {
    const { testMode: api, liveMode } = await front.newPlatform();
    await liveMode.post('/v1/sub_accounts', { name: 'Tea' });
    expect(await names(liveMode, '?status=created')).toEqual(['Tea']);
    expect(await names(api, '?status=enabled')).toEqual(['Tea']);
    expect(await names(api, '?status=created')).toEqual([]);
    expect(await names(api, '?status=created&status=enabled')).toEqual(['Tea']);
    for (const status of ['submitted', 'information_needed', 'rejected', 'disabled', 'archived']) {
      expect(await names(liveMode, `?status=${status}`)).toEqual([]);
    }
    expect(await names(api, '?status=')).toEqual(['Tea']);
    for (const status of ['open', 'not%20archived', 'any']) {
      const answer = await api.get(`/v1/sub_accounts?status=${status}`);
      expect(outcome(answer)).toEqual([422, 'parameter_invalid']);
    }
  });
});

test('held back, a test account waits for an entry and a review like a live one', async () => {
  const sandbox = createSandbox({ autoEnable: false });
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const api = platform.testMode;
  const { id } = (await api.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  const status = async () => (await api.get(`/v1/sub_accounts/${id}`)).subAccount.status;
  const rates = ['application_fee_rate.created', 'application_fee_rate.created'];
  expect([await status(), platform.eventNames()]).toEqual(['created', rates]);
  expect(outcome(await api.on(id).post('/v1/payments', payment()))).toEqual([400, 'sub_account_not_enabled']);
  expect((await api.post(`/v1/onboarding/${id}`, onboardingEntry('individual'))).status).toBe(200);
  expect(await status()).toBe('submitted');
  sandbox.platform(platform.id).review(id, 'approve');
  expect(await status()).toBe('enabled');
  const { related_accounts } = (await platform.liveMode.post('/v1/sub_accounts', { name: 'Coffee Shop' })).subAccount;
  expect((await api.get(`/v1/sub_accounts/${related_accounts.test_account_id}`)).subAccount.status).toBe('created');
  await sandbox.close();
});
