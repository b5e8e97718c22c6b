import { describe, expect, test } from 'vitest';
import type { Api } from '../support/api';
import { bankPayment, manualPayment, payment } from '../support/bodies';
import type { Schemas } from '../support/document';
import { eachFront } from '../support/fronts';

type Entry = Schemas['BalanceTransaction'];

const fees = [
  { type: 'processing_fee', amount: 40 },
  { type: 'platform_fee', amount: 25 },
];
const pay = async (api: Api, body: object = payment({ fees })) => (await api.post('/v1/payments', body)).payment;
/** The ledger that a request shows, oldest first. */
const ledger = async (api: Api, query = '') =>
  (await api.get(`/v1/balance_transactions?limit=100${query}`)).ledger.toReversed();
const posted = (entries: readonly Entry[]) => entries.map(({ txn_type, net }) => [txn_type, net]);

eachFront((front) => {
  const open = async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const { platform_account_id } = (await platform.testMode.get(`/v1/sub_accounts/${shop.id}`)).subAccount;
    return { platform, shop, all: platform.testMode, own: platform.testMode.on(platform_account_id) };
  };

  test('a captured payment credits its account, and a platform fee moves to the platform', async () => {
    const { shop, own } = await open();
    const { id, financial_transaction_id } = await pay(shop.api);
    const entries = await ledger(shop.api);
    const { created_at = '' } = entries[0] ?? {};
    expect(entries[0]).toStrictEqual({
      id: expect.stringMatching(/^bt_[0-9A-Za-z]{22}$/),
      account_id: shop.id,
      amount: 1_000,
      available_on: created_at,
      currency: 'usd',
      description: null,
      fee: 0,
      financial_transaction_id,
      net: 1_000,
      payout_id: null,
      source_id: id,
      source_type: 'payment',
      source_payment_id: id,
      txn_type: 'seller_payment',
      created_at,
      updated_at: created_at,
    });
    expect(Object.keys(entries[0] ?? {}).slice(0, 4)).toEqual(['id', 'account_id', 'amount', 'available_on']);
    expect(posted(entries)).toEqual([
      ['seller_payment', 1_000],
      ['processing_fee', -40],
      ['platform_fee', -25],
    ]);
    expect(entries[2]).toMatchObject({ source_type: 'payment_fee', source_id: expect.stringMatching(/^pyfee_/) });
    const [credit, ...others] = await ledger(own);
    expect(credit).toMatchObject({ txn_type: 'platform_fee_credit', amount: 25, net: 25, source_payment_id: id });
    expect(others).toEqual([]);
  });

  test('an application fee is part of the entry of its payment', async () => {
    const { shop, own } = await open();
    const { id } = await pay(shop.api, payment({ application_fee_amount: 70 }));
    expect(await ledger(shop.api)).toMatchObject([{ txn_type: 'seller_payment', amount: 1_000, fee: 70, net: 930 }]);
    expect(posted(await ledger(own))).toEqual([['platform_fee_credit', 70]]);
    const returned = [{ type: 'application_fee', amount: 20 }];
    const { returned_fees } = (await shop.api.post(`/v1/payments/${id}/refunds`, { amount: 300, fees: returned }))
      .refund;
    const [, refund, fee] = await ledger(shop.api);
    expect([refund, fee]).toMatchObject([
      { txn_type: 'seller_payment_refund', net: -300, source_type: 'refund' },
      { txn_type: 'platform_fee_return', net: 20, source_type: 'returned_fee', source_id: returned_fees[0]?.id },
    ]);
    expect(posted(await ledger(own)).at(-1)).toEqual(['platform_fee_return', -20]);
  });

  test('a refund returns what it names, and a void all', async () => {
    const { shop, own } = await open();
    const first = await pay(shop.api);
    await shop.api.post(`/v1/payments/${first.id}/refunds`, {
      amount: 100,
      fees: [{ type: 'processing_fee', amount: 4 }],
    });
    const second = await pay(shop.api);
    await shop.api.post(`/v1/payments/${second.id}/void`);
    expect(posted(await ledger(shop.api)).slice(3)).toEqual([
      ['seller_payment_refund', -100],
      ['processing_fee_return', 4],
      ['seller_payment', 1_000],
      ['processing_fee', -40],
      ['platform_fee', -25],
      ['processing_fee_return', 40],
      ['platform_fee_return', 25],
      ['seller_payment_void', -1_000],
    ]);
    expect(posted(await ledger(own))).toEqual([
      ['platform_fee_credit', 25],
      ['platform_fee_credit', 25],
      ['platform_fee_return', -25],
    ]);
  });

  test('a dispute debits its amount until it is won', async () => {
    const { platform, shop } = await open();
    const { id } = await pay(shop.api, payment());
    const dispute = (await platform.openDispute(id, { amount: 600 })).dispute;
    await platform.decideDispute(dispute.id, 'win');
    const entries = await ledger(shop.api);
    expect(posted(entries)).toEqual([
      ['seller_payment', 1_000],
      ['dispute', -600],
      ['dispute', 600],
    ]);
    expect(entries[1]).toMatchObject({ source_type: 'dispute', source_id: dispute.id, source_payment_id: id });
  });

  test('nothing is posted before the money is taken', async () => {
    const { shop } = await open();
    const { id } = await pay(shop.api, manualPayment());
    expect(await ledger(shop.api)).toEqual([]);
    await shop.api.post(`/v1/payments/${id}/capture`);
    await pay(shop.api, bankPayment());
    expect(posted(await ledger(shop.api))).toEqual([
      ['seller_payment', 1_000],
      ['seller_payment', 1_000],
    ]);
  });

  describe('the list', () => {
    test('is filtered by payment and by payout, alone and together', async () => {
      const { platform, shop, all } = await open();
      const one = await pay(shop.api);
      const two = await pay(shop.api);
      const ofOne = await ledger(all, `&source_payment_id=${one.id}`);
      expect(ofOne).toHaveLength(4);
      expect(new Set(ofOne.map(({ source_payment_id }) => source_payment_id))).toEqual(new Set([one.id]));
      expect(await ledger(shop.api, `&source_payment_id=${one.id}`)).toHaveLength(3);
      await platform.clock({ advance: '1d' });
      const api = all.renewed();
      const ownApi = shop.api.renewed();
      const third = await pay(ownApi);
      const payout = (await ownApi.get('/v1/payouts')).as('PayoutList').data[0]?.id ?? '';
      const paidOut = await ledger(api, `&payout_id=${payout}`);
      expect(posted(paidOut).at(-1)).toEqual(['payout', -1_870]);
      expect(paidOut).toHaveLength(7);
      expect(new Set(paidOut.map(({ payout_id }) => payout_id))).toEqual(new Set([payout]));
      const both = await ledger(api, `&payout_id=${payout}&source_payment_id=${two.id}`);
      expect(posted(both)).toEqual([
        ['seller_payment', 1_000],
        ['processing_fee', -40],
        ['platform_fee', -25],
      ]);
      expect(await ledger(api, `&payout_id=${payout}&source_payment_id=${third.id}`)).toEqual([]);
      for (const unknown of ['po_1', '']) {
        const found = await ledger(api, `&payout_id=${unknown}`);
        // An empty value counts as absent.
        expect(found.length > 0).toBe(unknown === '');
      }
      expect(await ledger(api, '&source_payment_id=py_1')).toEqual([]);
    });

    test('of a payout has pages', async () => {
      const { platform, shop } = await open();
      for (let i = 1; i <= 5; i++) await pay(shop.api, payment({ amount: 1_000 * i }));
      await platform.clock({ advance: '1d' });
      const api = shop.api.renewed();
      const payout = (await api.get('/v1/payouts')).as('PayoutList').data[0]?.id ?? '';
      const read = async (query: string) =>
        (await api.get(`/v1/balance_transactions?payout_id=${payout}${query}`)).as('BalanceTransactionList');
      const all = (await read('')).data.map(({ net }) => net);
      expect(all).toEqual([-15_000, 5_000, 4_000, 3_000, 2_000, 1_000]);
      const seen: number[] = [];
      for (let after = ''; ;) {
        const { data, page_info } = await read(`&limit=2${after}`);
        seen.push(...data.map(({ net }) => net));
        if (!page_info.has_next) break;
        after = `&after_cursor=${page_info.end_cursor}`;
      }
      expect(seen).toEqual(all);
    });
  });
});
