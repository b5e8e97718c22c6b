import { afterEach, describe, expect, test } from 'vitest';
import { createSandbox, serve, type RunningServer, type ServeOptions } from '../../mock-server/server';
import { isHostAllowed, isLocalName, isOriginAllowed } from '../../mock-server/wire/host';
import { assertResponse } from '../support/api';
import { parseAs } from '../support/document';
import { rawHttp, rawTcp } from '../support/raw-http';

const loopback = [
  'localhost',
  'LOCALHOST',
  'localhost:4010',
  'payments.localhost',
  'a.b.localhost:80',
  '127.0.0.1',
  '127.0.0.1:4010',
  '127.8.9.1:1',
  '[::1]',
  '[::1]:4010',
];

/** Names without a dot. */
const local = ['sandbox', 'sandbox:4010', 'Payments_Sandbox', 'payments-sandbox-1:80', 'a', 'notlocalhost'];

const foreign = [
  '',
  ' ',
  'example.com',
  'example.com:4010',
  'localhost.example.com',
  'notlocalhost',
  '127.0.0.1.example.com',
  '127.0.0.1.nip.io',
  '127.1',
  '1127.0.0.1',
  '10.0.0.1',
  '0.0.0.0',
  '[::2]',
  '[::ffff:10.0.0.1]',
  '::1',
  'localhost:4010:80',
  'localhost:',
  'localhost:x',
  'user@localhost',
  'localhost@example.com',
  'localhost/x',
  'localhost#x',
  'localhost\\x',
  'localhost:65536',
  'localhost:99999',
  'a^b.localhost',
  'a|b.localhost',
  'a%b.localhost',
  'a%20b.localhost',
  '<a>.localhost',
  '[::1]:99999',
  '127.0.0.1:99999',
  '127.0.0.256',
  'localhost,example.com',
  'localhost example.com',
];

describe('isHostAllowed', () => {
  test.each(loopback)('%s is a loopback host', (header) => expect(isHostAllowed(header, [])).toBe(true));
  test.each(foreign)('"%s" is not a loopback host', (header) => expect(isHostAllowed(header, [])).toBe(false));

  test.each([
    ['sandbox.test', ['sandbox.test'], true],
    ['Sandbox.Test:4010', ['sandbox.TEST'], true],
    ['x.sandbox.test', ['sandbox.test'], false],
    ['sandbox.test.', ['sandbox.test'], false],
    ['192.168.1.5:4010', ['192.168.1.5'], true],
    ['[fe80::1]:4010', ['fe80::1'], true],
    ['[fe80::1]', ['[fe80::1]'], true],
    ['other.test', ['sandbox.test', 'other.test'], true],
    ['sandbox.test:99999', ['sandbox.test'], false],
    ['a^b', ['a^b'], false],
    ['', [''], false],
  ])('%s with %j: %s', (header, names, allowed) => expect(isHostAllowed(header, names)).toBe(allowed));
});

describe('isLocalName', () => {
  test.each(local)('%s has no dot', (header) => expect(isLocalName(header)).toBe(true));

  test.each([
    ...foreign.filter((header) => header !== 'notlocalhost'),
    ...[
      'sandbox.',
      'sandbox.test',
      '.sandbox',
      'sandbox:99999',
      'sandbox:',
      'sandbox:80:80',
      'user@sandbox',
      'sandbox/x',
    ],
    // IPv4 addresses in other notations.
    ...['2130706433', '0x7f000001', '017700000001', '2130706433:4010', '0'],
    ...['s\u00e4ndbox', 'sand%62ox', 'sandbox sandbox', 'sandbox,sandbox', '*', '[sandbox]'],
  ])('"%s" is not a name without a dot', (header) => expect(isLocalName(header)).toBe(false));
});

test.each([
  [undefined, [], true],
  ['http://sandbox', [], false],
  ['http://sandbox:4010', ['other'], false],
  ['http://localhost:5173', [], true],
  ['https://app.localhost', [], true],
  ['http://127.0.0.1', [], true],
  ['http://[::1]:3000', [], true],
  ['https://sandbox.test', ['sandbox.test'], true],
  ['https://example.com', ['sandbox.test'], false],
  ['https://localhost.example.com', [], false],
  ['https://example.com/localhost', [], false],
  ['null', [], false],
  ['', [], false],
  ['localhost', [], false],
  ['http://localhost:99999', [], false],
  ['http://a^b.localhost', [], false],
  ['file://', [], false],
  ['chrome-extension://localhost', [], false],
])('a page of %s with %j: %s', (origin, names, allowed) => expect(isOriginAllowed(origin, names)).toBe(allowed));

