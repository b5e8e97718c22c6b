import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { framePages } from '../../spec/tables/frames';
import { eachFront } from '../support/fronts';
import { openHosted, valuesOf } from '../support/hosted-onboarding';
import { type Loaded, messagesOf } from '../support/page-script';

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

describe('frames with the onboarding', () => {
  const framed = (referer: string) => ({ 'Sec-Fetch-Dest': 'iframe', Referer: referer });

  /** Options, headers of the first request → the origin that the browser message goes to. */
  test.each<[allowFrames: readonly string[] | undefined, headers: Readonly<Record<string, string>>, embedder: unknown]>(
    [
      [undefined, framed('http://localhost:3000/'), 'http://localhost:3000'],
      [undefined, framed('https://shop.localhost/onboard?a=1'), 'https://shop.localhost'],
      [undefined, framed('http://127.0.0.1:8080/'), 'http://127.0.0.1:8080'],
      [undefined, framed('https://shop.example/'), undefined],
      [undefined, framed('http://localhost.example/'), undefined],
      [undefined, framed('file:///tmp/shop.html'), undefined],
      [undefined, framed('not a url'), undefined],
      [undefined, { Referer: 'http://localhost:3000/' }, undefined],
      [undefined, { 'Sec-Fetch-Dest': 'document', Referer: 'http://localhost:3000/' }, undefined],
      [undefined, { 'Sec-Fetch-Dest': 'iframe' }, undefined],
      [['https://shop.example'], framed('https://shop.example/'), 'https://shop.example'],
      [['https://shop.example'], framed('http://localhost:3000/'), undefined],
    ],
  )('framed by %j with %j: the message goes to %s', async (allowFrames, headers, embedder) => {
    const { sandbox, newOnboarding } = await openHosted({ allowFrames });
    const onboarding = await newOnboarding();
    let page = await onboarding.open(headers);
    expect(page.hidden['embedder']).toBe(embedder);
    while (page.inputs.length > 0) page = await onboarding.fill(page, 'individual');
    expect(page.data['embedder']).toBe(embedder);
    const again = await onboarding.send({ embedder: page.data['embedder'] });
    expect([again.data['event-type'], again.data['embedder']]).toEqual(['submitFailure', embedder]);
    await sandbox.close();
  });

  test.each(['https://evil.example', 'javascript:alert(1)', '*', '/', 'null', '"><script>'])(
    'an embedder that was changed to %s is not named',
    async (embedder) => {
      const { sandbox, newOnboarding } = await openHosted();
      const onboarding = await newOnboarding();
      const last = await onboarding.fillUpTo('Terms', 'individual');
      const page = await onboarding.continue(last, { ...valuesOf(last, 'individual'), embedder });
      expect([page.heading, page.data]).toEqual(['Submitted', { 'event-type': 'submitSuccess' }]);
      await sandbox.close();
    },
  );

  test.each([
    [undefined, ['http://localhost:*', 'http://127.0.0.1:*', 'http://*.localhost:*']],
    [
      ['https://shop.example', 'http://localhost:3000/'],
      ['https://shop.example', 'http://localhost:3000'],
    ],
  ])('with the frames %j every page lets %j embed it', async (allowFrames, sources) => {
    const { sandbox, newOnboarding } = await openHosted({ allowFrames });
    const onboarding = await newOnboarding();
    const last = await onboarding.fillUpTo('Terms', 'individual');
    const refused = await onboarding.continue(last);
    const pages = [last, refused, await onboarding.fill(last, 'individual'), await onboarding.open()];
    expect(pages.map(({ status }) => status)).toEqual([200, 422, 200, 409]);
    for (const { headers } of pages) {
      const policy = headers.get('content-security-policy') ?? '';
      const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      expect(ancestors).toEqual(expect.arrayContaining(sources));
      expect(ancestors).not.toContain('*');
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin)$/);
    }
    await sandbox.close();
  });

  const success = { eventType: 'submitSuccess' };
  const origin = 'http://localhost:3000';
  const other = 'http://localhost:4000';

  test.each<[what: string, loaded: Loaded, messages: readonly unknown[]]>([
    ['the origin that the browser names', { dataset: success, ancestors: [origin] }, [[success, origin]]],
    ['the origin of the parent', { dataset: success, ancestors: [origin, other] }, [[success, origin]]],
    ['the origin that the server names', { dataset: { ...success, embedder: origin } }, [[success, origin]]],
    [
      'the browser rather than the server',
      { dataset: { ...success, embedder: other }, ancestors: [origin] },
      [[success, origin]],
    ],
    [
      'a failure with its reason',
      { dataset: { eventType: 'submitFailure', reason: 'duplicate_record' }, ancestors: [origin] },
      [[{ eventType: 'submitFailure', reason: 'duplicate_record' }, origin]],
    ],
    ['no origin', { dataset: success }, []],
    ['an opaque origin', { dataset: success, ancestors: ['null'] }, []],
    ['a page without a result', { ancestors: [origin] }, []],
    ['a page that is not embedded', { dataset: { ...success, embedder: origin }, ancestors: [], isFramed: false }, []],
    ['a page that is loaded again', { dataset: success, ancestors: [origin], type: 'reload' }, []],
    ['a page of the history', { dataset: success, ancestors: [origin], type: 'back_forward' }, []],
  ])('the browser message: %s', (_, loaded, messages) => {
    expect(messagesOf(loaded)).toEqual(messages);
  });

  test('an error of a form is a page that may be embedded, and that says so', async () => {
    const { sandbox, newOnboarding, onboardingOf } = await openHosted({ allowFrames: ['https://shop.example'] });
    const tooLong = await (await newOnboarding()).send({ 'business_details.industry': 'x'.repeat(1_100_000) });
    expect([tooLong.status, tooLong.data]).toEqual([413, { 'event-type': 'submitFailure', reason: 'body_too_large' }]);
    const unknown = await onboardingOf('acc_unknown').open();
    expect([unknown.status, unknown.data]).toEqual([404, {}]);
    for (const { headers } of [tooLong, unknown])
      expect(headers.get('content-security-policy')).toContain('frame-ancestors https://shop.example;');
    await sandbox.close();
  });
});
