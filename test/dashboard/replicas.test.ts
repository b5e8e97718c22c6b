import { afterEach, expect, test } from 'vitest';
import { navigation } from '../../mock-server/pages/dashboard/frame';
import { closeAll, openTwo } from '../forwarding/two-replicas';
import { payment } from '../support/bodies';

afterEach(closeAll);

const paths = navigation.flatMap(([, pages]) => Object.keys(pages));

test('every page and a form work through a replica that does not own the platform', async () => {
  const { receiver, owner, platform } = await openTwo();
  const address = (url: string, path: string) => `${url}/_sandbox/dashboard/${platform.id}/${path}`;
  const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
  for (const path of [...paths, `payments/${id}`]) {
    const page = await fetch(address(receiver.url, path));
    expect(page.status, path).toBe(200);
    expect(await page.text(), path).toContain(`<span class="platform">${platform.id}</span>`);
  }

  const body = new URLSearchParams({ action: 'advance', advance: '8d' });
  const headers = { Origin: receiver.url };
  const sent = await fetch(address(receiver.url, 'time'), { method: 'POST', headers, body, redirect: 'manual' });
  const done = new URL(sent.headers.get('location') ?? '');
  expect([sent.status, done.origin + done.pathname]).toEqual([303, address(receiver.url, 'time')]);
  expect(await (await fetch(done)).text()).toContain('Moved the clock to ');
  expect((await owner.sandbox.openPlatform(platform.id)).clock.now() - Date.now()).toBeGreaterThan(7 * 86_400_000);
  expect((await fetch(address(receiver.url, 'nothing'))).status).toBe(404);
  expect((await fetch(address(receiver.url, '').replace(platform.id, 'pf_none'))).status).toBe(404);
});
