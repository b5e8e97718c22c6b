import { describe, expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { openDashboard, buttonsOf } from './support/open-dashboard';
import { newPayout } from './support/payouts';

/** A sub account with a payout of a payment with a fee and of a refund. */
async function open() {
  const dashboard = await openDashboard();
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
  const { open: show, payout } = await open();
  const page = await show('payouts');
  expect([page.status, page.heading]).toEqual([200, 'Payouts']);
  expect(page.rows('Payouts, newest first')).toMatchObject([
    { Payout: payout.id, Account: 'Shop 1', 'Payout type': 'Card payments', Amount: '$7.70', Status: 'scheduled' },
  ]);
  expect((await show('payouts?status=paid')).rows('Payouts, newest first')).toEqual([]);
});

test('the detail shows its totals, and its balance transactions with their sum', async () => {
  const { open: show, path, payout } = await open();
  const page = await show(path);
  expect(page.heading).toBe('$7.70 · scheduled');
  expect(page.html).toContain(`data-copy="${payout.id}"`);
  expect(page.facts).toMatchObject({
    Amount: '$7.70',
    'Payments total': '$10.00',
    'Payments count': '1',
    'Refunds total': '-$2.00',
    'Refunds count': '1',
    'Fees total': '$0.30',
    'Other total': '$0.00',
  });
  expect(page.rows('What it pays out, oldest first')).toMatchObject([
    { Type: 'seller_payment', Net: '$10.00', Sum: '$10.00' },
    { Type: 'platform_fee', Net: '-$0.30', Sum: '$9.70' },
    { Type: 'seller_payment_refund', Net: '-$2.00', Sum: '$7.70' },
  ]);
  expect(page.repeatedIds).toEqual([]);
});

test('a scheduled payout is canceled with a button, and one in transit fails', async () => {
  const { open: show, send, path, clock, shop } = await open();
  await send(path, { ...(await show(path)).form('decide')?.hidden });
  expect((await show(path)).facts['Status']).toBe('canceled');
  clock.advance({ days: 1 });
  const [again] = (await shop.api.renewed().get('/v1/payouts')).as('PayoutList').data;
  clock.advance({ days: 1 });
  await send(`payouts/${again?.id}`, { action: 'decide', outcome: 'fail' });
  expect((await show(`payouts/${again?.id}`)).facts['Status']).toBe('failed');
  expect((await send('payouts/po_unknown', { action: 'decide', outcome: 'cancel' })).status).toBe(404);
});

test('the sub account shows its ledger and its payouts', async () => {
  const { open: show, shop, payout } = await open();
  const page = await show(`sub_accounts/${shop.id}`);
  expect(page.rows('Its newest balance transactions, oldest first')?.at(-1)).toMatchObject({
    Type: 'payout',
    Source: '$7.70 · scheduled',
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
  expect(first).toMatchObject({
    Source: '$10.00 · Ada Lovelace',
    Account: 'Shop 1',
    Payout: '$7.70 · scheduled',
  });
  const page = await show(`balance_transactions/${first?.['Balance transaction']}`);
  expect(page.facts).toMatchObject({
    Type: 'seller_payment',
    Net: '$10.00',
    'Source payment': '$10.00 · Ada Lovelace',
    Payout: '$7.70 · scheduled',
  });
  expect(page.links).toMatchObject({
    [paymentId]: `../payments/${paymentId}`,
    [payout.id]: `../payouts/${payout.id}`,
    [shop.id]: `../sub_accounts/${shop.id}`,
  });
  const found = async (id = '') => (await show(`search?id=${id}`)).location;
  expect(await found(first?.['Balance transaction'])).toContain(
    `balance_transactions/${first?.['Balance transaction']}`,
  );
  expect(await found(payout.id)).toContain(`/payouts/${payout.id}`);
});

describe('payouts of proceeds', () => {
  async function open() {
    const dashboard = await openDashboard();
    const payout = await newPayout(dashboard);
    return { ...dashboard, payout, path: `proceeds_payouts/${payout.id}` };
  }

  const LIST = 'Proceeds payouts, newest first';

  test('the list shows the payouts of proceeds', async () => {
    const { open: show, payout } = await open();
    const page = await show('proceeds_payouts');
    expect([page.status, page.heading]).toEqual([200, 'Proceeds payouts']);
    expect(page.rows(LIST)).toMatchObject([{ 'Proceeds payout': payout.id, Amount: '$0.30', Status: payout.status }]);
    expect((await show('proceeds_payouts?created_before=2000-01-01T00:00:00Z')).rows(LIST)).toEqual([]);
    expect((await show('proceeds_payouts?mode=live')).rows(LIST)).toEqual([]);
  });

  test('the detail shows the totals and the bank account', async () => {
    const { open: show, path } = await open();
    const page = await show(path);
    expect(page.heading).toBe('$0.30 · scheduled');
    expect(page.facts).toMatchObject({
      Amount: '$0.30',
      'Payments count': '1',
      'Payments total': '$0.30',
      'Refunds total': '$0.00',
      'Other total': '$0.00',
      Account: 'Platform account',
      'Bank account': 'Test Bank •••• 6789',
    });
    expect(page.html).toContain('Present state: scheduled.');
    expect(page.repeatedIds).toEqual([]);
  });

  test('a scheduled payout is canceled with a button', async () => {
    const { open: show, send, address, path, payout, platform } = await open();
    expect(payout.status).toBe('scheduled');
    expect(buttonsOf(await show(path))).toEqual(['Cancel', 'Send proceeds payout', 'Trigger']);
    const sent = await send(path, { ...(await show(path)).form('decide')?.hidden });
    expect([sent.status, sent.location]).toEqual([303, address(path)]);
    expect((await platform.testMode.renewed().get(`/v1/proceeds/${payout.id}`)).proceedsPayout.status).toBe('canceled');
    expect(buttonsOf(await show(path))).toEqual([]);
  });

  test('a payout in transit fails with a button', async () => {
    const { open: show, send, path, clock } = await open();
    clock.advance({ days: 1 });
    expect(buttonsOf(await show(path))).toEqual(['Fail', 'Pay proceeds payout', 'Trigger']);
    await send(path, { action: 'decide', outcome: 'fail' });
    expect((await show(path)).facts['Status']).toBe('failed');
  });

  test('an outcome that the status does not allow is refused with the message of the API', async () => {
    const { send, path, payout, platform } = await open();
    const page = await send(path, { action: 'decide', outcome: 'fail' });
    const { status, error } = await platform.endPayout(payout.id, 'fail');
    expect([page.status, page.alert]).toEqual([status, error.message]);
    expect(page.facts['Status']).toBe('scheduled');
    const missing = await send(path, { action: 'decide' });
    expect([missing.status, missing.alert]).toEqual([422, expect.stringContaining('outcome')]);
  });

  test('an unknown payout, or one of the other mode, cannot be ended', async () => {
    const { send, open: show, path } = await open();
    for (const other of ['proceeds_payouts/po_unknown', `${path}?mode=live`]) {
      expect((await show(other)).status).toBe(404);
      expect((await send(other, { action: 'decide', outcome: 'cancel' })).status).toBe(404);
    }
    expect((await show(path)).facts['Status']).toBe('scheduled');
  });
});
