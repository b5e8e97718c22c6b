import { expect, test } from 'vitest';
import type { Api } from '../support/api';
import { bankPayment, card, cardPayment, payment } from '../support/bodies';
import { bankToken, cardToken, complete, decliningCard, makeCheckout } from '../support/checkouts';
import { eachFront } from '../support/fronts';

type Query = Readonly<Record<string, string>>;

const list = async (api: Api, query: Query = {}, path = '/v1/payments') =>
  (await api.get(`${path}?${new URLSearchParams(query)}`)).as('PaymentList');
const idsOf = async (api: Api, query: Query) => (await list(api, query)).data.map(({ id }) => id);
const pay = async (api: Api, body: object) => (await api.post('/v1/payments', body)).payment.id;

async function assertSelected(api: Api, cases: readonly (readonly [Query, readonly string[]])[]): Promise<void> {
  for (const [query, expected] of cases) expect(await idsOf(api, query), JSON.stringify(query)).toEqual(expected);
}

eachFront((front) => {
  test('one payment by its id, with other filters that it meets or not', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const id = await pay(api, payment());
    await pay(api, payment());
    await pay(shop.api, payment());
    await assertSelected(api, [
      [{ payment_id: id }, [id]],
      [{ payment_id: id, payment_status: 'succeeded', payment_mode: 'ecom' }, [id]],
      [{ payment_id: id, payment_status: 'failed' }, []],
      [{ payment_id: id, payment_mode: 'ach' }, []],
      [{ payment_id: id, created_before: '2000-01-01' }, []],
      [{ payment_id: 'py_0' }, []],
    ]);
    expect(await idsOf(shop.api, { payment_id: id })).toEqual([]);
    expect(await idsOf(platform.liveMode, { payment_id: id })).toEqual([]);
  });

  test('by payment mode and account holder, alone, together and with others', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const ada = await pay(api, payment());
    const bob = await pay(api, cardPayment({ name: 'Bob  Babbage' }));
    const bank = await pay(api, bankPayment());
    const theirs = await pay(shop.api, payment());
    const declined = await api.post('/v1/payments', cardPayment({ number: decliningCard }));
    expect(declined.status).toBe(402);
    const [failed = ''] = await idsOf(api, { payment_status: 'failed' });
    await api.post(`/v1/payments/${bob}/refunds`, { amount: 1 });
    await assertSelected(api, [
      [{ payment_mode: 'ecom' }, [failed, theirs, bob, ada]],
      [{ payment_mode: 'ach' }, [bank]],
      [{ payment_mode: 'card_present' }, []],
      [{ account_holder: 'ada lovelace' }, [failed, theirs, bank, ada]],
      [{ account_holder: 'Bob  Babbage' }, [bob]],
      [{ account_holder: 'Ada' }, []],
      [{ account_holder: 'any' }, []],
      [{ account_holder: 'ADA LOVELACE', payment_mode: 'ecom' }, [failed, theirs, ada]],
      [{ account_holder: 'Ada Lovelace', payment_status: 'succeeded' }, [theirs, bank, ada]],
      [{ payment_mode: 'ecom', payment_status: 'refunded' }, [bob]],
      [{ payment_mode: 'ach', created_after: '2000-01-01' }, [bank]],
      [{ payment_mode: 'ach', created_before: '2000-01-01' }, []],
      [
        { payment_mode: '', account_holder: '', payment_id: '', checkout_id: '', terminal_id: '' },
        [failed, theirs, bank, bob, ada],
      ],
      [{ terminal_id: 'trm_1' }, []],
    ]);
    await assertSelected(shop.api, [
      [{ payment_mode: 'ecom' }, [theirs]],
      [{ account_holder: 'Ada Lovelace' }, [theirs]],
    ]);
    expect(await idsOf(platform.liveMode, { payment_mode: 'ecom' })).toEqual([]);
    expect((await api.get('/v1/payments?payment_mode=cash')).error.code).toBe('parameter_invalid');
  });

  test('a payment keeps the name that its card had when it was charged', async () => {
    const { testMode: api } = await front.newPlatform();
    const token = await cardToken(api);
    const before = await pay(api, payment({ payment_method: { token } }));
    await api.patch(`/v1/payment_methods/${token}`, { card: { name: 'Ada King' } });
    const after = await pay(api, payment({ payment_method: { token } }));
    await assertSelected(api, [
      [{ account_holder: 'Ada King' }, [after]],
      [{ account_holder: 'Ada Lovelace', payment_method_id: token }, [before]],
      [{ account_holder: 'Ada King', payment_method_id: token, payment_mode: 'ecom' }, [after]],
      [{ account_holder: 'Ada King', payment_method_id: token, payment_mode: 'ach' }, []],
      [{ payment_method_id: `${token} ada king` }, []],
      [{ payment_method_id: token }, [after, before]],
    ]);
    const other = await pay(api, payment({ payment_method: { card: card({ name: 'Ada King' }) } }));
    expect(await idsOf(api, { account_holder: 'Ada King' })).toEqual([other, after]);
  });

  test('the attempts to complete a checkout, by page and with other filters', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const { id: checkout_id } = await makeCheckout(shop.api);
    for (const number of [decliningCard, decliningCard, undefined])
      await complete(shop.api, checkout_id, await cardToken(shop.api, number));
    await makeCheckout(shop.api);
    await pay(shop.api, payment());
    const all = await list(shop.api, { checkout_id });
    expect(all.data.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'failed']);
    const [paid, second, first] = all.data.map(({ id }) => id);
    await assertSelected(api, [
      [{ checkout_id }, [paid, second, first].map(String)],
      [{ checkout_id, payment_status: 'failed' }, [second, first].map(String)],
      [{ checkout_id, payment_status: 'refunded' }, []],
      [{ checkout_id, payment_id: String(second) }, [String(second)]],
      [{ checkout_id, payment_mode: 'ach' }, []],
      [{ checkout_id, account_holder: 'ada lovelace', limit: '1' }, [String(paid)]],
      [{ checkout_id, payment_method_id: await bankToken(api) }, []],
      [{ checkout_id, created_before: '2000-01-01' }, []],
      [{ checkout_id: 'cho_0' }, []],
    ]);
    const page = await list(shop.api, { checkout_id, limit: '2' });
    const rest = await list(shop.api, { checkout_id, after_cursor: page.page_info.end_cursor ?? '' });
    expect([...page.data, ...rest.data].map(({ id }) => id)).toEqual([paid, second, first]);
    expect([page.page_info.has_next, rest.page_info.has_next]).toEqual([true, false]);
    expect(await idsOf((await platform.newSubAccount()).api, { checkout_id })).toEqual([]);
    expect(await idsOf(platform.liveMode, { checkout_id })).toEqual([]);
  });
});
