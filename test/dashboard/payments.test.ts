import { expect, test } from 'vitest';
import { disputeReasonNames } from '../../spec/tables/dispute-reasons';
import { bankReturnReasons } from '../../spec/tables/outcomes';
import { bankPayment, manualPayment, payment, scenarioPayment } from '../support/bodies';
import { disputedPayment } from '../support/disputes';
import { eachFront } from '../support/fronts';
import { dashboardOf } from './support/dashboard';

const slowBank = { account_number: '000555555559' };

eachFront((front) => {
  const open = async () => {
    const platform = await front.newPlatform();
    return { platform, api: platform.testMode, dashboard: dashboardOf(front, platform) };
  };
  const pay = async (body: object) => {
    const opened = await open();
    const { id } = (await opened.api.post('/v1/payments', body)).payment;
    return { ...opened, id, path: `payments/${id}` };
  };

  test('lists the payments of the mode, newest first, by the filters of the API', async () => {
    const { platform, api, dashboard } = await open();
    const first = (await api.post('/v1/payments', payment())).payment;
    const second = (await api.post('/v1/payments', manualPayment({ description: 'Tea' }))).payment;
    const page = await dashboard.open('payments');
    expect([page.status, page.heading]).toEqual([200, 'Payments']);
    const rows = page.rows('Payments, newest first');
    expect(rows?.map((row) => row['Payment'])).toEqual([second.id, first.id]);
    expect(rows?.[0]).toMatchObject({
      Amount: '$10.00',
      Status: 'authorized',
      Description: 'Tea',
      Account: 'Platform account',
    });
    expect(rows?.[0]?.['Payment method']).toBe('visa •••• 4242');
    const filtered = await dashboard.open('payments?payment_status=succeeded');
    expect(filtered.rows('Payments, newest first')?.map((row) => row['Payment'])).toEqual([first.id]);
    expect((await dashboard.open('payments?payment_status=paid')).status).toBe(422);
    expect((await dashboard.open('payments?mode=live')).rows('Payments, newest first')).toEqual([]);
    expect((await dashboard.open(`payments/${first.id}?mode=live`)).status).toBe(404);
    expect((await dashboardOf(front, platform).open('payments/py_unknown')).status).toBe(404);
  });

  test('shows the fields of a payment with links to what it belongs to', async () => {
    const { platform, dashboard } = await open();
    const shop = await platform.newSubAccount();
    const sent = payment({ description: 'Tea', metadata: { order: 'A-1' }, statement_descriptor: 'TEA SHOP' });
    const { id, payment_intent_id, payment_method } = (await shop.api.post('/v1/payments', sent)).payment;
    const page = await dashboard.open(`payments/${id}`);
    expect(page.heading).toBe(`Payment ${id}`);
    expect(page.facts).toMatchObject({
      Status: 'succeeded',
      Amount: '$10.00',
      Balance: '$10.00',
      'Amount refundable': '$10.00',
      Captured: 'Yes',
      'Capture strategy': 'automatic',
      'Payment mode': 'ecom',
      Description: 'Tea',
      'Statement descriptor': 'TEA SHOP',
    });
    expect(page.facts['Metadata']).toContain('"order": "A-1"');
    expect(page.links[shop.id]).toBe(`../sub_accounts/${shop.id}`);
    expect(page.links[payment_intent_id]).toBe(`../payment_intents/${payment_intent_id}`);
    const token = 'card' in payment_method ? payment_method.card.token : '';
    expect(page.links['visa •••• 4242']).toBe(`../payment_methods/${token}`);
    expect(page.repeatedIds).toEqual([]);
  });

  test('shows the present state and the transitions that are possible in it', async () => {
    const { path, dashboard } = await pay(manualPayment());
    const page = await dashboard.open(path);
    expect(page.rows('Possible transitions from authorized')).toEqual([
      { Transition: 'capture', 'Leads to': 'succeeded', 'Moved by': 'capturePayment' },
      { Transition: 'lapse', 'Leads to': 'canceled', 'Moved by': 'the clock, at the end of the capture window' },
      { Transition: 'void', 'Leads to': 'canceled', 'Moved by': 'voidPayment' },
    ]);
    expect(page.html).toContain('Present state: authorized.');
    const [pending] = page.rows('Pending jobs') ?? [];
    expect(pending).toMatchObject({ Job: 'Lapse authorization', Action: 'Follows the clock' });
  });

  test('shows the fees, the refunds, and what they add up to', async () => {
    const { api, id, path, dashboard } = await pay(payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
    const fees = [{ type: 'platform_fee', amount: 20 }];
    const refund = (await api.post(`/v1/payments/${id}/refunds`, { amount: 400, fees })).refund;
    const page = await dashboard.open(path);
    expect(page.rows('The fees')).toMatchObject([
      { Type: 'platform_fee', Amount: '$0.50', 'Remaining amount': '$0.30', 'Source configuration': 'None' },
    ]);
    expect(page.rows('Its refunds, newest first')).toMatchObject([
      { Refund: refund.id, Amount: '$4.00', Status: 'succeeded' },
    ]);
    const ledger = page.rows('Balance transactions, newest first') ?? [];
    expect(ledger.map((row) => [row['Amount'], row['Balance']])).toEqual([
      ['$0.20', '$5.70'],
      ['-$4.00', '$5.50'],
      ['-$0.50', '$9.50'],
      ['$10.00', '$10.00'],
    ]);
    expect(page.facts['Balance']).toBe('$5.70');
    expect(page.links[refund.id]).toBe(`../refunds/${refund.id}`);
  });

  test('shows the balance transactions of a long ledger a page at a time', async () => {
    const { api, id, path, dashboard } = await pay(payment());
    for (let count = 0; count < 21; count++) await api.post(`/v1/payments/${id}/refunds`, { amount: 1 });
    const page = await dashboard.open(path);
    expect(page.rows('Balance transactions, newest first')).toHaveLength(20);
    expect(page.html).toContain('The first 20 of 21.');
    const older = await dashboard.open(`payments/${page.links['Older']}`);
    expect(older.rows('Balance transactions, newest first')?.map((row) => row['Balance'])).toEqual(['$9.99', '$10.00']);
    expect(older.links['Newest']).toBe(id);
  });

  test('shows requests, events and jobs in one order', async () => {
    const { id, path, platform, dashboard } = await pay(manualPayment());
    const page = await dashboard.open(path);
    const entries = [...page.html.matchAll(/<li id="timeline-.*?" class="(.*?)">/g)].map(([, type]) => type);
    expect(entries).toEqual(['request', 'event', 'event', 'job']);
    const [created] = platform.events().filter(({ event_name }) => event_name === 'payment.created');
    expect(page.links['payment.created']).toBe(`../events/${created?.id}`);
    expect(page.links['POST /v1/payments']).toBe(`../requests/${created?.request_id}`);
    expect(created?.data).toMatchObject({ id });
  });

  test('shows why a payment failed, and escapes what somebody wrote', async () => {
    const { api, dashboard } = await open();
    const description = '<script>alert(1)</script>\u202e';
    await api.post('/v1/payments', scenarioPayment('insufficient_funds', { description }));
    const [failed] = (await api.get('/v1/payments')).as('PaymentList').data;
    const page = await dashboard.open(`payments/${failed?.id}`);
    expect(page.facts).toMatchObject({ Status: 'failed', 'Error code': 'insufficient_funds', Balance: '$0.00' });
    expect(page.html).not.toContain('<script>alert');
    expect(page.html).not.toContain('\u202e');
    expect(page.facts['Description']).toBe('<script>alert(1)</script>\\u202e');
    expect((await dashboard.open('payments')).html).not.toContain('<script>alert');
  });

  test('opens a dispute of a part of a payment', async () => {
    const { path, id, dashboard } = await pay(payment());
    const form = (await dashboard.open(path)).form('openDispute');
    expect(form).toMatchObject({ labels: ['Amount in cents', 'Reason'], buttons: ['Open dispute'] });
    expect(form?.options['reason']).toEqual(disputeReasonNames);
    const answer = await dashboard.send(path, { ...form?.hidden, amount: '300', reason: 'duplicate' });
    expect([answer.status, answer.location]).toEqual([303, dashboard.address(path)]);
    const page = await dashboard.open(path);
    expect(page.rows('Its disputes, newest first')).toMatchObject([
      { Amount: '$3.00', Status: 'needs_response', Reason: 'duplicate' },
    ]);
    expect(page.facts).toMatchObject({ Status: 'disputed', 'Amount disputed': '$3.00', Balance: '$7.00' });
    expect(page.form('openDispute')).toBeUndefined();
    expect(page.heading).toContain(id);
  });

  test.each([
    ['5000', 'remaining'],
    ['1.5', 'integer'],
    ['-1', 'greater than'],
    ['ten', 'integer'],
  ])('shows why no dispute of %j can be opened, with what was sent', async (amount) => {
    const { path, dashboard, api, id } = await pay(payment());
    const page = await dashboard.send(path, { action: 'openDispute', amount, reason: 'duplicate' });
    expect([400, 422]).toContain(page.status);
    expect(page.errors['amount'] ?? page.alert).toMatch(/./);
    expect(page.html).toContain(`value="${amount}"`);
    expect(page.html).toContain('<option value="duplicate" selected');
    expect((await api.get(`/v1/payments/${id}`)).payment.disputes).toEqual([]);
  });

  test('returns a bank payment, with a reason', async () => {
    const { path, dashboard } = await pay(bankPayment());
    const page = await dashboard.open(path);
    expect(page.form('returnPayment')?.options['reason']).toEqual(bankReturnReasons);
    expect(page.repeatedIds).toEqual([]);
    await dashboard.send(path, { action: 'returnPayment', reason: 'account_closed' });
    const returned = await dashboard.open(path);
    expect(returned.facts).toMatchObject({
      Status: 'failed',
      'Error code': 'account_closed',
      'Amount returned': '$10.00',
    });
    expect(returned.form('returnPayment')).toBeUndefined();
    const again = await dashboard.send(path, { action: 'returnPayment', reason: '' });
    expect([again.status, again.alert]).toEqual([422, expect.stringContaining('failed')]);
  });

  test('offers no return of a card payment, and no dispute of one that is not captured', async () => {
    const { path, dashboard } = await pay(manualPayment());
    const page = await dashboard.open(path);
    expect([page.form('returnPayment'), page.form('openDispute')]).toEqual([undefined, undefined]);
    const refused = await dashboard.send(path, { action: 'openDispute', reason: 'duplicate' });
    expect([refused.status, refused.alert]).toEqual([422, expect.stringContaining('authorized')]);
  });

  test('settles a pending bank payment now', async () => {
    const { path, dashboard } = await pay(bankPayment(slowBank));
    const page = await dashboard.open(path);
    expect(page.facts['Status']).toBe('pending');
    const form = page.form('run_job');
    expect(form?.buttons).toEqual(['Settle']);
    expect((await dashboard.send(path, { ...form?.hidden })).status).toBe(303);
    const settled = await dashboard.open(path);
    expect([settled.facts['Status'], settled.rows('Pending jobs')]).toEqual(['succeeded', undefined]);
    const again = await dashboard.send(path, { ...form?.hidden });
    expect([again.status, again.heading, again.alert]).toEqual([404, page.heading, expect.stringMatching(/./)]);
  });

  test('waits for a pending refund before a dispute or a return', async () => {
    const { platform, api, id, path, dashboard } = await pay(bankPayment());
    await platform.control('job_settings', { settle_refund: 'manual' });
    await api.post(`/v1/payments/${id}/refunds`, { amount: 100 });
    const page = await dashboard.open(path);
    expect(page.html.match(/<button[^>]* disabled/g)).not.toBeNull();
    expect(page.html).toContain('A refund of the payment is pending.');
    expect((await dashboard.send(path, { action: 'openDispute' })).status).toBe(409);
  });

  test('links to the disputes of a payment', async () => {
    const { platform, dashboard } = await open();
    const { id, dispute } = await disputedPayment(platform);
    expect((await dashboard.open(`payments/${id}`)).links[dispute.id]).toBe(`../disputes/${dispute.id}`);
  });
});
