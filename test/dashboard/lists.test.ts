import { describe, expect, test } from 'vitest';
import { controlCall } from '../../mock-server/events/cause';
import { manualPayment, payment, scenarioPayment } from '../support/bodies';
import { disputedPayment } from '../support/disputes';
import type { ShownPage } from './support/dashboard';
import { openDashboard } from './support/open-dashboard';

async function open() {
  const dashboard = await openDashboard();
  return { ...dashboard, api: dashboard.platform.testMode };
}

const PAYMENTS = 'Payments, newest first';

const amountsOf = (page: ShownPage, caption = PAYMENTS) => page.rows(caption)?.map((row) => row['Amount']);

/** The text below a list about its numbers. */
const totalsOf = ({ html }: ShownPage) =>
  /<p class="totals">(.*?)<\/p>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim();

/** The alerts of a page. */
const alertsOf = ({ html }: ShownPage) =>
  [...html.matchAll(/<p class="alert" role="alert">(.*?)<\/p>/gs)].map(([, text = '']) =>
    text.replaceAll('&quot;', '"'),
  );

/** The chips above a list: the chosen one in brackets. */
const chipsOf = ({ html }: ShownPage) =>
  [...html.matchAll(/<a class="chip"([^>]*)>(.*?)<\/a>/gs)].map(([, attributes, text]) =>
    attributes?.includes('aria-current="true"') ? `[${text}]` : text,
  );

/** A platform with payments of two accounts: $10.00, $19.99 and $4,815.16, the last of them first. */
async function withPayments() {
  const dashboard = await open();
  const { platform, api } = dashboard;
  await platform.clock({ set: '2040-01-01T00:00:00Z', frozen: true });
  const heron = await platform.newSubAccount({ name: 'Heron & Sons' });
  for (const [on, fields] of [
    [api, { amount: 1_000 }],
    [heron.api, { amount: 1_999 }],
    [api, { amount: 481_516 }],
  ] as const) {
    await on.post('/v1/payments', payment(fields));
    await platform.clock({ advance: '1h' });
  }
  const [newest] = (await api.get('/v1/payments')).as('PaymentList').data;
  return { ...dashboard, heron, account: newest?.account_id ?? '' };
}

describe('payments are filtered by', () => {
  const all = ['$4,815.16', '$19.99', '$10.00'];

  test.each<readonly [query: string, amounts: readonly string[]]>([
    ['amount=19.99', ['$19.99']],
    ['amount=%244,815.16', ['$4,815.16']],
    ['amount=1999', []],
    ['amount_from=19.99', ['$4,815.16', '$19.99']],
    ['amount_to=19.99', ['$19.99', '$10.00']],
    ['amount_from=10.01&amount_to=20', ['$19.99']],
    ['account=Heron+%26+Sons', ['$19.99']],
    ['account=Heron+%26+Sons&amount=10', []],
    ['', all],
    ['payment_status=failed', []],
    ['payment_status=succeeded&amount_to=10', ['$10.00']],
  ])('%s', async (query, amounts) => {
    const { open: show } = await withPayments();
    const page = await show(`payments?${query}`);
    expect([page.status, amountsOf(page), page.repeatedIds]).toEqual([200, amounts, []]);
  });

  test('an id of an account, which the form shows by its name', async () => {
    const { open: show, heron, account } = await withPayments();
    const page = await show(`payments?account=${heron.id}`);
    expect(amountsOf(page)).toEqual(['$19.99']);
    expect(page.html).toContain('value="Heron &amp; Sons"');
    expect(amountsOf(await show(`payments?account=${account}`))).toEqual(['$4,815.16', '$10.00']);
  });

  test('instants in UTC, as a date field sends them', async () => {
    const { open: show } = await withPayments();
    const after = await show('payments?created_after=2040-01-01T01:30');
    const before = await show('payments?created_before=2040-01-01T01:30');
    expect([amountsOf(after), amountsOf(before)]).toEqual([['$4,815.16'], ['$19.99', '$10.00']]);
    expect(after.html).toContain('type="datetime-local" step="1" value="2040-01-01T01:30:00"');
    expect(after.inputs.map(({ label }) => label)).toContain('Created after (UTC)');
  });
});

