import { expect, test } from 'vitest';
import { type Configuration, FeeConfigurations, inMinutes, newFeeConfigurations } from '../support/fee-configurations';
import { eachFront } from '../support/fronts';

const idsOf = (configurations: readonly Configuration[]) => configurations.map(({ id }) => id);

eachFront((front) => {
  test('a configuration has every field', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const shop = await newSubAccount();
    const { platform_account_id } = (await api.get(`/v1/sub_accounts/${shop.id}`)).subAccount;
    const fees = new FeeConfigurations(api, shop.id);
    const sent = { variable_rate: 2.75, transaction_fee_cents: 30, fee_cap_cents: 500 };
    const answer = await fees.post('platform', { ...sent, effective_end: inMinutes(front, 5) });
    expect(answer.status).toBe(201);
    expect(answer.body).toStrictEqual({
      id: answer.feeConfiguration.id,
      type: 'standard_fee_configuration',
      page_info: null,
      data: {
        ...sent,
        id: expect.stringMatching(/^sfc_[0-9A-Za-z]{22}$/),
        account_id: shop.id,
        platform_account_id,
        fee_type: 'platform',
        transaction_fee_currency: 'usd',
        effective_start: inMinutes(front, 0),
        effective_end: inMinutes(front, 5),
      },
    });
    expect((await fees.get('platform')).body).toEqual(answer.body);
    expect(await fees.active()).toEqual([answer.feeConfiguration]);

    const bare = await fees.create('processing_ach', { fee_cap_cents: null });
    expect(bare).toMatchObject({ transaction_fee_cents: 0, fee_cap_cents: null, effective_end: null });
  });

  test('active ones are listed by their type, whichever began first: base types, brands, the platform', async () => {
    const fees = await newFeeConfigurations(front);
    const types = ['platform', 'processing_ach', 'processing_ecomm', 'amex_brand_ecomm', 'visa_brand_ecomm'] as const;
    for (const type of types) {
      await fees.create(type);
      front.clock.advance({ minutes: 1 });
    }
    expect((await fees.active()).map(({ fee_type }) => fee_type)).toEqual([
      'processing_ecomm',
      'processing_ach',
      'visa_brand_ecomm',
      'amex_brand_ecomm',
      'platform',
    ]);
  });

  test('scheduled, then active, then retired, as time goes by', async () => {
    const fees = await newFeeConfigurations(front);
    const start = inMinutes(front, 10);
    const made = await fees.create('platform', { effective_start: start, effective_end: inMinutes(front, 20) });
    expect(made.effective_start).toBe(start);
    const seen = async () => ({
      active: idsOf(await fees.active()),
      scheduled: idsOf(await fees.scheduled()),
      got: (await fees.get('platform')).status,
    });
    const all = [made];

    front.clock.advance({ minutes: 10, milliseconds: -1 });
    expect(await seen()).toEqual({ active: [], scheduled: [made.id], got: 404 });
    front.clock.advance({ milliseconds: 1 });
    expect(await seen()).toEqual({ active: [made.id], scheduled: [], got: 200 });
    front.clock.advance({ minutes: 10, milliseconds: -1 });
    expect(await seen()).toEqual({ active: [made.id], scheduled: [], got: 200 });
    front.clock.advance({ milliseconds: 1 });
    expect(await seen()).toEqual({ active: [], scheduled: [], got: 404 });
    expect(await fees.history('platform')).toEqual(all);
  });

  test('a page of what is scheduled goes on where it was, although some of it is active by now', async () => {
    const fees = await newFeeConfigurations(front);
    for (const minutes of [3, 6, 9]) await fees.create('platform', { effective_start: inMinutes(front, minutes) });
    const page = async (query: string) =>
      (await fees.api.get(`${fees.path}/scheduled?${query}`)).as('FeeConfigurationList');
    const [last, middle] = await fees.scheduled();
    const first = await page('limit=1');
    expect(first.data).toEqual([last]);
    front.clock.advance({ minutes: 3 });
    const rest = await page(`after_cursor=${first.page_info.end_cursor}`);
    expect(rest.data).toEqual([middle]);
    expect(rest.page_info).toMatchObject({ has_previous: true, has_next: false });
    front.clock.advance({ minutes: 6 });
    expect((await page(`before_cursor=${rest.page_info.end_cursor}`)).data).toEqual([]);
  });
});
