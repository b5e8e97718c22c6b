import { afterAll, describe, expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { bankPayment, card, cardPayment, manualPayment, payment, paymentIntent } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { createSandbox } from '../../mock-server';
import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { checkout } from '../support/checkouts';
import { openPlatform } from '../support/test-platform';
import { withToken } from '../support/web-component-tokens';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const payments = async (api: Api, path: string) =>
  (await api.get(path)).as('PaymentList').data.map(({ account_id }) => account_id);
const volumeOf = async (api: Api, id: string) =>
  (await api.get(`/v1/account/${id}/reports/gross_volume`)).as('GrossVolumeEnvelope').data;

eachFront((front) => {
  test('an account path lists what Sub-Account would, and beats every header', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const other = await platform.newSubAccount();
    for (const each of [shop, other, shop]) await each.api.post('/v1/payments', payment());
    await other.api.post('/v1/payments', bankPayment());
    const own = (await api.post('/v1/payments', payment())).payment.account_id;
    const path = `/v1/account/${shop.id}/payments`;
    for (const each of [
      api,
      other.api,
      api.with({ Account: other.id }),
      api.with({ 'Sub-Account': 'acc_0' }),
      api.with({ 'Seller-Account': other.id }),
    ])
      expect(await payments(each, path)).toEqual([shop.id, shop.id]);
    // Another list, with its own cursors.
    const ofHeader = (await shop.api.get('/v1/payments?limit=1')).as('PaymentList');
    const { data, page_info } = (await api.get(`${path}?limit=1`)).as('PaymentList');
    const { start_cursor, end_cursor } = page_info;
    expect([data, page_info]).toEqual([ofHeader.data, { ...ofHeader.page_info, start_cursor, end_cursor }]);
    expect(await payments(api, `/v1/account/${other.id}/payments?payment_mode=ach`)).toEqual([other.id]);
    expect(await payments(api, `/v1/account/${own}/payments`)).toEqual([own]);
  });

  test('an account of another mode or platform is not there', async () => {
    const platform = await front.newPlatform();
    const foreign = await front.newPlatform();
    const shop = await platform.newSubAccount();
    for (const path of ['payments', 'reports/gross_volume'])
      for (const [api, id] of [
        [platform.testMode, 'acc_0'],
        [platform.liveMode, shop.id],
        [foreign.testMode, shop.id],
        [foreign.testMode.with({ 'Sub-Account': shop.id }), shop.id],
      ] as const)
        expect(outcome(await api.get(`/v1/account/${id}/${path}`)), path).toEqual([404, 'resource_not_found']);
    expect((await platform.testMode.get(`/v1/sub_accounts/${shop.id}/settings`)).status).toBe(200);
    for (const api of [foreign.testMode, platform.liveMode, (await platform.newSubAccount()).api])
      expect(outcome(await api.get(`/v1/sub_accounts/${shop.id}/settings`))).toEqual([404, 'resource_not_found']);
  });

  test('on lists and creations Account is another name of Sub-Account, which wins; elsewhere it is ignored', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const other = await platform.newSubAccount();
    for (const each of [shop, other]) await each.api.post('/v1/payments', payment());
    for (const name of ['Account', 'account', 'ACCOUNT', 'sub-account', 'SUB-ACCOUNT'])
      expect(await payments(api.with({ [name]: shop.id }), '/v1/payments'), name).toEqual([shop.id]);
    expect(await payments(other.api.with({ Account: shop.id }), '/v1/payments')).toEqual([other.id]);
    expect(await payments(api.with({ 'Seller-Account': other.id, Account: shop.id }), '/v1/payments')).toEqual([
      other.id,
    ]);
    expect(outcome(await api.with({ Account: 'acc_0' }).get('/v1/payments'))).toEqual([404, 'resource_not_found']);
    expect(outcome(await platform.liveMode.with({ Account: shop.id }).get('/v1/payments'))).toEqual([
      404,
      'resource_not_found',
    ]);
    const made = await api.with({ Account: shop.id }).post('/v1/payments', payment());
    expect(made.payment.account_id).toBe(shop.id);
    const both = await other.api.with({ Account: shop.id }).post('/v1/payments', payment());
    expect(both.payment.account_id).toBe(other.id);
    expect((await api.with({ Account: other.id }).get(`/v1/payments/${made.payment.id}`)).status).toBe(200);
  });

  test('the volume has what was captured on each of 30 days, newest first', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const day = (offset: number) => new Date(front.clock.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const today = day(0);
    const make = async (body: object) => (await shop.api.post('/v1/payments', body)).payment.id;
    await api.post('/v1/payments', payment({ amount: 7 * 1_000 }));
    await make(payment({ amount: 500 }));
    const refunded = await make(payment({ amount: 300 }));
    await shop.api.post(`/v1/payments/${refunded}/refunds`);
    expect((await volumeOf(api, shop.id)).total).toBe(800);
    const voided = await make(payment({ amount: 900 }));
    await shop.api.post(`/v1/payments/${voided}/void`);
    expect((await shop.api.post('/v1/payments', cardPayment({ number: '4000000000009995' }))).status).toBe(402);
    const authorized = await make(manualPayment({ amount: 200 }));
    const volume = await volumeOf(api, shop.id);
    expect(volume.dates.map(({ date }) => date)).toEqual(Array.from({ length: 30 }, (_, i) => day(-i)));
    expect(volume.dates.map(({ value }) => value)).toEqual([800, ...Array(29).fill(0)]);
    expect(volume.total).toBe(800);

    await platform.clock({ advance: '2d' });
    const later = api.renewed();
    await later.on(shop.id).post(`/v1/payments/${authorized}/capture`);
    const { total, dates } = await volumeOf(later, shop.id);
    expect([total, dates.map(({ value }) => value).slice(0, 4)]).toEqual([1_000, [200, 0, 800, 0]]);
    expect(dates[2]?.date).toBe(today);
    await platform.clock({ advance: '28d' });
    expect((await volumeOf(api.renewed(), shop.id)).total).toBe(200);
  });

  test('settings follow from the account', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const canadian = await platform.newSubAccount({ currency: 'cad' });
    const answer = await api.get(`/v1/sub_accounts/${shop.id}/settings`);
    expect(answer.body).toEqual({
      id: null,
      type: 'sub_account_settings',
      data: {
        payments: {
          id: shop.id.replace('acc', 'stpy'),
          account_id: shop.id,
          mcc_code: null,
          platform_wallet_account: false,
          credit_card_payments: true,
          apple_payments: false,
          google_payments: false,
          ach_payments: true,
          card_present: false,
          bnpl_payments: false,
          insurance_payments: false,
          bank_account_verification: false,
        },
        payouts: {
          id: shop.id.replace('acc', 'stpo'),
          enabled: true,
          statement_descriptor: null,
          settlement_priority: 'standard',
        },
      },
      page_info: null,
    });
    const settingsOf = async (id: string) =>
      (await api.get(`/v1/sub_accounts/${id}/settings`)).as('SubAccountSettingsEnvelope').data;
    expect((await settingsOf(canadian.id)).payments.ach_payments).toBe(false);
    await platform.review(shop.id, 'disable');
    expect((await settingsOf(shop.id)).payouts.enabled).toBe(false);
  });
});

