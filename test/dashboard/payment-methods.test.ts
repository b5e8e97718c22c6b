import { describe, expect, test } from 'vitest';
import { cardPayment, payment } from '../support/bodies';
import { bankToken, cardToken, checkout, makeCheckout } from '../support/checkouts';
import { openDashboard } from './support/open-dashboard';

async function open() {
  const dashboard = await openDashboard();
  return { ...dashboard, ...(await dashboard.platform.newSubAccount()) };
}

const LIST = 'Payment methods, newest first';
const PAYMENTS = 'The 20 newest payments from this payment method';

test('the list shows cards and bank accounts by their tokens', async () => {
  const { open: show, api, id, platform } = await open();
  const first = await cardToken(api);
  const second = await bankToken(api);
  const third = await cardToken(platform.testMode, '5555555555554444');
  const page = await show('payment_methods');
  expect([page.status, page.heading]).toEqual([200, 'Payment methods']);
  expect(page.rows(LIST)?.map((row) => Object.values(row).slice(0, 6))).toEqual([
    [third, 'Card', 'mastercard', '•••• 4444', 'Ada Lovelace', 'Platform account'],
    [second, 'Bank account', expect.any(String), '•••• 6789', 'Ada Lovelace', 'Shop 1'],
    [first, 'Card', 'visa', '•••• 4242', 'Ada Lovelace', 'Shop 1'],
  ]);
  expect(page.links).toMatchObject({
    [first]: `payment_methods/${first}`,
    [id]: `sub_accounts/${id}`,
    'Platform account': './',
  });
});

test('a card shows its checks and its customer, whose page has all cards of the customer', async () => {
  const { open: show, api } = await open();
  const pay = async (email: string) => (await api.post('/v1/payments', payment({ email }))).payment.payment_method;
  const ada = await pay('ada@tea.example');
  const again = await pay('ada@tea.example');
  await pay('eve@tea.example');
  expect(again.customer_id).toBe(ada.customer_id);
  const rows = (await show('payment_methods')).rows(LIST) ?? [];
  expect(rows).toHaveLength(3);
  const page = await show(`payment_methods/${rows[1]?.['Payment method']}`);
  expect(page.facts).toMatchObject({
    Kind: 'Card',
    Brand: 'visa',
    Number: '•••• 4242',
    Month: '12',
    Year: '2048',
    Customer: 'Ada Lovelace',
  });
  expect(page.links['Ada Lovelace']).toBe(`../customers/${ada.customer_id}`);
  const customer = await show(`customers/${ada.customer_id}`);
  expect(customer.rows('The 20 newest payment methods')).toHaveLength(2);
});

test('of its number, the page of a payment method has the last four digits only', async () => {
  const { open: show, api } = await open();
  const ofCard = await cardToken(api);
  const ofBank = await bankToken(api);
  for (const [token, number] of [
    [ofCard, '4242424242424242'],
    [ofBank, '000123456789'],
  ] as const) {
    const { html, status } = await show(`payment_methods/${token}`);
    expect(status).toBe(200);
    expect(html).toContain(`•••• ${number.slice(-4)}`);
    expect(html).not.toContain(number.slice(0, -4));
  }
  expect((await show(`payment_methods/${ofBank}`)).facts).not.toHaveProperty('Expires');
});

test('the page links to its payments', async () => {
  const { open: show, api } = await open();
  const token = await cardToken(api);
  expect((await show(`payment_methods/${token}`)).rows(PAYMENTS)).toEqual([]);
  const { id } = (await api.post('/v1/payments', payment({ payment_method: { token } }))).payment;
  await api.post('/v1/payments', payment());
  const page = await show(`payment_methods/${token}`);
  expect(page.rows(PAYMENTS)).toMatchObject([{ Payment: id, Amount: '$10.00', Status: 'succeeded' }]);
  expect(page.links).toMatchObject({
    [id]: `../payments/${id}`,
    'All payments from this payment method': `../payments?payment_method_id=${token}`,
  });
  expect(page.repeatedIds).toEqual([]);
});

