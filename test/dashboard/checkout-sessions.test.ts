import { expect, test } from 'vitest';
import { openSession } from '../support/checkout-sessions';
import { openDashboard } from './support/open-dashboard';
import { cellsOf } from './support/sandbox-pages';

const caption = 'Checkout sessions, newest first';

test('checkout sessions are listed, newest first and page by page, with links to the hosted checkout', async () => {
  const dashboard = await openDashboard();
  const { open, platform, clock, fetch } = dashboard;
  expect((await open('checkout_sessions')).html).toContain('There are no checkout sessions in test mode yet.');
  const created = new Date(clock.now()).toISOString().slice(0, 19).replace('T', ' ');
  const { sessionId: first } = await openSession(platform.testMode, {}, { amount: 900 });
  const { sessionId: second, url } = await openSession(platform.testMode);
  const page = await open('checkout_sessions');
  const row = (id: string, amount: string) => [
    ...[`${id.slice(0, 10)}…`, amount, 'open', 'Two cups of tea', 'None', created, 'Open the checkout'],
  ];
  expect(cellsOf(page, caption)).toEqual([row(second, '$10.00'), row(first, '$9.00')]);
  const links = [...page.html.matchAll(/<a href="([^"]*)">Open the checkout/g)].map(([, href = '']) => href);
  expect(links).toEqual([url, url.replace(second, first)]);
  const hosted = await fetch(links[0] ?? '');
  expect([hosted.status, await hosted.text()]).toEqual([200, expect.stringContaining('$10.00')]);
  const [, next = ''] = /<a rel="next" href="([^"]*)"/.exec((await open('checkout_sessions?limit=1')).html) ?? [];
  expect(cellsOf(await open(next.replaceAll('&amp;', '&')), caption)).toEqual([row(first, '$9.00')]);
  expect(cellsOf(await open('checkout_sessions?mode=live'), caption)).toEqual([]);
  const other = await open(`checkout_sessions/${first}?mode=live`);
  expect(other.status).toBe(404);
  expect(other.html).toContain(`href="../checkout_sessions/${first}"`);
  expect((await open(`checkout_sessions/${first}`)).status).toBe(200);
});
