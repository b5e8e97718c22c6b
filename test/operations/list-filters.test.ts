import { expect, test } from 'vitest';
import { checkoutStates, paymentStates } from '../../spec/tables/states';
import type { Api } from '../support/api';
import { bankAccount, card, payment } from '../support/bodies';
import { bankToken, cardToken, complete, decliningCard, makeCheckout } from '../support/checkouts';
import { eachFront, type Front } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';
import { tokenOf } from '../support/payment-method';

type Filters = Readonly<Record<string, string>>;
type Expected = readonly (readonly [filters: Filters, expected: readonly (string | undefined)[]])[];

const path = (list: string, filters: Filters) => `/v1/${list}?${new URLSearchParams(filters)}`;
const expired = { advance: '7d' };

/** Asserts what each combination of filters selects, in order. */
async function assertSelected(select: (filters: Filters) => Promise<string[]>, expected: Expected) {
  for (const [filters, ids] of expected) expect(await select(filters), JSON.stringify(filters)).toEqual(ids);
}

const instants = (front: Front) => {
  const start = front.clock.now();
  return (milliseconds: number) => new Date(start + milliseconds).toISOString();
};

eachFront((front) => {
  const methods = (api: Api) => async (filters: Filters) => {
    const { data } = (await api.get(path('payment_methods', filters))).as('PaymentMethodList');
    return data.map(tokenOf);
  };

  test('payment methods of one customer only', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const add = async (by: Api, email: string, method: object = { card: card() }) => {
      const answer = await by.post('/v1/payment_methods', { payment_method: method, email });
      return { token: answer.token, customer_id: answer.paymentMethod.customer_id ?? '' };
    };
    const ada = await add(api, 'ada@tea.example');
    const bob = await add(api, 'bob@tea.example');
    const bank = await add(api, 'ADA@tea.example', { bank_account: bankAccount() });
    const theirs = await add(shop.api, 'ada@tea.example');
    const nobody = await cardToken(api);
    await assertSelected(methods(api), [
      [{}, [nobody, theirs.token, bank.token, bob.token, ada.token]],
      [{ customer_id: '' }, [nobody, theirs.token, bank.token, bob.token, ada.token]],
      [{ customer_id: ada.customer_id }, [bank.token, ada.token]],
      [{ customer_id: bob.customer_id }, [bob.token]],
      [{ customer_id: theirs.customer_id }, [theirs.token]],
      [{ customer_id: 'cust_0' }, []],
      [{ payment_method_group_id: 'pmg_0' }, []],
      [{ payment_method_group_id: 'pmg_0', customer_id: ada.customer_id }, []],
    ]);
    await assertSelected(methods(shop.api), [
      [{ customer_id: theirs.customer_id }, [theirs.token]],
      [{ customer_id: ada.customer_id }, []],
    ]);
    expect(await methods(platform.liveMode)({ customer_id: ada.customer_id })).toEqual([]);
  });

  test('a payment method that joins a customer later', async () => {
    const { testMode: api } = await front.newPlatform();
    const token = await cardToken(api);
    const first = await api.post('/v1/payment_methods', { payment_method: { card: card() }, email: 'ada@tea.example' });
    const customer_id = first.paymentMethod.customer_id ?? '';
    expect(await methods(api)({ customer_id })).toEqual([first.token]);
    await api.post('/v1/payments', payment({ payment_method: { token }, email: 'ada@tea.example' }));
    expect(await methods(api)({ customer_id })).toEqual([first.token, token]);
  });

  test('payment methods by when they were created', async () => {
    const { testMode: api } = await front.newPlatform();
    const at = instants(front);
    const one = await cardToken(api);
    front.clock.advance({ milliseconds: 10 });
    const two = await cardToken(api);
    await assertSelected(methods(api), [
      [{ created_after: at(0) }, [two]],
      [{ created_before: at(10) }, [one]],
      [{ created_after: at(-1), created_before: at(11) }, [two, one]],
      [{ created_after: at(10) }, []],
    ]);
  });

  const payouts =
    (api: Api, list = 'proceeds') =>
    async (filters: Filters) =>
      (await api.get(path(list, filters))).as('ProceedsPayoutList').data.map(({ id }) => id);

  test('proceeds by when they were created and when they arrive', async () => {
    const { testMode, clock } = await front.newPlatform();
    let api = testMode;
    for (const amount of [1, 2, 3]) {
      await api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount }] }));
      await clock({ advance: '1d' });
      api = testMode.renewed();
    }
    const all = (await api.get('/v1/proceeds')).as('ProceedsPayoutList').data;
    const [c, b, a] = all;
    const ids = all.map(({ id }) => id);
    const after = (name: 'created_at' | 'deposits_at', instant = '') =>
      all.filter((row) => row[name] > instant).map(({ id }) => id);
    const before = (name: 'created_at' | 'deposits_at', instant = '') =>
      all.filter((row) => row[name] < instant).map(({ id }) => id);
    const expected: Expected = [
      [{ created_after: a?.created_at ?? '' }, [c?.id, b?.id]],
      [{ created_before: b?.created_at ?? '' }, [a?.id]],
      [{ deposits_after: a?.deposits_at ?? '' }, after('deposits_at', a?.deposits_at)],
      [{ deposits_before: c?.deposits_at ?? '' }, before('deposits_at', c?.deposits_at)],
      [{ deposits_after: '2000-01-01', created_before: c?.created_at ?? '' }, [b?.id, a?.id]],
      [{ deposits_before: '2000-01-01', created_after: '2000-01-01' }, []],
      [{ deposits_after: '2999-01-01' }, []],
      [{ deposits_before: c?.deposits_at.slice(0, 10) ?? '' }, before('deposits_at', c?.deposits_at.slice(0, 10))],
      [{ deposits_before: '', created_after: '' }, ids],
    ];
    await assertSelected(payouts(api), expected);
    await assertSelected(payouts(api, 'platform/proceeds'), expected);
    expect(after('deposits_at', a?.deposits_at)).not.toEqual(ids);
  });

  const checkouts = (api: Api) => async (filters: Filters) =>
    (await api.get(path('checkouts', filters))).as('CheckoutList').data.map(({ id }) => id);

  test('checkouts by each filter, alone and together', async () => {
    const platform = await front.newPlatform();
    const { testMode } = platform;
    const make = async (api: Api, ...tokens: readonly string[]) => {
      const { id } = await makeCheckout(api);
      let paymentId = '';
      for (const token of tokens) paymentId = (await complete(api, id, token)).completion.payment_id;
      return { id, paymentId };
    };
    const shop = await platform.newSubAccount();
    const declined = await cardToken(testMode, decliningCard);
    const late = await make(testMode, declined);
    await platform.clock(expired);
    const api = testMode.renewed();
    const created_after = (await platform.clock()).asControl('Clock').now;
    front.clock.advance({ milliseconds: 10 });
    const open = await make(api);
    const failed = await make(api, declined);
    const paid = await make(api, declined, await cardToken(api));
    const banked = await make(api, await bankToken(api));
    const shopApi = api.on(shop.id);
    const sold = await make(shopApi, await cardToken(shopApi));
    const [l, o, f, p, b, s] = [late, open, failed, paid, banked, sold].map(({ id }) => id);
    await assertSelected(checkouts(api), [
      [{ status: 'created' }, [o]],
      [{ status: 'attempted' }, [f]],
      [{ status: 'completed' }, [s, b, p]],
      [{ status: 'expired' }, [l]],
      [{ status: '' }, [s, b, p, f, o, l]],
      [{ payment_mode: 'ecom' }, [s, b, p, f, l]],
      [{ payment_mode: 'bnpl' }, []],
      [{ payment_mode: 'card_present' }, []],
      [{ payment_mode: 'apple_pay', payment_status: 'failed' }, []],
      [{ payment_status: 'failed' }, [p, f, l]],
      [{ payment_status: 'succeeded' }, [s, p]],
      [{ payment_status: 'pending' }, [b]],
      [{ payment_status: 'authorized' }, []],
      [{ payment_status: 'failed', status: 'completed' }, [p]],
      [{ payment_status: 'failed', status: 'expired', payment_mode: 'ecom' }, [l]],
      [{ payment_mode: 'ecom', status: 'created' }, []],
      [{ checkout_id: paid.id }, [p]],
      [{ checkout_id: paid.id, status: 'completed', payment_status: 'succeeded' }, [p]],
      [{ checkout_id: paid.id, status: 'created' }, []],
      [{ checkout_id: 'cho_0' }, []],
      [{ successful_payment_id: banked.paymentId }, [b]],
      [{ successful_payment_id: failed.paymentId }, []],
      [{ successful_payment_id: banked.paymentId, checkout_id: banked.id }, [b]],
      [{ successful_payment_id: banked.paymentId, checkout_id: paid.id }, []],
      [{ created_after }, [s, b, p, f, o]],
      [{ created_before: created_after }, [l]],
      [{ created_before: created_after, payment_status: 'failed' }, [l]],
      [{ created_after, checkout_id: late.id }, []],
      [{ created_after, checkout_id: open.id }, [o]],
    ]);
    await assertSelected(checkouts(shopApi), [
      [{ status: 'completed' }, [s]],
      [{ checkout_id: sold.id }, [s]],
      [{ checkout_id: paid.id }, []],
      [{ successful_payment_id: paid.paymentId }, []],
    ]);
    await assertSelected(checkouts(platform.liveMode), [
      [{ checkout_id: paid.id }, []],
      [{ payment_mode: 'ecom' }, []],
    ]);
  });

  test('checkouts keep the payment status of an attempt, whatever becomes of the payment', async () => {
    const platform: TestPlatform = await front.newPlatform();
    const { testMode: api } = platform;
    const { id } = await makeCheckout(api);
    const { payment_id } = (await complete(api, id, await cardToken(api))).completion;
    await api.post(`/v1/payments/${payment_id}/refunds`);
    await assertSelected(checkouts(api), [
      [{ payment_status: 'succeeded' }, [id]],
      [{ payment_status: 'fully_refunded' }, []],
    ]);
  });

  test.each([
    ['checkouts', 'status', Object.keys(checkoutStates.states)],
    ['checkouts', 'payment_status', Object.keys(paymentStates.states)],
    ['checkouts', 'payment_mode', ['ecom', 'bnpl', 'card_present', 'apple_pay']],
    ['checkouts', 'created_after', ['2031-01-01']],
    ['payment_methods', 'created_before', ['2031-01-01T10:00:00Z']],
    ['proceeds', 'deposits_after', ['2031-01-01']],
  ])('%s: %s takes these values and no others', async (list, name, values) => {
    const { testMode: api } = await front.newPlatform();
    for (const value of values) expect((await api.get(path(list, { [name]: value }))).status, value).toBe(200);
    const refused = await api.get(path(list, { [name]: 'tea' }));
    expect([refused.status, refused.error.code]).toEqual([422, 'parameter_invalid']);
    expect(refused.error.message).toContain(name);
  });

  test('a sub account that was not provisioned belongs to no business', async () => {
    const platform = await front.newPlatform();
    const { id } = await platform.newSubAccount();
    for (const list of ['sub_accounts', 'seller_accounts']) {
      const ids = async (filters: Filters) => {
        const { body } = await platform.testMode.get(path(list, filters));
        return JSON.stringify(body);
      };
      expect(await ids({ business_id: '' })).toContain(id);
      expect(await ids({ business_id: 'biz_0' })).not.toContain(id);
    }
  });
});
