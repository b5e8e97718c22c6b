import { describe, expect, test } from 'vitest';
import { after_payment_url, declined, newShop, openSession, validCard } from '../support/checkout-sessions';
import { eachFront } from '../support/fronts';
import { openPage, sendForm } from '../support/hosted-page';

const markup = `"><script>window.__ran = 1</script>'<img src=x onerror=alert(1)>&amp;`;

eachFront((front) => {
  const open = (url: string, headers = {}) => openPage(front.opened, url, headers);
  const send = (url: string, fields: Readonly<Record<string, string>> | string, headers = {}) =>
    sendForm(front.opened, url, fields, headers);
  const session = async (fields = {}, intent = {}) => openSession((await newShop(front)).api, fields, intent);

  test('every page has a strict policy, is not cached and does not pass its address on', async () => {
    const { url } = await session();
    for (const page of [await open(url), await send(url, {}), await send(url, declined), await open(`${url}0`)]) {
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('referrer-policy')).toBe('same-origin');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(page.html).not.toMatch(/<style|style="|\son\w+=|<script(?! src=)/);
      expect(page.html.length).toBeLessThan(20_000);
    }
  });

  test('style and icon are served beside it, under names that change with their content', async () => {
    const { url } = await session();
    const { html } = await open(url);
    const links = [...html.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, href = '']) => new URL(href, url).href);
    expect(links).toHaveLength(2);
    for (const link of links) {
      const answer = await open(link);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    }
    expect((await open(new URL('../_pages/none.css', url).href)).status).toBe(404);
  });

  describe('a form of another page', () => {
    test.each<[what: string, headers: Record<string, string>, status: number]>([
      ['another site', { Origin: 'https://evil.test' }, 403],
      ['another port of this machine', { Origin: 'http://127.0.0.1:1' }, 403],
      ['no origin that has a name', { Origin: 'null' }, 403],
      ['no origin, of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
      ['no origin, of another host of the site', { 'Sec-Fetch-Site': 'same-site' }, 403],
      ['no origin, of the page itself', { 'Sec-Fetch-Site': 'same-origin' }, 303],
      ['no browser', {}, 303],
    ])('%s: %j → %i', async (_what, headers, status) => {
      const { platform, api } = await newShop(front);
      const { url } = await openSession(api);
      const before = platform.countEvents();
      expect((await send(url, validCard, headers)).status).toBe(status);
      expect(platform.countEvents() > before).toBe(status === 303);
    });

    test('its own origin is accepted', async () => {
      const { url } = await session();
      expect((await send(url, validCard, { Origin: new URL(url).origin })).status).toBe(303);
    });
  });

  test('names, descriptions and URLs are escaped', async () => {
    const { api } = await newShop(front, { name: `Shop ${markup}` });
    const { url } = await openSession(
      api,
      { back_url: `https://shop.test/?q=${encodeURIComponent('x')}"'><script>` },
      { description: markup },
    );
    const page = await open(url);
    expect(page.html).not.toMatch(/<script(?! src=)|<img/);
    expect(page.html).toContain('&lt;script&gt;window.__ran');
    const refused = await send(url, { ...declined, card_name: markup, postal_code: markup });
    expect(refused.html).not.toMatch(/<script(?! src=)|<img/);
    expect(refused.fields['card_name']).toBe(markup);
  });

  describe('where the browser is sent', () => {
    test.each([
      'javascript:alert(1)',
      'data:text/html,x',
      '//shop.test/x',
      '/thanks',
      'https://',
      'https://shop.test:99999/',
      ' https://shop.test',
      'https://a:b@shop.test/',
      'https://shop.test/\r\nSet-Cookie: a=b',
    ])('not to %j', async (url) => {
      const { api } = await newShop(front);
      const { id: payment_intent_id } = (await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' })).as(
        'PaymentIntent',
      );
      for (const fields of [{ after_payment_url: url }, { after_payment_url, back_url: url }]) {
        const { status, error } = await api.post('/v1/checkout_sessions', { payment_intent_id, ...fields });
        expect([status, error.code]).toEqual([422, 'parameter_invalid']);
      }
    });

    test.each([
      ['https://shop.test/dänke?ö=ü', 'https://shop.test/d%C3%A4nke?%C3%B6=%C3%BC'],
      ['HTTPS://Shop.test', 'https://shop.test/'],
      ['http://localhost:3000/?a=%0d%0aX: y', undefined],
    ])('%s is %s in the header', async (url, location) => {
      const { api } = await newShop(front);
      const { id: payment_intent_id } = (await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' })).as(
        'PaymentIntent',
      );
      const answer = await api.post('/v1/checkout_sessions', { payment_intent_id, after_payment_url: url });
      if (location === undefined) return expect(answer.status).toBe(422);
      const { data } = answer.as('CheckoutSessionEnvelope');
      expect((await send(data.url, validCard)).location).toBe(location);
      return undefined;
    });
  });

  test('nothing that was sent remains in rows, events or the request log', async () => {
    const { platform, api } = await newShop(front);
    const { url } = await openSession(api);
    const number = '4111111111111111';
    for (const fields of [{ expires: '01/20' }, { expires: 'soon' }, { security_code: '73519' }, {}])
      await send(url, { ...validCard, card_number: number, security_code: '735', ...fields });
    const kept = front.opened.sandbox.platform(platform.id);
    const requests = (await platform.control('requests', undefined, 'GET')).text;
    for (const text of [JSON.stringify(platform.events()), requests]) {
      expect(text).not.toContain(number);
      expect(text).not.toMatch(/"735"|73519/);
    }
    const exported: string[] = [];
    for await (const chunk of kept.export()) exported.push(new TextDecoder().decode(chunk));
    expect(exported.join('')).not.toContain(number);
    expect(requests).not.toContain('"path":"/r/');
  });

  test.each<[what: string, body: string, headers: Record<string, string>, status: number]>([
    ['JSON', '{"card_number":"4242"}', { 'Content-Type': 'application/json' }, 400],
    ['invalid escapes', 'card_number=%ff', {}, 400],
    ['a long form', `card_name=${'x'.repeat(70_000)}`, {}, 400],
    ['a longer body', `card_name=${'x'.repeat(1_100_000)}`, {}, 413],
  ])('%s is refused, and the page can be used on', async (_what, body, headers, status) => {
    const { url } = await session();
    const page = await send(url, body, headers);
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.alert).toBe('The form could not be read, and nothing was done with it. Go back and fill it in again.');
    expect((await send(url, validCard)).status).toBe(303);
  });

  test('a method that the page does not have', async () => {
    const { url } = await session();
    const answer = await front.opened.fetch(url, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect((await front.opened.fetch(url, { method: 'HEAD' })).status).toBe(200);
  });
});