test('what does not show in a name is shown escaped, and markup as text', async () => {
  const { open: show, api } = await open();
  await api.post('/v1/payments', cardPayment({ name: '<script>alert(1)</script>\u202e' }));
  const page = await show('payment_methods');
  const [row] = page.rows(LIST) ?? [];
  expect(row?.['Name']).toBe('<script>alert(1)</script>\\u202e');
  for (const { html } of [page, await show(`payment_methods/${row?.['Payment method']}`)])
    expect(html).not.toMatch(/<script>|\u202e/);
});

describe('groups', () => {
  async function open() {
    const dashboard = await openDashboard();
    const shop = await dashboard.platform.newSubAccount();
    const newGroup = async (...payment_method_ids: readonly string[]) => {
      const { id } = (await shop.api.post('/v1/payment_method_groups')).paymentMethodGroup;
      await shop.api.patch(`/v1/payment_method_groups/${id}`, { payment_method_ids });
      return id;
    };
    return { ...dashboard, ...shop, newGroup };
  }

  const LIST = 'Payment method groups, newest first';
  const METHODS = 'Its payment methods, newest first';
  const GROUPS = 'The 20 newest groups that have it';

  test('the list shows groups with the number of their payment methods', async () => {
    const { open: show, api, id, newGroup } = await open();
    const first = await newGroup();
    const second = await newGroup(await cardToken(api), await bankToken(api));
    const page = await show('payment_method_groups');
    expect([page.status, page.heading]).toEqual([200, 'Payment method groups']);
    expect(page.rows(LIST)).toMatchObject([
      { 'Payment method group': second, Account: 'Shop 1', 'Payment methods': '2' },
      { 'Payment method group': first, Account: 'Shop 1', 'Payment methods': '0' },
    ]);
    expect(page.links).toMatchObject({ [first]: `payment_method_groups/${first}`, [id]: `sub_accounts/${id}` });
    expect((await show('payment_method_groups?mode=live')).rows(LIST)).toEqual([]);
  });

  test('a group shows its payment methods, and each of them its groups', async () => {
    const { open: show, api, newGroup } = await open();
    const card = await cardToken(api);
    const bank = await bankToken(api);
    const other = await cardToken(api);
    const first = await newGroup(card, bank);
    const second = await newGroup(card);
    const page = await show(`payment_method_groups/${first}`);
    expect(page.heading).toBe('Payment method group');
    expect(page.rows(METHODS)).toMatchObject([
      { 'Payment method': bank, Kind: 'Bank account' },
      { 'Payment method': card, Kind: 'Card', Number: '•••• 4242' },
    ]);
    expect(page.links).toMatchObject({
      [card]: `../payment_methods/${card}`,
      'All payment methods of this group': `../payment_methods?payment_method_group_id=${first}`,
    });
    expect(
      (await show(`payment_methods?payment_method_group_id=${first}`)).rows('Payment methods, newest first'),
    ).toEqual(page.rows(METHODS));
    expect(page.repeatedIds).toEqual([]);
    const ofCard = await show(`payment_methods/${card}`);
    expect(ofCard.rows(GROUPS)?.map((row) => row['Payment method group'])).toEqual([second, first]);
    expect(ofCard.links[first]).toBe(`../payment_method_groups/${first}`);
    expect(ofCard.repeatedIds).toEqual([]);
    expect((await show(`payment_methods/${other}`)).rows(GROUPS)).toEqual([]);
  });

  test('a checkout links to its group', async () => {
    const { open: show, api, newGroup } = await open();
    const group = await newGroup();
    const { id } = await makeCheckout(api, checkout({ payment_method_group_id: group }));
    expect((await show(`checkouts/${id}`)).links[group]).toBe(`../payment_method_groups/${group}`);
    const without = await makeCheckout(api);
    expect((await show(`checkouts/${without.id}`)).facts).not.toHaveProperty('Payment method group');
  });
});
