import { expect, test } from 'vitest';
import { bankPayment, payment } from '../support/bodies';
import { openDashboard } from './support/open-dashboard';

const refunded = async (body: object, refundBody: object, settle_refund = 'default') => {
  const dashboard = await openDashboard();
  const { platform } = dashboard;
  const api = platform.testMode;
  await platform.control('job_settings', { settle_refund });
  const { id: paymentId } = (await api.post('/v1/payments', body)).payment;
  const { id } = (await api.post(`/v1/payments/${paymentId}/refunds`, refundBody)).refund;
  return { platform, api, paymentId, id, path: `refunds/${id}`, dashboard };
};

test('lists refunds, newest first', async () => {
  const { api, id, paymentId, dashboard } = await refunded(payment(), { amount: 300, reason: 'duplicate' });
  const other = (await api.post(`/v1/payments/${paymentId}/refunds`, { amount: 200 })).refund;
  const page = await dashboard.open('refunds');
  expect(page.heading).toBe('Refunds');
  expect(page.rows('Refunds, newest first')).toMatchObject([
    { Refund: other.id, Amount: '$2.00', Payment: '$10.00 · Ada Lovelace', Reason: 'None' },
    { Refund: id, Amount: '$3.00', Payment: '$10.00 · Ada Lovelace', Reason: 'duplicate' },
  ]);
});

test('shows a refund with the fees that it returned', async () => {
  const fees = [{ type: 'platform_fee', amount: 50 }];
  const returned = [{ type: 'platform_fee', amount: 20 }];
  const { path, paymentId, dashboard } = await refunded(payment({ fees }), { amount: 300, fees: returned });
  const page = await dashboard.open(path);
  expect(page.heading).toBe('$3.00 · succeeded');
  expect(page.facts).toMatchObject({ Status: 'succeeded', Amount: '$3.00', Payment: '$10.00 · Ada Lovelace' });
  expect(page.links['$10.00 · Ada Lovelace']).toBe(`../payments/${paymentId}`);
  expect(page.rows('Fees returned with the refund')).toMatchObject([
    {
      Type: 'platform_fee',
      'Returned amount': '$0.20',
      'Original amount': '$0.50',
      'Remaining amount': '$0.30',
    },
  ]);
  expect(page.rows('Possible transitions from succeeded')).toEqual([]);
  expect(page.repeatedIds).toEqual([]);
});

test('settles a pending refund now', async () => {
  const { path, dashboard } = await refunded(bankPayment(), {}, 'manual');
  const page = await dashboard.open(path);
  expect(page.form('run_job')?.buttons).toEqual(['Settle refund']);
  await dashboard.send(path, { ...page.form('run_job')?.hidden });
  expect((await dashboard.open(path)).facts['Status']).toBe('succeeded');
});
