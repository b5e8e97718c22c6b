import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '../../spec/tables/limits';
import { payment } from '../support/bodies';
import { opened, type OpenedPlatform } from '../support/opened-platform';

afterEach(() => vi.restoreAllMocks());

const listAll = ({ api }: OpenedPlatform) => api.testMode.get(`/v1/payments?limit=${limits.page_size.maximum}`);

/** How many payments are made into text while all are listed. */
async function rendered(open: OpenedPlatform): Promise<number> {
  const stringify = vi.spyOn(JSON, 'stringify');
  await listAll(open);
  const payments = stringify.mock.calls.filter(([value]) => String(Object(value).id).startsWith('py_'));
  stringify.mockRestore();
  return payments.length;
}

type Change = (open: OpenedPlatform, payment: { readonly path: string; readonly token: string }) => Promise<unknown>;

const refund: Change = ({ api }, { path }) => api.testMode.post(`${path}/refunds`, { amount: 100 });
const changes: Readonly<Record<string, Change>> = {
  'of the payment': ({ api }, { path }) => api.testMode.patch(path, { description: 'A teapot' }),
  'of its payment method': ({ api }, { token }) =>
    api.testMode.patch(`/v1/payment_methods/${token}`, { card: { month: '11' } }),
  'of its refunds': refund,
  'of its disputes': ({ api }, { path }) => api.openDispute(path.split('/').at(-1) ?? ''),
  'that is taken back': async (open, paid) => {
    await refund(open, paid);
    await listAll(open);
    open.platform.undo(1);
  },
};

test.each(Object.entries(changes))(
  'a list shows a change %s, and renders no other payment again',
  async (_, change) => {
    const open = await opened();
    const { testMode } = open.api;
    await testMode.post('/v1/payments', payment());
    const { id, payment_method } = (await testMode.post('/v1/payments', payment())).payment;
    const path = `/v1/payments/${id}`;
    await listAll(open);
    expect(await rendered(open)).toBe(0);
    await change(open, { path, token: 'card' in payment_method ? payment_method.card.token : '' });
    expect(await rendered(open)).toBe(1);
    const { data } = (await listAll(open)).as('PaymentList');
    expect(data[0]).toEqual((await testMode.get(path)).payment);
  },
);

test('payments of two pages are kept, and no more', async () => {
  const open = await opened();
  const { maximum } = limits.page_size;
  for (let made = 0; made <= 2 * maximum; made++) await open.api.testMode.post('/v1/payments', payment());
  expect(await rendered(open)).toBe(maximum);
  await open.api.testMode.post('/v1/payments', payment());
  expect(await rendered(open)).toBe(1);
  const next = async (cursor: string | null) =>
    (await open.api.testMode.get(`/v1/payments?limit=${maximum}&after_cursor=${cursor}`)).as('PaymentList').page_info;
  const { end_cursor } = (await listAll(open)).as('PaymentList').page_info;
  await next((await next(end_cursor)).end_cursor);
  expect(await rendered(open)).toBe(maximum);
});
