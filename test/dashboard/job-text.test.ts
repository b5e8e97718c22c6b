import { expect, test } from 'vitest';
import { bankPayment, manualPayment, payment } from '../support/bodies';
import { openDashboard } from './support/open-dashboard';
import { cellsOf } from './support/sandbox-pages';

test('the page of the time says what each job will do, with links to what it changes', async () => {
  const dashboard = await openDashboard();
  const { platform, inProcess, open } = dashboard;
  const { testMode: api } = platform;
  inProcess.jobSettings.set({ settle_payment: '2d', settle_refund: '3d', enable_sub_account: '4d' });
  await api.post('/v1/sub_accounts', { name: 'Heron Tea' });
  const bank = (await api.post('/v1/payments', bankPayment())).payment;
  const [job] = inProcess.jobs.list({ kind: 'settle_payment' });
  inProcess.jobs.run(job?.id ?? '');
  const refund = (await api.post(`/v1/payments/${bank.id}/refunds`, { amount: 300 })).refund;
  const held = (await api.post('/v1/payments', manualPayment())).payment;
  await api.post('/v1/payments', payment({ metadata: { dispute_test_spec: { reason: 'general' } } }));
  await api.post('/v1/checkouts', { amount: 900, description: 'Two teapots' });
  const { id } = inProcess.publishers.create({
    events: ['payment.created'],
    fetch: () => new Response(null, { status: 500 }),
  });
  await api.post('/v1/payments', manualPayment());
  await inProcess.waitForIdle();
  const page = await open('time');
  const jobs = (cellsOf(page, 'What is due, next first') ?? []).map(([, , text = '']) => text);
  expect([...new Set(jobs)].sort()).toEqual(
    [
      `Attempts delivery of payment.created to ${inProcess.publishers.list()[0]?.url}`,
      'Creates the next payout of Platform account',
      'Enables Heron Tea',
      'Expires checkout $9.00, Two teapots',
      'Expires the authorization of payment $10.00 of Ada Lovelace',
      'Without a response, loses dispute $10.00 of payment $10.00 of Ada Lovelace',
      'Settles refund $3.00 of payment $10.00 of Ada Lovelace',
    ].sort(),
  );
  for (const path of [`refunds/${refund.id}`, `payments/${held.id}`, `publishers/${id}`])
    expect(page.html).toContain(`href="${path}"`);
});
