import { expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { onboardingEntry } from '../support/onboarding';
import { goTo } from '../support/weekdays';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

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
