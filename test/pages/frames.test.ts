import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { framePages } from '../../spec/tables/frames';
import { eachFront } from '../support/fronts';

const loopback = ['localhost', '*.localhost', '127.0.0.1'].flatMap((name) => [`http://${name}:*`, `https://${name}:*`]);

eachFront((front) => {
  const send = (path: string, init: RequestInit = {}) => front.opened.fetch(front.opened.baseUrl + path, init);

  test.each(framePages)('%s is a page with a strict policy, the same for everybody', async (name) => {
    const page = await send(`/v2/${name}?tabId=a?color=cmVk`);
    const html = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; " +
        `form-action 'none'; frame-ancestors ${loopback.join(' ')}; base-uri 'none'`,
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(html).not.toMatch(/<style|style="|\son\w+=|<script(?! src=)|cmVk/);
    expect(html).toBe(await (await send(`/v2/${name}`)).text());
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link).toMatch(/^\.\.\/_pages\//);
      expect((await send(link.replace('..', ''))).status).toBe(200);
    }
    expect((await send(`/v2/${name}`, { method: 'HEAD' })).status).toBe(200);
  });

  test('there are no other frames, and they take no forms', async () => {
    for (const name of ['cvv', 'cardnumber', '__proto__', 'toString', 'cardNumber/', ''])
      expect((await send(`/v2/${name}`)).status, name).toBe(404);
    expect((await send('/v2/cardNumber', { method: 'POST' })).status).toBe(405);
  });

  test.each([
    ['JSON', { body: '{"event":"loaded"}', headers: { 'Content-Type': 'application/json' } }],
    ['text of a beacon', { body: '{', headers: { 'Content-Type': 'text/plain' } }],
    ['nothing', {}],
    ['a token that is none', { body: '{}', headers: { Authorization: 'Bearer x.y.z' } }],
  ])('analytics with %s: 204, and nothing is kept', async (_what, init) => {
    const { sandbox } = front.opened;
    const before = [sandbox.requests.list().length, sandbox.platform().events().length];
    const response = await send('/v1/analytics', { method: 'POST', ...init });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect([sandbox.requests.list().length, sandbox.platform().events().length]).toEqual(before);
  });

  test('a page reports to analytics from an allowed origin only', async () => {
    const from = (origin: string) => send('/v1/analytics', { method: 'POST', headers: { Origin: origin }, body: '{}' });
    const allowed = await from('http://localhost:3000');
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'http://localhost:3000',
    ]);
    expect((await from('https://shop.example')).status).toBe(403);
    expect((await send('/v1/analytics')).status).toBe(405);
  });
});

describe('pages that may embed frames', () => {
  test('those of allowFrames instead of those of this machine', async () => {
    const sandbox = createSandbox({ allowFrames: ['https://shop.example', 'http://localhost:3000/'] });
    const page = await sandbox.fetch('http://sandbox.test/v2/cardNumber');
    expect(page.headers.get('content-security-policy')).toContain(
      '; frame-ancestors https://shop.example http://localhost:3000; ',
    );
    await sandbox.close();
  });
});
