import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { navigation } from '../../mock-server/pages/dashboard/frame';
import { eachFront } from '../support/fronts';
import { openPage, sendForm } from '../support/hosted-page';
import { pagesOf } from './support/sandbox-pages';

eachFront((front) => {
  test.each<[what: string, headers: Record<string, string>, status: number]>([
    ['another site', { Origin: 'https://evil.test' }, 403],
    ['another port of this machine', { Origin: 'http://127.0.0.1:1' }, 403],
    ['no origin that has a name', { Origin: 'null' }, 403],
    ['no origin, of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['no origin, of another host of the site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['no origin, of the page itself', { 'Sec-Fetch-Site': 'same-origin' }, 303],
    ['no origin, of the user', { 'Sec-Fetch-Site': 'none' }, 303],
    ['no browser', {}, 303],
  ])('a form of %s: %j → %i', async (_what, headers, status) => {
    const platform = await front.newPlatform();
    const { send } = pagesOf(front.opened, platform);
    const page = await send('faults', { action: 'add', 'fault.status': '500' }, headers);
    const { faults } = front.opened.sandbox.platform(platform.id);
    expect([page.status, faults.list().length]).toEqual([status, status === 303 ? 1 : 0]);
  });

  test('a form of the page itself is accepted', async () => {
    const { send, address } = pagesOf(front.opened, await front.newPlatform());
    const { origin } = new URL(address(''));
    expect((await send('time', { action: 'freeze' }, { Origin: origin })).status).toBe(303);
  });

  test('the root leads to the dashboard of the default platform', async () => {
    const lead = async (path: string) => {
      const response = await front.opened.fetch(front.opened.baseUrl + path, { redirect: 'manual' });
      return [response.status, response.headers.get('location')?.replace(front.opened.baseUrl, '')];
    };
    for (const path of ['/', '/_sandbox/dashboard/default'])
      expect(await lead(path)).toEqual([303, '/_sandbox/dashboard/default/']);
    expect(await lead('/_sandbox/dashboard')).toEqual([303, '/_sandbox/dashboard/']);
    for (const method of ['POST', 'DELETE'])
      expect((await front.opened.fetch(`${front.opened.baseUrl}/`, { method })).status).toBe(405);
    expect(await lead('/?mode=live')).toEqual([303, '/_sandbox/dashboard/default/?mode=live']);
    expect(await lead('/_sandbox/dashboard/a%2Fb')).toEqual([303, '/_sandbox/dashboard/a%2Fb/']);
  });

  test('unknown platforms, pages, ids and actions are pages with 404', async () => {
    const { open, send, address } = pagesOf(front.opened, await front.newPlatform());
    for (const path of [
      'nothing',
      'faults/flt_0',
      'payments/py_0',
      'events/evt_1',
      'deliveries/dlv_1',
      'publishers/pub_1',
      'time/now',
      'snapshots/none',
      'constructor',
      'x/y',
    ]) {
      const page = await open(path);
      expect([path, page.status, page.heading]).toEqual([path, 404, 'Not found']);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    const unknown = new URL('../no-such-platform/payments', address('')).href;
    const page = await openPage(front.opened, unknown);
    expect([page.status, page.heading]).toEqual([404, 'Not found']);
    expect((await sendForm(front.opened, unknown, { action: 'reset' })).status).toBe(404);
    for (const action of ['', 'constructor', 'sign_in', 'delete']) {
      expect([action, (await send('time', { action })).status]).toEqual([action, 404]);
    }
  });

  test('every page has a strict policy, is not cached and does not pass its address on', async () => {
    const { open, send } = pagesOf(front.opened, await front.newPlatform());
    const paths = navigation.flatMap(([, pages]) => Object.keys(pages));
    const pages = await Promise.all(
      [...paths, 'nothing', 'snapshots?reset=ask', 'time?preview=8d'].map((path) => open(path)),
    );
    pages.push(await send('faults', { action: 'add' }), await send('faults', {}, { Origin: 'http://127.0.0.1:1' }));
    for (const { headers, html } of pages) {
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; " +
          "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(html).not.toMatch(/<style|style="|\son\w+=|<script(?! src=)/);
    }
  });
});

test('the form that asks for the control token has the policy of the pages', async () => {
  const sandbox = createSandbox({ controlToken: 'a-control-token-of-the-tests' });
  const page = await openPage(sandbox, 'http://sandbox.test/_sandbox/dashboard/default/');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'; frame-ancestors 'none'");
  expect(page.headers.get('cache-control')).toBe('no-store');
});
