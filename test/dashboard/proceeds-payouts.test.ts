import { expect, onTestFinished, test } from 'vitest';
import { buttonsOf, openDashboard } from './support/open-dashboard';
import { newPayout } from './support/payouts';

async function open() {
  const dashboard = await openDashboard();
  onTestFinished(dashboard.close);
  const payout = await newPayout(dashboard);
  return { ...dashboard, payout, path: `proceeds_payouts/${payout.id}` };
}

const LIST = 'Proceeds payouts, newest first';

test('the list shows the payouts of proceeds', async () => {
  const { open: show, payout } = await open();
  const page = await show('proceeds_payouts');
  expect([page.status, page.heading]).toEqual([200, 'Proceeds payouts']);
  expect(page.rows(LIST)).toMatchObject([{ Payout: payout.id, Amount: '$0.30', Status: payout.status }]);
  expect((await show('proceeds_payouts?created_before=2000-01-01T00:00:00Z')).rows(LIST)).toEqual([]);
  expect((await show('proceeds_payouts?mode=live')).rows(LIST)).toEqual([]);
});

test('the detail shows the totals and the bank account', async () => {
  const { open: show, path, payout } = await open();
  const page = await show(path);
  expect(page.heading).toBe(`Proceeds payout ${payout.id}`);
  expect(page.facts).toMatchObject({
    Amount: '$0.30',
    Account: 'Platform account',
    'Bank account': 'Test Bank •••• 6789',
  });
  expect(page.rows('What the payout consists of')).toEqual([
    { Total: 'Fees', Number: '1', Amount: '$0.30' },
    { Total: 'Returned fees', Number: '0', Amount: '$0.00' },
    { Total: 'Earlier payouts that were not paid', Number: '', Amount: '$0.00' },
    { Total: 'Amount', Number: '', Amount: '$0.30' },
  ]);
  expect(page.html).toContain('Present state: scheduled.');
  expect(page.repeatedIds).toEqual([]);
});

test('a scheduled payout is canceled with a button', async () => {
  const { open: show, send, address, path, payout, platform } = await open();
  expect(payout.status).toBe('scheduled');
  expect(buttonsOf(await show(path))).toEqual(['Cancel', 'Trigger']);
  const sent = await send(path, { ...(await show(path)).form('end')?.hidden });
  expect([sent.status, sent.location]).toEqual([303, address(path)]);
  expect((await platform.testMode.renewed().get(`/v1/proceeds/${payout.id}`)).proceedsPayout.status).toBe('canceled');
  expect(buttonsOf(await show(path))).toEqual(['Trigger']);
});

test('a payout in transit fails with a button', async () => {
  const { open: show, send, path, clock } = await open();
  clock.advance({ days: 1 });
  expect(buttonsOf(await show(path))).toEqual(['Fail', 'Trigger']);
  await send(path, { action: 'end', outcome: 'fail' });
  expect((await show(path)).facts['Status']).toBe('failed');
});

test('an outcome that the status does not allow is refused with the message of the API', async () => {
  const { send, path, payout, platform } = await open();
  const page = await send(path, { action: 'end', outcome: 'fail' });
  const { status, error } = await platform.endPayout(payout.id, 'fail');
  expect([page.status, page.alert]).toEqual([status, error.message]);
  expect(page.facts['Status']).toBe('scheduled');
  const missing = await send(path, { action: 'end' });
  expect([missing.status, missing.alert]).toEqual([422, expect.stringContaining('outcome')]);
});

test('an unknown payout, or one of the other mode, cannot be ended', async () => {
  const { send, open: show, path } = await open();
  for (const other of ['proceeds_payouts/po_unknown', `${path}?mode=live`]) {
    expect((await show(other)).status).toBe(404);
    expect((await send(other, { action: 'end', outcome: 'cancel' })).status).toBe(404);
  }
  expect((await show(path)).facts['Status']).toBe('scheduled');
});