describe('every list of money is filtered by account, amount and instant', () => {
  test.each([
    ['refunds', 'Refunds, newest first'],
    ['disputes', 'Disputes, newest first'],
    ['payment_intents', 'Payment intents, newest first'],
    ['balance_transactions', 'Balance transactions, newest first'],
  ])('%s', async (list, caption) => {
    const { open: show, platform, heron } = await withPayments();
    const { id } = (await heron.api.get('/v1/payments')).as('PaymentList').data[0] ?? { id: '' };
    await heron.api.post(`/v1/payments/${id}/refunds`, { amount: 500 });
    await platform.openDispute(id, { amount: 500 });
    const count = async (query: string) => (await show(`${list}?${query}`)).rows(caption)?.length ?? 0;
    const all = await count('');
    const ofHeron = await count('account=Heron+%26+Sons');
    expect(ofHeron).toBeGreaterThan(0);
    expect(await count('amount_to=1000000')).toBe(all);
    expect(await count('amount_from=1000000')).toBe(0);
    expect(await count('created_after=2039-12-31')).toBe(all);
    expect(await count('created_before=2040-01-01')).toBe(0);
  });
});

describe('chips', () => {
  test('show the states of a list, and lead to each', async () => {
    const { open: show, api } = await open();
    await api.post('/v1/payments', payment());
    await api.post('/v1/payments', manualPayment({ amount: 1_999 }));
    const page = await show('payments?amount_from=1');
    expect(chipsOf(page).slice(0, 4)).toEqual(['[All]', 'Pending', 'Authorized', 'Succeeded']);
    const authorized = await show(page.links['Authorized'] ?? '');
    expect([amountsOf(authorized), chipsOf(authorized)[2]]).toEqual([['$19.99'], '[Authorized]']);
    expect(authorized.html).toContain('<input type="hidden" name="payment_status" value="authorized"');
    expect(amountsOf(await show(authorized.links['All'] ?? ''))).toHaveLength(2);
  });

  test('of requests are classes of status, and verdicts', async () => {
    const { open: show, api } = await open();
    await api.get('/v1/payments');
    await api.get('/v1/payments/py_unknown');
    await api.post('/v1/payments', scenarioPayment('insufficient_funds'));
    const statuses = async (query: string) =>
      (await show(`requests?${query}`)).rows('Requests of both modes, newest first')?.map((row) => row['Status']);
    expect(chipsOf(await show('requests?status=4xx'))).toEqual([
      'Any status',
      '2xx',
      '[4xx]',
      '5xx',
      '[Any verdict]',
      'OK',
      'Warning',
      'Violation',
    ]);
    expect(await statuses('status=4xx')).toEqual(['402', '404']);
    expect(await statuses('status=404')).toEqual(['404']);
    expect(await statuses('status=5xx')).toEqual([]);
  });

  test.each([
    ['refunds?status=succeeded', 'Refunds, newest first', 1],
    ['refunds?status=failed', 'Refunds, newest first', 0],
    ['payment_intents?status=succeeded', 'Payment intents, newest first', 1],
    ['disputes?status=needs_response', 'Disputes, newest first', 1],
    ['faults?state=active', 'Injected faults, newest first', 1],
    ['faults?state=exhausted', 'Injected faults, newest first', 0],
  ])('filter %s', async (path, caption, count) => {
    const { open: show, platform, api } = await open();
    const { id } = await disputedPayment(platform, { amount: 100 });
    await api.post(`/v1/payments/${id}/refunds`, { amount: 100 });
    await platform.control('faults', { operation: 'listPayments', fault: { error: 'internal_server_error' } });
    expect((await show(path)).rows(caption)).toHaveLength(count);
  });
});