describe('over HTTP', () => {
  const running: RunningServer[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) await server.close();
  });

  const start = async (options: ServeOptions = {}): Promise<RunningServer> => {
    const server = await serve(createSandbox(), options);
    running.push(server);
    return server;
  };
  const ask = async (host: string, options: ServeOptions = {}, headers: Readonly<Record<string, string>> = {}) => {
    const { url } = await start(options);
    return rawHttp(url, { path: '/_sandbox/health', headers: { Host: host, ...headers } });
  };

  test.each(['localhost', 'a.b.localhost:80', '[::1]:4010'])('%s is accepted', async (host) =>
    expect((await ask(host)).status).toBe(200),
  );

  test.each(['example.com', 'localhost,example.com'])('"%s" is refused', async (host) => {
    const answer = await ask(host);
    expect(answer.status).toBe(403);
    const { code, message } = parseAs('Error', JSON.parse(answer.text)).error;
    expect([code, message]).toEqual(['host_not_allowed', expect.stringContaining(`host not allowed: ${host};`)]);
    expect(message).toContain('--allow-host or PAYMENTS_SANDBOX_ALLOW_HOST');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('request-id')).toMatch(/^req_[0-9A-Za-z]{22}$/);
  });

  test.each(['GET /_sandbox/health HTTP/1.0\r\n\r\n', 'GET /_sandbox/health HTTP/1.1\r\nHost:\r\n\r\n'])(
    'a request without a host is refused: %j',
    async (text) => {
      const server = await start();
      expect(await rawTcp(server.port, text)).toMatch(/^HTTP\/1.1 403 /);
    },
  );

  test('an allowed name and the address of the server are accepted', async () => {
    expect((await ask('sandbox.test', { allowHosts: ['sandbox.test'] })).status).toBe(200);
    expect((await ask('example.com', { allowHosts: ['sandbox.test'] })).status).toBe(403);
    expect((await ask('example.com', { host: 'localhost' })).status).toBe(403);
  });

  test.each(['*', '*.shop.test', 'shop.*'])('a server that is to accept %s is refused', async (name) => {
    await expect(start({ allowHosts: ['shop.test', name] })).rejects.toThrow(
      new RangeError(
        `allowHosts: "${name}" would let any web page reach the sandbox by a name of its own: pass each name, such as "shop.test"`,
      ),
    );
  });

  test('on loopback, a name without a dot is refused', async () => {
    expect((await ask('sandbox:4010')).status).toBe(403);
  });

  describe('on an address that other machines can reach', () => {
    const controlToken = 'a-token-of-the-tests';
    const askOpen = async (headers: Readonly<Record<string, string>>, path = '/_sandbox/health') => {
      const server = await serve(createSandbox({ controlToken }), { host: '0.0.0.0' });
      running.push(server);
      return rawHttp(server.url, { path, headers });
    };

    test.each([
      ['sandbox', 200],
      ['localhost:4010', 200],
      ['example.com', 403],
      ['10.0.0.1', 403],
    ])('%s: %i', async (host, status) => {
      expect((await askOpen({ Host: host })).status).toBe(status);
    });

    test.each([
      ['sandbox:4010', 'http://sandbox:4010', 200],
      ['sandbox:4010', 'http://localhost:5173', 200],
      ['sandbox:4010', 'http://sandbox:5173', 403],
      ['sandbox:4010', 'http://shop', 403],
      ['localhost', 'http://sandbox', 403],
      ['sandbox', 'https://example.com', 403],
    ])('at %s, a page of %s: %i', async (host, origin, status) => {
      expect((await askOpen({ Host: host, Origin: origin })).status).toBe(status);
    });
  });

  test('a page of another origin is refused, a page on this machine is not', async () => {
    expect((await ask('localhost', {}, { Origin: 'https://example.com' })).status).toBe(403);
    expect((await ask('localhost', {}, { Origin: 'http://localhost:5173' })).status).toBe(200);
    const { url } = await start();
    const headers = { Host: 'localhost', Origin: 'https://example.com' };
    const reset = { method: 'POST', path: '/_sandbox/platforms/default/reset', headers };
    expect((await rawHttp(url, reset)).status).toBe(403);
  });

  test('a refusal does not wait for the body, and cuts a long name', async () => {
    const server = await start();
    const headers = { Host: 'x'.repeat(5_000) };
    const chunks = [Buffer.alloc(100_000)];
    const answer = await rawHttp(server.url, { method: 'POST', path: '/v1/payments', headers, chunks });
    expect(answer.status).toBe(403);
    expect(answer.text.length).toBeLessThan(300);
  });

  test('a request target that is not a path does not crash the server', async () => {
    const server = await start();
    for (const path of ['*', '//', '//x@y', 'http://example.com/_sandbox/nothing', '/%', '/nothing?%']) {
      const answer = await rawHttp(server.url, { path, headers: { Host: 'localhost' } });
      expect(answer.status, path).toBe(404);
      assertResponse('GET', '/nothing', new Response(null, answer), answer.text);
    }
    expect((await rawHttp(server.url, { path: '/_sandbox/health' })).status).toBe(200);
  });
});
