import { expect, test } from 'vitest';
import { disputeReasonNames } from '../../spec/tables/dispute-reasons';
import { bankReturnReasons } from '../../spec/tables/outcomes';
import { bankPayment, manualPayment, payment, scenarioPayment } from '../support/bodies';
import { openDashboard } from './support/open-dashboard';

const slowBank = { account_number: '000555555559' };

const open = async () => {
  const dashboard = await openDashboard();
  return { dashboard, platform: dashboard.platform, api: dashboard.platform.testMode };
};
const pay = async (body: object) => {
  const opened = await open();
  const { id } = (await opened.api.post('/v1/payments', body)).payment;
  return { ...opened, id, path: `payments/${id}` };
};

test('lists the payments of the mode, newest first, by the filters of the API', async () => {
  const { api, dashboard } = await open();
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
  expect(rows?.[0]?.['Payment method']).toBe('Visa •••• 4242');
  const filtered = await dashboard.open('payments?payment_status=succeeded');
  expect(filtered.rows('Payments, newest first')?.map((row) => row['Payment'])).toEqual([first.id]);
  expect((await dashboard.open('payments?payment_status=paid')).status).toBe(422);
  expect((await dashboard.open('payments?mode=live')).rows('Payments, newest first')).toEqual([]);
});

test('shows the fields of a payment with links to what it belongs to', async () => {
  const { platform, dashboard } = await open();
  const shop = await platform.newSubAccount({ name: 'Tea Shop' });
  const sent = payment({ description: 'Tea', metadata: { order: 'A-1' }, statement_descriptor: 'TEA SHOP' });
  const { id, payment_intent_id, payment_method } = (await shop.api.post('/v1/payments', sent)).payment;
  const page = await dashboard.open(`payments/${id}`);
  expect(page.heading).toBe('$10.00 · succeeded · Tea');
  expect(page.html).toContain('<title>$10.00 · succeeded · Tea · ');
  expect(page.html).toContain(`data-copy="${id}"`);
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
  expect(page.links['Tea Shop']).toBe(`../sub_accounts/${shop.id}`);
  expect(page.links['$10.00 · Tea']).toBe(`../payment_intents/${payment_intent_id}`);
  const token = 'card' in payment_method ? payment_method.card.token : '';
  expect(page.links['Visa •••• 4242']).toBe(`../payment_methods/${token}`);
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
  expect(page.html).toContain('Lapse authorization');
  expect(page.form('run_job')).toBeUndefined();
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

test('groups what happened by the request that caused it', async () => {
  const { api, path, platform, dashboard } = await pay(manualPayment());
  await platform.control('publishers', { url: 'http://127.0.0.1:2/webhooks' });
  await api.post(`/v1/${path}/capture`);
  await platform.control('idle', undefined, 'POST');
  const { html } = await dashboard.open(path);
  const [, list = ''] = /<ol class="timeline">(.*?)<\/section>/s.exec(html) ?? [];
  const groups = list.split(/(?=<li id="timeline-(?:req|job)_)/);
  expect(groups.map((group) => [...group.matchAll(/class="kind">(\w+)/g)].map(([, kind]) => kind))).toEqual([
    ['Request', 'Event', 'Event'],
    ['Request', 'Event', 'Event', 'Delivery', 'Delivery'],
    ['Job'],
  ]);
  expect(html).toContain('127.0.0.1:2/webhooks');
});

test('shows why a payment failed, and escapes what somebody wrote', async () => {
  const { api, dashboard } = await open();
  const description = '<script>alert(1)</script>\u202e';
  await api.post('/v1/payments', scenarioPayment('insufficient_funds', { description }));
  const [failed] = (await api.get('/v1/payments')).as('PaymentList').data;
  const page = await dashboard.open(`payments/${failed?.id}`);
  expect(page.facts).toMatchObject({ Status: 'failed', 'Error code': 'insufficient_funds', Balance: '$0.00' });
  const reason = 'Declined with <code>insufficient_funds</code>. The balance does not cover the amount. The request';
  const places = [reason, '>Timeline<', '>Details<', 'id="states"', '>JSON<'].map((part) => page.html.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(page.html).not.toContain('<script>alert');
  expect(page.html).not.toContain('\u202e');
  expect(page.facts['Description']).toBe('<script>alert(1)</script>\\u202e');
  expect((await dashboard.open('payments')).html).not.toContain('<script>alert');
});

test.each([
  ['capturePayment', manualPayment(), 'capture', 'succeeded', {}],
  ['voidPayment', manualPayment(), 'void', 'canceled', {}],
  ['createRefund', payment(), 'refunds', 'partially refunded', { amount: '$4.15', reason: 'duplicate' }],
])('%s is a request of the platform to the API', async (action, body, path, status, fields) => {
  const { platform, id, path: address, dashboard } = await pay(body);
  const form = (await dashboard.open(address)).form(action);
  const answer = await dashboard.send(address, { ...form?.hidden, ...fields });
  expect([answer.status, answer.location]).toEqual([303, dashboard.address(address)]);
  const page = await dashboard.open(address);
  expect(page.facts['Status']).toBe(status);
  expect(page.links[`POST /v1/payments/${id}/${path}`]).toMatch(/^..\/requests\/req_/);
  const last = platform.events().at(-1);
  expect(last?.request_id).toBe(page.links[`POST /v1/payments/${id}/${path}`]?.split('/').at(-1));
  expect(page.facts['Amount refundable']).toBe(
    { succeeded: '$10.00', canceled: '$0.00', 'partially refunded': '$5.85' }[status],
  );
});

test.each([
  ['11', 'At most $10.00 can be refunded. The API says: the refund exceeds the amount of the payment'],
  ['10.005', '19.99'],
  ['ten', '19.99'],
])('a refund of %s dollars is refused beside the field', async (amount, message) => {
  const { path, dashboard } = await pay(payment());
  expect((await dashboard.open(path)).html).toContain('name="amount" type="text" value="10.00"');
  const page = await dashboard.send(path, { action: 'createRefund', amount });
  expect([page.status, page.errors['amount']]).toEqual([422, expect.stringContaining(message)]);
  expect(page.html).toContain(`value="${amount}"`);
  expect(page.html).toMatch(/<details[^>]* id="menu-createRefund" open/);
});

test('a void that is no longer possible is refused with the message of the API', async () => {
  const { path, dashboard } = await pay(manualPayment());
  await dashboard.send(path, { action: 'voidPayment' });
  const page = await dashboard.send(path, { action: 'voidPayment' });
  expect([page.status, page.alert]).toEqual([422, expect.stringContaining('canceled')]);
});

test('opens a dispute of a part of a payment', async () => {
  const { path, id, dashboard } = await pay(payment());
  const form = (await dashboard.open(path)).form('openDispute');
  expect(form).toMatchObject({ labels: ['Amount to dispute', 'Reason to dispute'], buttons: ['Open dispute'] });
  expect(form?.options['reason']).toEqual(disputeReasonNames);
  const answer = await dashboard.send(path, { ...form?.hidden, amount: '3.00', reason: 'duplicate' });
  expect([answer.status, answer.location]).toEqual([303, dashboard.address(path)]);
  const page = await dashboard.open(path);
  const disputes = page.rows('Its disputes, newest first') ?? [];
  expect(disputes).toMatchObject([{ Amount: '$3.00', Status: 'needs response', Reason: 'duplicate' }]);
  const { Dispute: dispute = '' } = disputes[0] ?? {};
  expect(page.links[dispute]).toBe(`../disputes/${dispute}`);
  expect(page.facts).toMatchObject({ Status: 'disputed', 'Amount disputed': '$3.00', Balance: '$7.00' });
  expect(page.form('openDispute')).toBeUndefined();
  expect(page.html).toContain(`title="${id}"`);
});

test.each([
  ['5000', 'remaining'],
  ['1.555', 'integer'],
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

test('settles a pending bank payment now', async () => {
  const { path, dashboard } = await pay(bankPayment(slowBank));
  const page = await dashboard.open(path);
  expect(page.facts['Status']).toBe('pending');
  const form = page.form('run_job');
  expect(form?.buttons).toEqual(['Settle payment']);
  expect((await dashboard.send(path, { ...form?.hidden })).status).toBe(303);
  const settled = await dashboard.open(path);
  expect([settled.facts['Status'], settled.form('run_job')]).toEqual(['succeeded', undefined]);
  const again = await dashboard.send(path, { ...form?.hidden });
  expect([again.status, again.heading, again.alert]).toEqual([404, settled.heading, expect.stringMatching(/./)]);
});
