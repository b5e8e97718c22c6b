import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { multiply } from './support/many-rows';
import { openDashboard } from './support/open-dashboard';

/** The navigation of a page: the pages in sight, whether the others are, and those. */
function navigationOf(html: string) {
  const [, inSight = '', open, more = ''] =
    /<nav class="pages".*?>(.*?)<details id="more-pages"( open="")?>(.*?)<\/details>/s.exec(html) ?? [];
  const names = (part: string) => [...part.matchAll(/<a href[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name);
  return { inSight: names(inSight), isOpen: open !== undefined, more: names(more) };
}

test('seven pages beside the overview are in sight, the others where one is inside', async () => {
  const { open: show } = await openDashboard();
  const { inSight, isOpen, more } = navigationOf((await show('')).html);
  expect([inSight.length, inSight[0], isOpen]).toEqual([8, 'Overview', false]);
  expect(more).toContain('Faults');
  for (const path of ['faults', 'states', 'refunds', 'deliveries'])
    expect([path, navigationOf((await show(path)).html).isOpen]).toEqual([path, true]);
  expect(navigationOf((await show('payments')).html).isOpen).toBe(false);
});

test('the overview begins with what needs attention and what just came in', async () => {
  const { open: show, platform, inProcess } = await openDashboard();
  expect((await show('')).html).toMatch(/<details class="folded" id="volume">/);
  inProcess.publishers.create({ url: 'http://127.0.0.1:2/webhooks' });
  const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
  await platform.testMode.post('/v1/payments', payment({ amount: -1 }));
  const page = await show('');
  expect(page.html).not.toContain('class="folded"');
  expect(page.html.indexOf('class="attention"')).toBeLessThan(page.html.indexOf('Latest payments'));
  expect(page.parts).toEqual([
    'Latest payments',
    'Latest requests',
    'Latest webhooks',
    'Due next',
    'Volume of the last 30 days',
    'Objects',
    'Reset',
  ]);
  expect(page.rows('The latest payments')?.[0]?.['Amount']).toBe('$10.00');
  expect(page.links['$10.00']).toBe(`payments/${id}`);
  expect(page.rows('The latest requests of both modes')?.[0]).toMatchObject({ Status: '422' });
  expect(page.rows('The latest deliveries to publishers')?.[0]).toMatchObject({ Event: 'payment_intent.succeeded' });
});

test('counts have separators of thousands', async () => {
  const { open: show, platform, inProcess } = await openDashboard();
  await platform.testMode.post('/v1/payments', payment());
  const [first] = inProcess.rows.walk('payments', 'newest', 'test', 'ascending');
  multiply(inProcess, 'payments', first, 4_999);
  expect((await show('payments')).html).toContain('1–25 of 5,000');
  expect((await show('payment_intents')).html).toContain('1–1 of 1');
});

test('the page of a sub account begins with its balance', async () => {
  const { open: show, platform } = await openDashboard();
  const { id, api } = await platform.newSubAccount({ name: 'Heron' });
  const textOf = async () =>
    /<section class="balance".*?<\/section>/s
      .exec((await show(`sub_accounts/${id}`)).html)?.[0]
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  expect(await textOf()).toBe(' $0.00 Balance, not paid out yet. No payout is due. ');
  await platform.clock({ set: '2040-01-02T10:00:00Z', frozen: true });
  const paid = (await api.renewed().post('/v1/payments', payment({ amount: 123_456 }))).payment;
  await api.renewed().post(`/v1/payments/${paid.id}/refunds`, { amount: 3_456 });
  expect(await textOf()).toBe(' $1,200.00 Balance, not paid out yet. The next payout is due on Jan 3, 2040. ');
  const { html } = await show(`sub_accounts/${id}`);
  expect(html.indexOf('class="balance"')).toBeLessThan(html.indexOf('Timeline'));
});