describe('a list says', () => {
  test.each<readonly [path: string, status: number, alert: string]>([
    [
      'payments?status=failed',
      200,
      'This list has no filter "status", so it was not applied. Did you mean "payment_status"?',
    ],
    ['refunds?amuont=3', 200, 'This list has no filter "amuont", so it was not applied. Did you mean "amount"?'],
    ['events?tea=1', 200, 'This list has no filter "tea", so it was not applied.'],
    ['payments?amount=ten', 422, 'Amount in dollars: It must be an amount in dollars, such as 19.99.'],
    ['payments?account=Nobody', 422, 'Account: There is no account with this name or id.'],
    [
      'payments?account=Her',
      422,
      'Account: There is no account with this name or id. Did you mean "Heron &amp; Sons"?',
    ],
    [
      'payments?account=Hreon+%26+Son',
      422,
      'Account: There is no account with this name or id. Did you mean "Heron &amp; Sons"?',
    ],
    ['refunds?status=paid', 422, 'Status: It must be one of: pending, succeeded, failed.'],
    ['refunds?created_after=soon', 422, 'Created after (UTC): It must be an instant in UTC, such as 2027-01-01T00:00.'],
  ])('of %s what it does not know', async (path, status, alert) => {
    const { open: show } = await withPayments();
    const page = await show(path);
    expect([page.status, alertsOf(page)]).toEqual([status, [alert]]);
    if (status === 422) expect(page.html).toContain('Nothing is listed until the filter is corrected.');
  });

  test('which page it shows of how many objects', async () => {
    const { open: show } = await withPayments();
    const first = await show('payments?limit=2');
    expect(totalsOf(first)).toBe('1–2 of 3.');
    const second = await show(first.links['Next'] ?? '');
    expect([totalsOf(second), amountsOf(second)]).toEqual(['3–3 of 3.', ['$10.00']]);
    const back = await show(second.links['Previous'] ?? '');
    expect([totalsOf(back), amountsOf(back)]).toEqual([totalsOf(first), amountsOf(first)]);
    expect(totalsOf(await show('payments?amount_from=15&limit=1'))).toBe('1–1 of 2.');
    expect(totalsOf(await show('payments?amount=1'))).toBe('');
  });
});

describe('with more than 10,000 payments', () => {
  /** Adds copies of a payment until there are 10,005. */
  async function withMany() {
    const dashboard = await withPayments();
    const { inProcess } = dashboard;
    const [row] = inProcess.rows.walk('payments', 'newest', 'test', 'descending');
    inProcess.transact(controlCall('moveClock'), ({ rows }) => {
      for (let i = 3; row && i < 10_005; i++)
        rows.insert('payments', { ...row, id: `${row.id}x${i}`, sequence: rows.nextSequence() });
    });
    return dashboard;
  }

  test('a list says so', async () => {
    const { open: show } = await withMany();
    const first = await show('payments?limit=2');
    expect(totalsOf(first)).toBe('1–2 of more than 10,000.');
    expect(totalsOf(await show(first.links['Next'] ?? ''))).toBe('3–4 of more than 10,000.');
    expect(totalsOf(await show('payments?payment_status=succeeded&amount_from=20&limit=2'))).toContain(
      '1–2 of at least 2,500.',
    );
  });

  test('a filter without an index looks at 2,500 and then at 10,000, says how far it looked, and goes on', async () => {
    const { open: show } = await withMany();
    const first = await show('payments?amount=19.99');
    expect(amountsOf(first)).toEqual([]);
    expect(first.html).toContain('None of the objects that were looked at match.');
    expect(totalsOf(first)).toMatch(
      /^2,500 objects were looked at, back to 2040-01-01 02:00:00. The next page looks further.$/,
    );
    const second = await show(first.links['Look further'] ?? '');
    expect(amountsOf(second)).toEqual(['$19.99']);
    expect(second.links['Next']).toBeUndefined();
  });
});

describe('the page of an account', () => {
  test('leads to the lists with its objects', async () => {
    const { open: show, heron } = await withPayments();
    const { links } = await show(`sub_accounts/${heron.id}`);
    const leads = async (text: string, caption: string) =>
      (await show((links[text] ?? '').replace('../', ''))).rows(caption)?.length;
    expect(await leads('All payments of this account', PAYMENTS)).toBe(1);
    expect(await leads('All refunds of this account', 'Refunds, newest first')).toBe(0);
    expect(await leads('All disputes of this account', 'Disputes, newest first')).toBe(0);
    expect(await leads('All payouts of this account', 'Payouts, newest first')).toBe(0);
  });
});
