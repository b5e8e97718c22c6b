import { expect, test } from 'vitest';
import { openDashboard, tea } from './support/traffic';
import { bankAccountInput } from '../../mock-server/testing/builders';
import { card } from '../support/bodies';

/** Opens a dashboard of a platform with objects, jobs, events, deliveries and faults in both modes. */
async function openWithBoth() {
  const dashboard = openDashboard();
  const { sandbox, platform, client } = dashboard;
  platform.publishers.create({ fetch: () => Promise.resolve(new Response(null, { status: 500 })) });
  platform.faults.create({ operation: 'getPayment', times: 1, fault: { error: 'service_unavailable' } });
  platform.snapshots.create('before');
  const ids = { test: '', live: '' };
  for (const mode of ['test', 'live'] as const) {
    const merchant = sandbox.client({ mode });
    await merchant.subAccounts.create({ name: `Shop in ${mode} mode` });
    const payment_method = { card: card({ number: mode === 'live' ? '4539578763621486' : '4242424242424242' }) };
    const { id } = await merchant.payments.create({ ...tea, payment_method });
    ids[mode] = id;
    platform.disputes.open(id);
    const { id: refunded } = await merchant.payments.create({ ...tea, payment_method });
    await merchant.refunds.create(refunded, { amount: 10 });
    await merchant.payments.create({ ...tea, payment_method, capture_strategy: 'manual' });
    await merchant.payments.create({ ...tea, payment_method: { bank_account: bankAccountInput() } });
  }
  await client.payments.get(ids.test);
  platform.clock.advance('3d');
  await platform.waitForIdle();
  return { ...dashboard, ids };
}

/** Pages that show what is in both modes. */
const ofBothModes = /^(?:|time|requests|events|publishers|faults|snapshots)(?:[/?]|$)/;

test('each link of a page that shows both modes leads to a page, from either mode', async () => {
  const { open, address } = await openWithBoth();
  const left = ['', '?mode=live'];
  const seen = new Map(left.map((path) => [path, 'nothing']));
  for (const path of left) {
    const page = await open(path);
    expect(page.status, `${path}, a link of ${seen.get(path)}`).toBeLessThan(400);
    if (!ofBothModes.test(path)) continue;
    for (const [, href = ''] of page.html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), address(path)).href;
      const next = url.slice(address('').length);
      if (!url.startsWith(address('')) || seen.has(next)) continue;
      seen.set(next, path);
      left.push(next);
    }
  }
  expect(seen.size).toBeGreaterThan(100);
});

test('a page that is not found in its mode leads to the object in the other one', async () => {
  const { open, ids } = await openWithBoth();
  for (const [path, address] of [
    [`payments/${ids.test}?mode=live`, ids.test],
    [`payments/${ids.live}`, `${ids.live}?mode=live`],
    [`refunds/${ids.live}`, `../payments/${ids.live}?mode=live`],
  ] as const) {
    const page = await open(path);
    expect([page.status, page.heading], path).toEqual([404, 'Not found']);
    expect(page.link(ids[path.includes(ids.test) ? 'test' : 'live']), path).toBe(
      address.replace(/^(?=py_)/, '../payments/'),
    );
  }
  const unknown = await open('payments/py_unknown');
  expect(unknown.html).toContain('Nothing is at this address. It may have been removed by a reset.');
});
