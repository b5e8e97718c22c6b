import { expect, test } from 'vitest';
import type { ApiResponse } from '../support/api';
import { type Configuration, FeeConfigurations, inMinutes, newFeeConfigurations } from '../support/fee-configurations';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
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

  test('only sub accounts that the request may see', async () => {
    const platform = await front.newPlatform();
    const otherPlatform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const neighbour = await platform.newSubAccount();
    const { platform_account_id: own } = (await platform.testMode.get(`/v1/sub_accounts/${shop.id}`)).subAccount;
    const unseen = [
      new FeeConfigurations(platform.testMode, own),
      new FeeConfigurations(platform.liveMode, shop.id),
      new FeeConfigurations(otherPlatform.testMode, shop.id),
      new FeeConfigurations(neighbour.api, shop.id),
      new FeeConfigurations(platform.testMode, 'acc_0000000000000000000000'),
    ];
    for (const fees of unseen) {
      expect(outcome(await fees.post('platform'))).toEqual([404, 'resource_not_found']);
      for (const rest of ['', '/scheduled', '/platform', '/platform/history']) {
        expect(outcome(await fees.api.get(fees.path + rest))).toEqual([404, 'resource_not_found']);
      }
    }
    expect((await new FeeConfigurations(shop.api, shop.id).post('platform')).status).toBe(201);
  });

  test('a live account is not priced before it is enabled', async () => {
    const { liveMode } = await front.newPlatform();
    const shop = (await liveMode.post('/v1/sub_accounts', { name: 'Shop' })).subAccount;
    expect(shop.status).toBe('created');
    const fees = new FeeConfigurations(liveMode, shop.id);
    expect(outcome(await fees.post('platform', { variable_rate: 1 }))).toEqual([400, 'sub_account_not_enabled']);
    expect(await fees.rates()).toEqual({});
  });

  test('the same key gives the same configuration; each other key makes one', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const fees = new FeeConfigurations(api, (await newSubAccount()).id);
    const post = (variable_rate: number, key: string) =>
      api.post(`${fees.path}/platform`, { variable_rate }, { 'Idempotency-Key': key });
    const first = await post(1, 'k');
    expect((await post(1, 'k')).body).toEqual(first.body);
    expect(outcome(await post(2, 'k'))).toEqual([422, 'idempotency_params_mismatch']);
    expect(await fees.history('platform')).toHaveLength(1);
    await post(1, 'l');
    await post(1, 'm');
    expect(await fees.history('platform')).toHaveLength(3);
  });

  test('every list has pages, forward and back', async () => {
    const fees = await newFeeConfigurations(front);
    for (const feeType of ['processing_ecomm', 'processing_ach', 'platform']) {
      await fees.create(feeType);
      for (const minutes of [9, 5]) await fees.create(feeType, { effective_start: inMinutes(front, minutes) });
    }
    for (const [rest, length] of [
      ['', 3],
      ['/scheduled', 6],
      ['/platform/history', 3],
    ] as const) {
      const page = async (query: string) =>
        (await fees.api.get(`${fees.path}${rest}?${query}`)).as('FeeConfigurationList');
      const all = (await page('')).data;
      expect(all).toHaveLength(length);
      const there: Configuration[] = [];
      let { data, page_info } = await page('limit=2');
      expect(page_info.has_previous).toBe(false);
      there.push(...data);
      while (page_info.has_next && there.length < length) {
        ({ data, page_info } = await page(`limit=2&after_cursor=${page_info.end_cursor}`));
        there.push(...data);
      }
      expect(page_info.has_next).toBe(false);
      expect(there).toEqual(all);
      const back = await page(`limit=100&before_cursor=${page_info.start_cursor}`);
      expect(back.data).toEqual(all.slice(0, -data.length));
      expect(back.page_info).toMatchObject({ has_previous: false, has_next: true });
    }
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