const method = { payment_method: { card: card() } };
const creations: readonly (readonly [id: OperationId, path: string, body: object])[] = [
  ['createPayment', '/v1/payments', payment()],
  ['createPaymentIntent', '/v1/payment_intents', paymentIntent()],
  ['createPaymentMethod', '/v1/payment_methods', method],
  ['createPaymentMethodGroup', '/v1/payment_method_groups', {}],
  ['createCheckout', '/v1/checkouts', checkout()],
];

test('every operation that creates something of an account is here', () => {
  const marked = Object.entries<Operation>(operations).filter(([, { ofAccount }]) => ofAccount === true);
  expect(marked.map(([id]) => id).sort()).toEqual(creations.map(([id]) => id).sort());
});

eachFront((front) => {
  describe.each(creations)('%s without a Sub-Account header', (operation, path, body) => {
    const last = (id: string) => {
      const [entry] = front.opened.sandbox.platform(id).requests.list({ operation });
      return [entry?.verdict, entry?.violations.map(({ kind, where }) => `${kind} ${where}`)];
    };

    test('warns when the platform has a sub account in the mode, and works', async () => {
      const platform = await front.newPlatform();
      const { testMode: api, liveMode } = platform;
      const direct = await api.post(path, body);
      expect([direct.status, direct.headers.get('sandbox-warning')]).toEqual([201, null]);
      expect(last(platform.id)).toEqual(['ok', []]);

      const shop = await platform.newSubAccount();
      const unnamed = await api.post(path, body);
      expect(unnamed.status).toBe(201);
      expect(unnamed.headers.get('sandbox-warning')).toContain('Sub-Account');
      expect(last(platform.id)).toEqual(['warning', ['unnamed_account header.Sub-Account']]);

      for (const named of [shop.api, api.with({ Account: shop.id })]) {
        const answer = await named.post(path, body);
        expect([answer.status, answer.headers.get('sandbox-warning')]).toEqual([201, null]);
        expect(answer.text).toContain(shop.id);
        expect(last(platform.id)).toEqual(['ok', []]);
      }
      if (operation !== 'createPayment') {
        const live = await liveMode.post(path, body);
        expect([live.status, live.headers.get('sandbox-warning')]).toEqual([201, null]);
      }
    });
  });

  test('warnings of metadata stand beside it', async () => {
    const platform = await front.newPlatform();
    await platform.newSubAccount();
    const body = payment({ metadata: { payment_test: 'do_not_honor' } });
    const warning = (await platform.testMode.post('/v1/payments', body)).headers.get('sandbox-warning');
    expect(warning).toMatch(/Sub-Account.*, payment_test is not an object/);
  });

  test('a web component token names its account', async () => {
    const platform = await front.newPlatform();
    const { id } = await platform.newSubAccount();
    const bearer = await withToken(platform.testMode, [`write:tokenize:${id}`]);
    const answer = await bearer.post('/v1/payment_methods', method);
    expect([answer.status, answer.headers.get('sandbox-warning')]).toEqual([201, null]);
  });

  test('reading needs no account', async () => {
    const platform = await front.newPlatform();
    await platform.newSubAccount();
    expect((await platform.testMode.get('/v1/payments')).headers.get('sandbox-warning')).toBeNull();
  });
});

describe('with requireSubAccount', () => {
  const sandbox = createSandbox({ requireSubAccount: true });
  const target = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  afterAll(() => sandbox.close());

  test.each(creations)('%s without the header is 400, even without sub accounts', async (operation, path, body) => {
    const { id, testMode: api, newSubAccount } = await openPlatform(target);
    const refused = await api.post(path, body);
    expect([refused.status, refused.error.code]).toEqual([400, 'parameter_missing']);
    expect(refused.error.message).toContain('Sub-Account');
    expect(refused.headers.get('sandbox-explain')).toContain('requireSubAccount');
    const [entry] = sandbox.platform(id).requests.list({ operation });
    expect([entry?.verdict, entry?.violations]).toMatchObject([
      'violation',
      [{ kind: 'missing_header', where: 'header.Sub-Account' }],
    ]);
    const shop = await newSubAccount();
    expect((await shop.api.post(path, body)).status).toBe(201);
    expect((await api.get('/v1/payments')).status).toBe(200);
  });
});
