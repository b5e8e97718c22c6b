import { expect, test } from 'vitest';
import { disputedPayment } from '../support/disputes';
import { eachFront } from '../support/fronts';
import { dashboardOf } from './support/dashboard';

eachFront((front) => {
  const disputed = async () => {
    const platform = await front.newPlatform();
    const { id: paymentId, dispute } = await disputedPayment(platform, { reason: 'duplicate' });
    return {
      platform,
      paymentId,
      id: dispute.id,
      path: `disputes/${dispute.id}`,
      dashboard: dashboardOf(front, platform),
    };
  };

  test('lists disputes by status and payment, newest first', async () => {
    const { platform, id, paymentId, dashboard } = await disputed();
    const other = await disputedPayment(platform);
    await platform.decideDispute(other.dispute.id, 'win');
    const ids = async (query: string) =>
      (await dashboard.open(`disputes${query}`)).rows('Disputes, newest first')?.map((row) => row['Dispute']);
    expect((await dashboard.open('disputes')).heading).toBe('Disputes');
    expect(await ids('')).toEqual([other.dispute.id, id]);
    expect(await ids('?status=won')).toEqual([other.dispute.id]);
    expect(await ids('?status=needs_response')).toEqual([id]);
    expect(await ids(`?payment_id=${paymentId}`)).toEqual([id]);
    expect(await ids(`?payment_id=${paymentId}&status=won`)).toEqual([]);
    expect(await ids('?payment_id=&status=')).toEqual([other.dispute.id, id]);
    expect(await ids('?mode=live')).toEqual([]);
    const refused = await dashboard.open('disputes?status=lots');
    expect([refused.status, refused.alert]).toEqual([422, expect.stringContaining('needs_response')]);
  });

  test('leads through the list by cursors', async () => {
    const { platform, id, dashboard } = await disputed();
    const other = await disputedPayment(platform);
    const first = await dashboard.open('disputes?limit=1');
    expect(first.links[other.dispute.id]).toBe(`disputes/${other.dispute.id}`);
    const next = await dashboard.open(first.links['Next'] ?? '');
    expect(next.rows('Disputes, newest first')?.map((row) => row['Dispute'])).toEqual([id]);
    const back = await dashboard.open(next.links['Previous'] ?? '');
    expect(Object.keys(back.links)).toContain(other.dispute.id);
  });

  test('shows a dispute with a link to its payment', async () => {
    const { id, path, paymentId, dashboard } = await disputed();
    const page = await dashboard.open(path);
    expect(page.heading).toBe(`Dispute ${id}`);
    expect(page.facts).toMatchObject({ Status: 'needs_response', Amount: '$10.00', Reason: 'Duplicate' });
    expect(page.links[paymentId]).toBe(`../payments/${paymentId}`);
    expect(page.rows('Possible transitions from needs_response')?.map((row) => row['Transition'])).toEqual([
      'respond',
      'win',
      'lose',
    ]);
    expect(page.repeatedIds).toEqual([]);
  });

  test.each([
    ['win', 'Win the dispute', 'won'],
    ['lose', 'Lose the dispute', 'lost'],
  ])('decides a dispute: %s', async (action, button, status) => {
    const { path, dashboard } = await disputed();
    const form = (await dashboard.open(path)).form(action);
    expect(form?.buttons).toEqual([button]);
    const answer = await dashboard.send(path, { ...form?.hidden });
    expect([answer.status, answer.location]).toEqual([303, dashboard.address(path)]);
    const page = await dashboard.open(path);
    expect(page.facts['Status']).toBe(status);
    expect([page.form('win'), page.form('lose')]).toEqual([undefined, undefined]);
    const again = await dashboard.send(path, { ...form?.hidden });
    expect([again.status, again.alert]).toEqual([422, expect.stringContaining(status)]);
  });

  test('answers 404 for an unknown dispute', async () => {
    const { path, dashboard } = await disputed();
    expect((await dashboard.open('disputes/dp_unknown')).status).toBe(404);
    expect((await dashboard.open(`${path}?mode=live`)).status).toBe(404);
  });
});
