import { expect, onTestFinished, test } from 'vitest';
import { payment } from '../support/bodies';
import { openDashboard } from './support/open-dashboard';

/** A sub account with a payout of a payment with a fee and of a refund. */
async function open() {
  const dashboard = await openDashboard();
  onTestFinished(dashboard.close);
  const { platform, clock } = dashboard;
  const shop = await platform.newSubAccount();
  const { id } = (await shop.api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 30 }] })))
    .payment;
  await shop.api.post(`/v1/payments/${id}/refunds`, { amount: 200 });
  clock.advance({ days: 1 });
  const [payout] = (await shop.api.renewed().get('/v1/payouts')).as('PayoutList').data;
  if (payout === undefined) throw new Error('no payout was created');
  return { ...dashboard, shop, paymentId: id, payout, path: `payouts/${payout.id}` };
}

test('the list shows the payouts of accounts', async () => {
  const { open: show, payout, shop } = await open();
  const page = await show('payouts');
  expect([page.status, page.heading]).toEqual([200, 'Payouts']);
  expect(page.rows('Payouts, newest first')).toMatchObject([
    { Payout: payout.id, Account: shop.id, Type: 'Card payments', Amount: '$7.70', Status: 'scheduled' },
  ]);
  expect((await show('payouts?status=paid')).rows('Payouts, newest first')).toEqual([]);
});

test('the detail shows its totals, and its balance transactions with their sum', async () => {
  const { open: show, path, payout } = await open();
  const page = await show(path);
  expect(page.heading).toBe(`Payout ${payout.id}`);
  expect(page.rows('What the payout consists of')).toEqual([
    { Total: 'Payments', Number: '1', Amount: '$10.00' },
    { Total: 'Refunds', Number: '1', Amount: '-$2.00' },
    { Total: 'Fees', Number: '', Amount: '-$0.30' },
    { Total: 'Disputes, voids, and earlier payouts that were not paid', Number: '', Amount: '$0.00' },
    { Total: 'Amount', Number: '', Amount: '$7.70' },
  ]);
  expect(page.rows('What it pays out, oldest first')).toMatchObject([
    { Type: 'Seller payment', Net: '$10.00', Sum: '$10.00' },
    { Type: 'Platform fee', Net: '-$0.30', Sum: '$9.70' },
    { Type: 'Seller payment refund', Net: '-$2.00', Sum: '$7.70' },
  ]);
  expect(page.repeatedIds).toEqual([]);
});

test('a scheduled payout is canceled with a button, and one in transit fails', async () => {
  const { open: show, send, path, clock, shop } = await open();
  await send(path, { ...(await show(path)).form('end')?.hidden });
  expect((await show(path)).facts['Status']).toBe('canceled');
  clock.advance({ days: 1 });
  const [again] = (await shop.api.renewed().get('/v1/payouts')).as('PayoutList').data;
  clock.advance({ days: 1 });
  await send(`payouts/${again?.id}`, { action: 'end', outcome: 'fail' });
  expect((await show(`payouts/${again?.id}`)).facts['Status']).toBe('failed');
  expect((await send('payouts/po_unknown', { action: 'end', outcome: 'cancel' })).status).toBe(404);
});

test('the sub account shows its ledger and its payouts', async () => {
  const { open: show, shop, payout } = await open();
  const page = await show(`sub_accounts/${shop.id}`);
  expect(page.rows('Its 20 newest balance transactions, oldest first')?.at(-1)).toMatchObject({
    Type: 'Payout',
    Source: payout.id,
    Net: '-$7.70',
    Sum: '$0.00',
  });
  expect(page.rows('Its 20 newest payouts')).toMatchObject([{ Payout: payout.id }]);
  expect(page.repeatedIds).toEqual([]);
});

test('balance transactions have a list and a page, and their ids are found', async () => {
  const { open: show, payout, shop, paymentId } = await open();
  const list = (await show(`balance_transactions?payout_id=${payout.id}`)).rows('Balance transactions, newest first');
  expect(list).toHaveLength(4);
  const first = list?.at(-1);
  expect(first).toMatchObject({ Source: paymentId, Account: shop.id, Payout: payout.id });
  const page = await show(`balance_transactions/${first?.['Transaction']}`);
  expect(page.facts).toMatchObject({ Type: 'Seller payment', Net: '$10.00', Payment: paymentId, Payout: payout.id });
  const found = async (id = '') => (await show(`search?id=${id}`)).location;
  expect(await found(first?.['Transaction'])).toContain(`balance_transactions/${first?.['Transaction']}`);
  expect(await found(payout.id)).toContain(`/payouts/${payout.id}`);
});
