import { describe, expect, test } from 'vitest';
import { bankPayment, cardPayment, manualPayment, payment, scenarioPayment } from '../support/bodies';
import { openDashboard } from './support/open-dashboard';
import { openDashboard as openForms } from './support/traffic';

const LIST = 'Payments, newest first';

async function open() {
  const dashboard = await openDashboard();
  const { testMode: api } = dashboard.platform;
  const pay = async (body: object) => (await api.renewed().post('/v1/payments', body)).payment;
  return { ...dashboard, api, pay };
}

test('the head of a payment has amount, status, description, payer, e-mail address and method', async () => {
  const { open: show, pay } = await open();
  const { id, payment_method } = await pay(payment({ description: 'Tea', email: 'ada@tea.example' }));
  const page = await show(`payments/${id}`);
  const [, subtitle = ''] = /<p class="subtitle">(.*?)<\/p>/s.exec(page.html) ?? [];
  const places = ['Ada Lovelace', 'ada@tea.example', 'Visa •••• 4242', id].map((part) => subtitle.indexOf(part));
  expect(page.heading).toBe('$10.00 · succeeded · Tea');
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(page.links['ada@tea.example']).toBe(`../customers/${payment_method.customer_id}`);
  const untitled = await show(`payments/${(await pay(payment())).id}`);
  expect(untitled.heading).toBe('$10.00 · succeeded · Ada Lovelace');
});

test('a list of payments says who paid and why each has its state, and the id comes last', async () => {
  const { open: show, pay, api, inProcess, clock } = await open();
  const lapsed = await pay(manualPayment());
  clock.advance({ days: 8 });
  const voided = await pay(payment());
  await api.renewed().post(`/v1/payments/${voided.id}/void`);
  const refunded = await pay(payment({ email: 'ada@tea.example', description: 'Tea' }));
  await api.renewed().post(`/v1/payments/${refunded.id}/refunds`, { amount: 400 });
  inProcess.disputes.open((await pay(payment())).id, { amount: 300 });
  inProcess.payments.return((await pay(bankPayment())).id, 'account_closed');
  await api.renewed().post('/v1/payments', scenarioPayment('insufficient_funds'));
  const rows = (await show('payments')).rows(LIST) ?? [];
  expect(rows.map((row) => row['Status'])).toEqual([
    'failed Insufficient funds',
    'failed Returned: Account closed',
    'disputed $3.00 disputed',
    'partially refunded $4.00 refunded',
    'canceled Voided',
    'canceled Authorization lapsed',
  ]);
  expect(Object.keys(rows[0] ?? {})).toEqual([
    'Amount',
    'Status',
    'Payer',
    'Description',
    'Payment method',
    'Account',
    'Created',
    'Payment',
  ]);
  expect(rows[3]).toMatchObject({ Amount: '$10.00', Payer: 'Ada Lovelace ada@tea.example', Description: 'Tea' });
  expect(rows[5]?.['Payment']).toBe(lapsed.id);
  // On a phone, the amount is what leads to the payment.
  expect((await show('payments')).html).toContain(`<a href="payments/${refunded.id}" title="${refunded.id}">$10.00`);
});

describe('a part of the name or of the e-mail address of the payer selects payments', () => {
  test.each([
    ['lovel', ['ada', 'upper']],
    ['EVE', ['eve']],
    ['tea.example', ['ada', 'eve']],
    ['ada@TEA', ['ada']],
    ['nobody', []],
    ['%', []],
  ])('%s', async (payer, expected) => {
    const { open: show, pay } = await open();
    const ids = {
      ada: (await pay(payment({ email: 'ada@tea.example' }))).id,
      eve: (await pay({ ...cardPayment({ name: 'Eve Moss' }), email: 'eve@tea.example' })).id,
      upper: (await pay(cardPayment({ name: 'LOVELESS' }))).id,
    };
    const page = await show(`payments?payer=${encodeURIComponent(payer)}`);
    const found = page.rows(LIST)?.map((row) => row['Payment']);
    const named = Object.entries(ids).flatMap(([name, id]) => (found?.includes(id) ? [name] : []));
    expect([page.status, named]).toEqual([200, expected]);
    expect(page.html).toContain('Payer&#39;s name or e-mail');
  });
});

test('a list has one filter by account', async () => {
  const { open: show } = await open();
  for (const list of ['payments', 'fee_configurations', 'events', 'requests'])
    expect([list, (await show(list)).html.match(/>Account<\/label>/g)?.length]).toEqual([list, 1]);
});

describe('a form takes the name and the e-mail address of the payer', () => {
  const entered = { action: 'create', amount: '19.99', payer_name: 'Eve Moss', email: 'Eve@tea.example' };

  test.each([
    ['payments', 'card_4242'],
    ['payments', 'bank_6789'],
    ['payment_intents', 'card_4242'],
  ])('%s with %s', async (list, payment_method) => {
    const { open: show, send, follow, platform } = openForms();
    expect((await show(`${list}/new`)).html).toContain('Payer&#39;s e-mail');
    const page = await follow(await send(`${list}/new`, { ...entered, payment_method }));
    expect(page.status).toBe(200);
    const [method] = platform.rows.walk('payment_methods', 'newest', 'test', 'descending');
    expect((method?.card ?? method?.bank_account)?.name).toBe('Eve Moss');
    expect(platform.rows.find('customers', method?.customer_id ?? '')?.email).toBe('eve@tea.example');
  });

  test('and refuses what nothing can be done with', async () => {
    const { send } = openForms();
    const wrong = await send('payments/new', { ...entered, payment_method: 'card_4242', email: 'eve' });
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['email']]);
    const without = await send('payment_intents/new', { ...entered, payment_method: '' });
    expect([without.status, Object.keys(without.errors)]).toEqual([422, ['payer_name', 'email']]);
  });
});
