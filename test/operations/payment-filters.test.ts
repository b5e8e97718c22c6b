import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentStates } from '../../spec/tables/states';
import type { ApiResponse, Api } from '../support/api';
import { bankPayment, cardPayment, manualPayment, payment } from '../support/bodies';
import { cardToken } from '../support/checkouts';
import { eachFront } from '../support/fronts';
import { scaled } from '../support/run-scale';
import { tokenOf } from '../support/payment-method';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

const list = async (api: Api, query: Readonly<Record<string, string>> = {}) =>
  (await api.get(`/v1/payments?${new URLSearchParams(query)}`)).as('PaymentList');
const idsOf = async (api: Api, query: Readonly<Record<string, string>>) =>
  (await list(api, query)).data.map(({ id }) => id);

eachFront((front) => {
  test('by status, which follows the payment', async () => {
    const { testMode: api } = await front.newPlatform();
    const make = async (body: object) => {
      await api.post('/v1/payments', body);
      return (await list(api, { limit: '1' })).data[0]?.id ?? '';
    };
    const refund = (id: string, amount: number) => api.post(`/v1/payments/${id}/refunds`, { amount });
    const succeeded = [await make(payment()), await make(bankPayment())].reverse();
    const failed = [await make(cardPayment({ number: '4000000000009995' }))];
    const authorized = [await make(manualPayment())];
    const canceled = [await make(manualPayment())];
    const partially_refunded = [await make(payment())];
    const fully_refunded = [await make(payment())];
    await api.post(`/v1/payments/${canceled[0]}/void`);
    await refund(partially_refunded[0] ?? '', 1);
    await refund(fully_refunded[0] ?? '', 1_000);
    const expected: Readonly<Record<string, string[]>> = {
      succeeded,
      failed,
      authorized,
      canceled,
      partially_refunded,
      fully_refunded,
    };
    for (const payment_status of Object.keys(paymentStates.states)) {
      expect(await idsOf(api, { payment_status }), payment_status).toEqual(expected[payment_status] ?? []);
    }
    await api.post(`/v1/payments/${authorized[0]}/capture`);
    expect(await idsOf(api, { payment_status: 'authorized' })).toEqual([]);
    expect(await idsOf(api, { payment_status: 'succeeded' })).toEqual([...authorized, ...succeeded]);
  });

  test('by instants, which are not included', async () => {
    const { testMode: api } = await front.newPlatform();
    const start = front.clock.now();
    const at = (milliseconds: number) => new Date(start + milliseconds).toISOString();
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 2; j++) ids.unshift((await api.post('/v1/payments', payment())).payment.id);
      front.clock.advance({ milliseconds: 10 });
    }
    const [d2, d1, c2, c1, b2, b1, a2, a1] = ids;
    for (const [query, expected] of [
      [{ created_after: at(10) }, [d2, d1, c2, c1]],
      [{ created_after: at(9) }, [d2, d1, c2, c1, b2, b1]],
      [{ created_before: at(10) }, [a2, a1]],
      [{ created_before: at(11) }, [b2, b1, a2, a1]],
      [{ created_after: at(0), created_before: at(30) }, [c2, c1, b2, b1]],
      [{ created_after: at(10), created_before: at(11) }, []],
      [{ created_after: at(10), created_before: at(10) }, []],
      [{ created_after: at(20), created_before: at(10) }, []],
      [{ created_after: at(30) }, []],
      [{ created_before: at(0) }, []],
      [{ created_after: at(-1), created_before: at(31) }, ids],
      [{ created_after: at(0).replace('Z', '+00:00'), created_before: at(20).replace('Z', '') }, [b2, b1]],
      [{ created_after: '2000-01-01' }, ids],
      [{ created_before: '2000-01-01' }, []],
    ] as const) {
      expect(await idsOf(api, query), JSON.stringify(query)).toEqual(expected);
    }
  });

  test.each([
    ['payment_status', 'paid'],
    ['payment_status', 'Succeeded'],
    ['payment_status', 'fully refunded'],
    ['created_before', 'yesterday'],
    ['created_after', '2031-02-30'],
    ['created_after', '1935743430400'],
  ])('%s=%s is refused', async (name, value) => {
    const { testMode: api } = await front.newPlatform();
    const answer = await api.get(`/v1/payments?${new URLSearchParams({ [name]: value })}`);
    expect(outcome(answer)).toEqual([422, 'parameter_invalid']);
    expect(answer.error.message).toContain(name);
  });

  test('of a repeated filter the last one counts, and an empty one not at all', async () => {
    const { testMode: api } = await front.newPlatform();
    await api.post('/v1/payments', payment());
    const repeated = 'query parameter "payment_status" was given more than once, the last value counts';
    for (const [query, length, warning] of [
      ['payment_status=paid&payment_status=succeeded', 1, repeated],
      ['payment_status=succeeded&payment_status=failed', 0, repeated],
      ['payment_status=failed&payment_status=', 0, repeated],
      ['payment_status=&created_before=&created_after=&payment_method_id=&limit=', 1, null],
    ] as const) {
      const answer = await api.get(`/v1/payments?${query}`);
      expect(answer.as('PaymentList').data, query).toHaveLength(length);
      expect(answer.headers.get('sandbox-warning')).toBe(warning);
    }
  });

  test('by any refund, beside the status', async () => {
    const { testMode: api } = await front.newPlatform();
    const make = async () => (await api.post('/v1/payments', payment())).payment.id;
    const none = await make();
    const part = await make();
    const all = await make();
    await api.post(`/v1/payments/${part}/refunds`, { amount: 1 });
    await api.post(`/v1/payments/${all}/refunds`);
    expect(await idsOf(api, { payment_status: 'refunded' })).toEqual([all, part]);
    expect(await idsOf(api, { payment_status: 'partially_refunded' })).toEqual([part]);
    expect(await idsOf(api, { payment_status: 'succeeded' })).toEqual([none]);
  });

  test('by each status that the service has in its own client', async () => {
    const { testMode: api } = await front.newPlatform();
    for (const payment_status of ['succeeded', 'failed', 'pending', 'authorized', 'refunded', 'disputed'])
      expect((await api.get(`/v1/payments?payment_status=${payment_status}`)).status, payment_status).toBe(200);
  });

  test('by payment method, alone and with other filters', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const token = await cardToken(api);
    const other = await cardToken(api);
    const pay = async (by: Api, card: string) =>
      (await by.post('/v1/payments', payment({ payment_method: { token: card } }))).payment.id;
    const start = front.clock.now();
    const first = await pay(api, token);
    front.clock.advance({ milliseconds: 10 });
    const second = await pay(api, token);
    const another = await pay(api, other);
    await api.post(`/v1/payments/${first}/refunds`, { amount: 1 });
    const created_after = new Date(start).toISOString();
    for (const [by, query, expected] of [
      [api, { payment_method_id: token }, [second, first]],
      [api, { payment_method_id: other }, [another]],
      [api, { payment_method_id: token, payment_status: 'succeeded' }, [second]],
      [api, { payment_method_id: token, payment_status: 'refunded' }, [first]],
      [api, { payment_method_id: token, payment_status: 'failed' }, []],
      [api, { payment_method_id: token, created_after }, [second]],
      [api, { payment_method_id: token, created_before: created_after }, []],
      [api, { payment_method_id: 'pm_0' }, []],
      [api, { payment_method_id: `succeeded ${token}` }, []],
      [shop.api, { payment_method_id: token }, []],
      [platform.liveMode, { payment_method_id: token }, []],
    ] as const) {
      expect(await idsOf(by, query), JSON.stringify(query)).toEqual(expected);
    }
    const theirs = await pay(shop.api, await cardToken(shop.api));
    const { payment_method } = (await api.get(`/v1/payments/${theirs}`)).payment;
    const query = { payment_method_id: tokenOf(payment_method) };
    expect([await idsOf(shop.api, query), await idsOf(api, query)]).toEqual([[theirs], [theirs]]);
  });

  test('an account sees its own, the platform all, a mode none of the other', async () => {
    const platform = await front.newPlatform();
    const shop = (await platform.newSubAccount()).api;
    await platform.liveMode.post('/v1/payments', cardPayment({ number: '4111111111111111' }));
    const own = (await platform.testMode.post('/v1/payments', payment())).payment.id;
    const theirs = (await shop.post('/v1/payments', payment())).payment.id;
    const query = { payment_status: 'succeeded', created_after: '2000-01-01' };
    expect(await idsOf(shop, query)).toEqual([theirs]);
    expect(await idsOf(platform.testMode, query)).toEqual([theirs, own]);
    expect(await idsOf(platform.liveMode, query)).toHaveLength(1);
  });
});

