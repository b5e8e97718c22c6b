import { expect, test } from 'vitest';
import { cardPayment, payment } from '../support/bodies';
import { openDashboard } from './support/open-dashboard';

async function open() {
  const dashboard = await openDashboard();
  const shop = await dashboard.platform.newSubAccount({ name: 'Tea Shop' });
  const pay = async (email: string, body: object = payment()) => {
    const { payment_method, id } = (await shop.api.post('/v1/payments', { ...body, email })).payment;
    return { customerId: payment_method.customer_id ?? '', paymentId: id };
  };
  return { ...dashboard, shop, pay };
}

test('a customer is headed by the name of the newest payment method, and has payments and payment methods', async () => {
  const { open: show, pay } = await open();
  const { customerId, paymentId } = await pay('ada@tea.example');
  const again = await pay('ada@tea.example', cardPayment({ name: 'Ada King', number: '5555555555554444' }));
  await pay('eve@tea.example');
  const page = await show(`customers/${customerId}`);
  expect([again.customerId, page.heading]).toEqual([customerId, 'Ada King']);
  expect(page.html).toContain('<title>Ada King · ');
  expect(page.facts).toMatchObject({ 'E-mail': 'ada@tea.example', Account: 'Tea Shop', 'Payment methods': '2' });
  expect(page.rows('The 20 newest payments')?.map((row) => [row['Payment'], row['Payment method']])).toEqual([
    [again.paymentId, 'Mastercard •••• 4444'],
    [paymentId, 'Visa •••• 4242'],
  ]);
  expect(page.rows('The 20 newest payment methods')).toHaveLength(2);
  expect(page.links['All payment methods of the customer']).toBe(`../payment_methods?customer_id=${customerId}`);
  expect(page.repeatedIds).toEqual([]);
  expect((await show(`customers/${customerId}?mode=live`)).status).toBe(404);
  expect((await show(`search?id=${customerId}`)).location).toMatch(new RegExp(`/customers/${customerId}$`));
});

test('a customer whose payment method has no name is headed by the e-mail address', async () => {
  const { open: show, pay, inProcess } = await open();
  const { customerId } = await pay('ada@tea.example');
  const [method] = inProcess.rows.walk('payment_methods', 'newest', 'test', 'descending');
  if (method?.card)
    inProcess.transact({ request_id: null, idempotency_key: null, operation: null }, ({ rows }) => {
      rows.replace('payment_methods', { ...method, card: method.card && { ...method.card, name: '' } });
    });
  expect((await show(`customers/${customerId}`)).heading).toBe('ada@tea.example');
});

test('a customer is found once by the name or the e-mail address, above the payments', async () => {
  const { open: show, pay } = await open();
  const { customerId } = await pay('ada@tea.example');
  await pay('ada@tea.example', cardPayment({ number: '5555555555554444' }));
  await pay('bo@tea.example', cardPayment({ name: 'Bo Lovelace' }));
  const found = await show('search?q=lovelace');
  expect(found.links).toMatchObject({ 'Ada Lovelace': `customers/${customerId}`, 'Customers 2': '#found-customers' });
  expect(found.html.indexOf('id="found-customers"')).toBeLessThan(found.html.indexOf('id="found-payments"'));
  expect((await show('search?q=ADA@tea')).links['Ada Lovelace']).toBe(`customers/${customerId}`);
  expect((await show('search?q=4242')).html).not.toContain('found-customers');
});

test('the list of customers has pages, newest first', async () => {
  const { open: show, pay } = await open();
  const ids: string[] = [];
  for (const email of ['ada@tea.example', 'eve@tea.example', 'bo@tea.example'])
    ids.unshift((await pay(email)).customerId);
  const first = await show('customers?limit=2');
  expect(first.rows('Customers, newest first')).toMatchObject([
    { Customer: 'Ada Lovelace', 'E-mail': 'bo@tea.example', Account: 'Tea Shop', 'Payment methods': '1' },
    { 'E-mail': 'eve@tea.example' },
  ]);
  expect(first.links).toMatchObject({ [ids[0] ?? '']: `customers/${ids[0]}` });
  const second = await show(first.links['Next'] ?? '');
  expect(second.rows('Customers, newest first')?.map((row) => row['E-mail'])).toEqual(['ada@tea.example']);
  expect((await show('customers?mode=live')).html).toContain('There are no customers in live mode yet.');
});
