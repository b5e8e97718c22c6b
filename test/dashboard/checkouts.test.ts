import { expect, test } from 'vitest';
import { cardToken, checkout, complete, decliningCard, makeCheckout, withFees } from '../support/checkouts';
import { openDashboard } from './support/open-dashboard';

async function open() {
  const dashboard = await openDashboard();
  return { ...dashboard, ...(await dashboard.platform.newSubAccount()) };
}

const LIST = 'Checkouts, newest first';
const FEES = 'The fees of its future payment';
const ATTEMPTS = 'The attempts to complete it, newest first';

test('the list shows checkouts of all accounts, and filters by status', async () => {
  const { open: show, api, platform } = await open();
  const first = await makeCheckout(api);
  const second = await makeCheckout(platform.testMode, checkout({ description: '<i>Cake</i>' }));
  await complete(api, first.id, await cardToken(api));
  const page = await show('checkouts');
  expect([page.status, page.heading]).toEqual([200, 'Checkouts']);
  expect(page.rows(LIST)).toMatchObject([
    {
      Checkout: second.id,
      'Payment amount': '$10.00',
      Status: 'created',
      Account: 'Platform account',
      'Payment description': '<i>Cake</i>',
    },
    { Checkout: first.id, Status: 'completed', Account: 'Shop 1', 'Payment description': 'Two cups of tea' },
  ]);
  expect((await show('checkouts?status=completed')).rows(LIST)).toMatchObject([{ Checkout: first.id }]);
  const refused = await show('checkouts?status=paid');
  expect([refused.status, refused.alert]).toEqual([422, expect.stringContaining('status')]);
});

test('the detail shows the attempts, and links to its intent, its payment and its account', async () => {
  const { open: show, api, id } = await open();
  const made = await makeCheckout(api, withFees({ type: 'platform_fee', amount: 100 }));
  const declined = await cardToken(api, decliningCard);
  const token = await cardToken(api);
  await complete(api, made.id, declined);
  const attempted = await show(`checkouts/${made.id}`);
  expect(attempted.facts).toMatchObject({ Status: 'attempted', Account: 'Shop 1' });
  expect(attempted.facts).not.toHaveProperty('Successful payment');
  const { completion } = await complete(api, made.id, token);
  const page = await show(`checkouts/${made.id}`);
  expect(page.heading).toBe('$10.00 · completed · Two cups of tea');
  expect(page.facts).toMatchObject({ Status: 'completed', 'ACH payments': 'Yes' });
  expect(page.rows(ATTEMPTS)).toMatchObject([
    { Attempt: completion.id, Status: 'succeeded', 'Payment status': 'succeeded', 'Payment error code': 'None' },
    { Status: 'failed', 'Payment error code': 'insufficient_funds', 'Payment token': 'Visa •••• 9995' },
  ]);
  expect(page.rows(FEES)).toEqual([{ Type: 'platform_fee', Amount: '$1.00' }]);
  expect(page.links).toMatchObject({
    [made.payment_intent_id]: `../payment_intents/${made.payment_intent_id}`,
    [completion.payment_id]: `../payments/${completion.payment_id}`,
    [token]: `../payment_methods/${token}`,
    [id]: `../sub_accounts/${id}`,
  });
  expect(page.html).toContain('Present state: completed.');
  expect(page.repeatedIds).toEqual([]);
});

test('application fees are shown by kind of payment method', async () => {
  const { open: show, api } = await open();
  const fees = { card: { amount: 50 }, bank_account: { amount: 20 } };
  const { id } = await makeCheckout(api, checkout({ application_fees: fees }));
  expect((await show(`checkouts/${id}`)).facts).toMatchObject({
    'Card: Amount': '$0.50',
    'Bank account: Amount': '$0.20',
  });
});
