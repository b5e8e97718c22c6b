import { expect, onTestFinished, test } from 'vitest';
import { checkout, bankToken, cardToken, makeCheckout } from '../support/checkouts';
import { openDashboard } from './support/open-dashboard';

async function open() {
  const dashboard = await openDashboard();
  onTestFinished(dashboard.close);
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
    { Group: second, Account: id, 'Payment methods': '2' },
    { Group: first, Account: id, 'Payment methods': '0' },
  ]);
  expect(page.links).toMatchObject({ [first]: `payment_method_groups/${first}`, [id]: `sub_accounts/${id}` });
  expect((await show('payment_method_groups?mode=live')).rows(LIST)).toEqual([]);
  expect((await show('payment_method_groups?after_cursor=no')).status).toBe(422);
});

test('a group shows its payment methods, and each of them its groups', async () => {
  const { open: show, api, newGroup } = await open();
  const [card, bank, other] = [await cardToken(api), await bankToken(api), await cardToken(api)];
  const [first, second] = [await newGroup(card, bank), await newGroup(card)];
  const page = await show(`payment_method_groups/${first}`);
  expect(page.heading).toBe(`Payment method group ${first}`);
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
  expect(ofCard.rows(GROUPS)?.map((row) => row['Group'])).toEqual([second, first]);
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
  expect((await show(`checkouts/${without.id}`)).facts['Payment method group']).toBe('None');
});

test('an unknown group, and one of the other mode, is not found', async () => {
  const { open: show, newGroup } = await open();
  expect((await show('payment_method_groups/pmg_unknown')).status).toBe(404);
  expect((await show(`payment_method_groups/${await newGroup()}?mode=live`)).status).toBe(404);
});
