import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { openDashboard } from './support/open-dashboard';

/** The counters of the navigation: where they lead, and what they say. */
const counters = (html: string) =>
  [...html.matchAll(/<a class="count" href="([^"]*)" aria-label="([^"]*)"/g)].map(([, href, text]) => [href, text]);

test('the overview has nothing to attend to when there is nothing', async () => {
  const dashboard = await openDashboard();
  await dashboard.platform.testMode.post('/v1/payments', payment());
  const { html } = await dashboard.open('');
  expect(html).not.toContain('class="attention"');
  expect(counters(html)).toEqual([]);
});

test('a queue that waits for the next try is said on the overview, with the cause', async () => {
  const { platform, inProcess, open } = await openDashboard();
  const { id } = inProcess.publishers.create({ url: 'http://127.0.0.1:2/webhooks' });
  await platform.testMode.post('/v1/payments', payment());
  await platform.control('idle', undefined, 'POST');
  const [link] = Object.entries((await open('')).links).filter(([text]) => text.startsWith('Deliveries to'));
  expect(link).toEqual([
    expect.stringMatching(/^Deliveries to http:..127\.0\.0\.1:2.webhooks wait: ECONNREFUSED, next try [\d:]+$/),
    `publishers/${id}`,
  ]);
});

test('what needs attention is said on the overview and counted in the navigation', async () => {
  const { platform, inProcess, open } = await openDashboard();
  const { id } = inProcess.publishers.create({ url: 'http://127.0.0.1:2/webhooks' });
  await platform.testMode.post('/v1/payments', payment());
  await platform.control('idle', undefined, 'POST');
  await platform.clock({ advance: '2h' });
  await platform.control('idle', undefined, 'POST');
  await platform.testMode.post('/v1/payments', payment({ amount: -1 }));
  await platform.control('faults', { operation: 'createRefund', fault: { status: 503 } });
  await platform.control('faults', { event_name: '*', fault: { webhook: 'lose' } });
  await platform.control('faults', { fault: { scenario: 'expired_card' } });
  const overview = await open('');
  const dead = inProcess.deliveries({ status: 'dead' }).length;
  expect(dead).toBeGreaterThan(0);
  expect(overview.links).toMatchObject({
    'The publisher http://127.0.0.1:2/webhooks is disabled: its events are dropped': `publishers/${id}`,
    [`${dead} deliveries to http://127.0.0.1:2/webhooks failed and will not be retried`]: `publishers/${id}?status=dead`,
    '1 request breaks a rule of the API': 'requests?verdict=violation&own=false',
    '3 faults are active': 'faults',
  });
  expect(counters((await open(`publishers/${id}`)).html)).toEqual([
    ['../requests?verdict=violation&amp;own=false', '1 violation'],
    ['../publishers', '1 disabled'],
    ['../faults', '3 active'],
  ]);
});
