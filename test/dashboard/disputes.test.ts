import { expect, test } from 'vitest';
import { disputedPayment } from '../support/disputes';
import { buttonsOf, openDashboard } from './support/open-dashboard';

const disputed = async () => {
  const dashboard = await openDashboard();
  const { platform } = dashboard;
  const { id: paymentId, dispute } = await disputedPayment(platform, { reason: 'duplicate' });
  return {
    platform,
    paymentId,
    id: dispute.id,
    path: `disputes/${dispute.id}`,
    dashboard,
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
  expect(await ids('')).toEqual([other.dispute.id, id]);
  expect(await ids('?mode=live')).toEqual([]);
  const refused = await dashboard.open('disputes?status=lots');
  expect([refused.status, refused.alert]).toEqual([422, expect.stringContaining('needs_response')]);
});

test('shows a dispute with a link to its payment', async () => {
  const { id, path, paymentId, dashboard } = await disputed();
  const page = await dashboard.open(path);
  expect(page.heading).toBe('$10.00 · needs response · Duplicate');
  expect(page.html).toContain(`data-copy="${id}"`);
  expect(page.facts).toMatchObject({ Status: 'needs response', Amount: '$10.00', Reason: 'duplicate' });
  expect(page.links['$10.00 · Ada Lovelace']).toBe(`../payments/${paymentId}`);
  expect(page.rows('Possible transitions from needs response')?.map((row) => row['Transition'])).toEqual([
    'respond',
    'forfeit',
    'win',
    'lose',
  ]);
  expect(page.repeatedIds).toEqual([]);
});

test('shows the response and the evidence, with what is kept of its file', async () => {
  const { platform, id, path, dashboard } = await disputed();
  const { testMode: api } = platform;
  const before = await dashboard.open(path);
  expect(before.html).toContain('No field was saved.');
  expect(before.html).toContain('No evidence was added.');
  await api.patch(`/v1/disputes/${id}/response`, { customer_name: 'Ada <b>', shipping_date: '2031-01-31' });
  await api.patch(`/v1/disputes/${id}`, { metadata: { order: 7 } });
  const { evidence } = await api.put(`/v1/disputes/${id}/evidence`, {
    file_name: 'receipt.pdf',
    file_type: 'application/pdf',
    dispute_evidence_type: 'receipt',
  });
  await dashboard.fetch(evidence.presigned_url ?? '', { method: 'PUT', body: 'a receipt' });
  const page = await dashboard.open(path);
  expect(page.facts).toMatchObject({
    'Customer name': 'Ada <b>',
    'Shipping date': '2031-01-31',
    Metadata: expect.stringContaining('"order": 7'),
  });
  expect(page.rows('Evidence, newest first')).toMatchObject([
    { Evidence: evidence.id, File: 'receipt.pdf', Shows: 'Receipt', Status: 'uploaded', Bytes: '9' },
  ]);
  expect(page.repeatedIds).toEqual([]);
  const found = await dashboard.open(`search?id=${evidence.id}`);
  expect(found.location).toBe(dashboard.address(path));
});

test('saves fields of the response, and leaves those that are not typed', async () => {
  const { platform, id, path, dashboard } = await disputed();
  await platform.testMode.patch(`/v1/disputes/${id}/response`, { customer_name: 'Ada', shipping_carrier: 'Post' });
  const form = (await dashboard.open(path)).form('save_response');
  expect(form?.buttons).toEqual(['Save the response']);
  expect(form?.labels).toEqual(expect.arrayContaining(['Customer name', 'Shipping date']));
  const sent = { ...form?.hidden, customer_name: 'Grace', shipping_date: '2031-01-31', shipping_carrier: '' };
  expect((await dashboard.send(path, sent)).status).toBe(303);
  const { dispute } = await platform.testMode.get(`/v1/disputes/${id}`);
  expect(dispute.dispute_response).toMatchObject({
    customer_name: 'Grace',
    shipping_carrier: 'Post',
    shipping_date: '2031-01-31',
    service_date: null,
  });
});

test('refuses a response as the API does, beside the field, and one that comes too late', async () => {
  const { platform, id, path, dashboard } = await disputed();
  const form = (await dashboard.open(path)).form('save_response');
  const refused = await dashboard.send(path, { ...form?.hidden, shipping_date: 'tomorrow', customer_name: 'Ada' });
  expect([refused.status, refused.errors]).toEqual([422, { shipping_date: expect.stringContaining('shipping_date') }]);
  expect(refused.html).toMatch(/name="shipping_date"[^>]*value="tomorrow"/);
  expect((await platform.testMode.get(`/v1/disputes/${id}`)).dispute.dispute_response).toBeNull();
  await platform.decideDispute(id, 'respond');
  const late = await dashboard.send(path, { ...form?.hidden, customer_name: 'Ada' });
  expect([late.status, late.alert]).toEqual([422, expect.stringContaining('under_review')]);
  expect(late.form('save_response')).toBeUndefined();
});

test('responds to a dispute, loses it and reverses that', async () => {
  const { path, dashboard } = await disputed();
  for (const [outcome, status, left] of [
    ['respond', 'under review', ['Win', 'Lose']],
    ['lose', 'lost', ['Reverse']],
    ['reverse', 'won', []],
  ] as const) {
    expect((await dashboard.send(path, { action: 'decide', outcome })).status).toBe(303);
    const page = await dashboard.open(path);
    expect(page.facts['Status']).toBe(status);
    expect(buttonsOf(page).filter((button) => button !== 'Save')).toEqual(left);
  }
  expect((await dashboard.open(path)).parts).toContain('Dispute reversal');
});

test.each([
  ['win', 'won'],
  ['lose', 'lost'],
])('decides a dispute: %s', async (outcome, status) => {
  const { path, dashboard } = await disputed();
  const form = (await dashboard.open(path)).form('decide');
  expect(form?.hidden['outcome']).toBe('respond');
  const sent = { ...form?.hidden, outcome };
  const answer = await dashboard.send(path, sent);
  expect([answer.status, answer.location]).toEqual([303, dashboard.address(path)]);
  const page = await dashboard.open(path);
  expect(page.facts['Status']).toBe(status);
  expect(buttonsOf(page)).not.toContain('Win');
  const again = await dashboard.send(path, sent);
  expect([again.status, again.alert]).toEqual([422, expect.stringContaining(status)]);
});
