import { expect, test } from 'vitest';
import { card, paymentIntent } from '../support/bodies';
import { decliningCard } from '../support/checkouts';
import { openDashboard } from './support/open-dashboard';

const create = async (body: object) => {
  const dashboard = await openDashboard();
  const api = dashboard.platform.testMode;
  const { id } = (await api.post('/v1/payment_intents', body)).paymentIntent;
  return { api, id, path: `payment_intents/${id}`, dashboard };
};

test('lists payment intents, newest first', async () => {
  const { api, id, dashboard } = await create(paymentIntent({ description: 'Tea' }));
  const other = (await api.post('/v1/payment_intents', paymentIntent({ payment_method: { card: card() } }))).body;
  const page = await dashboard.open('payment_intents');
  expect(page.heading).toBe('Payment intents');
  const rows = page.rows('Payment intents, newest first') ?? [];
  expect(other).toMatchObject({ id: rows[0]?.['Payment intent'] });
  expect(rows).toMatchObject([
    { Status: 'requires capture', 'Payment method': 'Visa •••• 4242' },
    { 'Payment intent': id, Status: 'requires payment method', 'Payment method': 'None', Description: 'Tea' },
  ]);
});

test('shows an intent, its state and its attempts', async () => {
  const { api, id, path, dashboard } = await create(
    paymentIntent({ payment_method: { card: card({ number: decliningCard }) } }),
  );
  await api.post(`/v1/payment_intents/${id}/capture`);
  const page = await dashboard.open(path);
  expect(page.heading).toBe('$10.00 · requires capture');
  expect(page.html).toContain(`data-copy="${id}"`);
  expect(page.facts).toMatchObject({ Status: 'requires capture', Amount: '$10.00' });
  expect(page.rows('Payments of the intent, newest first')).toMatchObject([
    { Status: 'failed Insufficient funds', Amount: '$10.00' },
  ]);
  expect(page.rows('Possible transitions from requires capture')?.map((row) => row['Transition'])).toContain('capture');
  expect(page.parts).toContain('Timeline');
  expect(page.repeatedIds).toEqual([]);
});