/** Some payments, a span of instants and a status to filter by, a page size. */
const anyList = fc.record({
  payments: fc.array(fc.record({ declined: fc.boolean(), pause: fc.nat(2) }), { maxLength: 12 }),
  after: fc.option(fc.integer({ min: -1, max: 15 })),
  before: fc.option(fc.integer({ min: -1, max: 15 })),
  status: fc.constantFrom(null, 'succeeded', 'failed'),
  limit: fc.integer({ min: 1, max: 5 }),
});

eachFront(
  (front) => {
    test('pages of a filtered list: forward and back each record once, in order', async () => {
      await fc.assert(
        fc.asyncProperty(anyList, async ({ payments, after, before, status, limit }) => {
          const { testMode: api } = await front.newPlatform();
          const start = front.clock.now();
          const at = (milliseconds: number) => new Date(start + milliseconds).toISOString();
          for (const { declined, pause } of payments) {
            const number = declined ? '4000000000000069' : '4242424242424242';
            await api.post('/v1/payments', cardPayment({ number }));
            front.clock.advance({ milliseconds: pause });
          }
          const expected = (await list(api, { limit: '100' })).data
            .filter((each) => after === null || each.created_at > at(after))
            .filter((each) => before === null || each.created_at < at(before))
            .filter((each) => status === null || each.status === status)
            .map(({ id }) => id);
          const query = {
            limit: String(limit),
            ...(after !== null && { created_after: at(after) }),
            ...(before !== null && { created_before: at(before) }),
            ...(status !== null && { payment_status: status }),
          };
          expect(await walk(api, query)).toEqual({ forward: expected, back: expected.slice(0, -1) });
        }),
        { numRuns: scaled({ full: 40, short: 10 }) },
      );
    });
  },
  ['sandbox.fetch'],
);

/** The ids from the first page to the last; and from before the last record to the first page, in order of the list. */
async function walk(api: Api, query: Readonly<Record<string, string>>) {
  const forward: string[] = [];
  const back: string[] = [];
  let page = await list(api, query);
  expect(page.page_info.has_previous).toBe(false);
  for (;;) {
    forward.push(...page.data.map(({ id }) => id));
    const { has_next, end_cursor } = page.page_info;
    if (!has_next) break;
    page = await list(api, { ...query, after_cursor: end_cursor ?? '' });
  }
  let before = page.page_info.end_cursor;
  while (before !== null) {
    page = await list(api, { ...query, before_cursor: before });
    back.unshift(...page.data.map(({ id }) => id));
    before = page.page_info.has_previous ? page.page_info.start_cursor : null;
  }
  return { forward, back };
}
