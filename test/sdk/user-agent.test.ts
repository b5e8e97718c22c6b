import { expect, test, vi } from 'vitest';
import { version } from '../../package.json';
import type { ClientOptions } from '../../sdk';
import { clientOf, fakeService, one } from './fake-service';

const sdk = `payments-sandbox/${version}`;

/** Returns the `User-Agent` of the token request, a call and a raw call. */
async function userAgentsOf(options: Partial<ClientOptions> = {}): Promise<(string | null)[]> {
  const { fetch, seen, tokenRequests } = fakeService(one({}));
  const client = clientOf(fetch, options);
  await client.payments.get('py_1');
  await client.raw.GET('/v1/payments');
  return [...tokenRequests, ...seen].map(({ headers }) => headers.get('User-Agent'));
}

/** `navigator.userAgent` of a runtime → `User-Agent`. */
test.each([
  ['Node.js/22', `${sdk} Node.js/22`],
  ['Bun/1.3.0', `${sdk} Bun/1.3.0`],
  ['Cloudflare-Workers', `${sdk} Cloudflare-Workers`],
  [undefined, `${sdk} Node.js/${process.versions.node}`],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', null],
])(
  'every request of a client in %s names the SDK and the runtime; a browser names itself',
  async (runtime, expected) => {
    vi.stubGlobal('navigator', runtime && { userAgent: runtime });
    expect(await userAgentsOf()).toEqual([expected, expected, expected]);
  },
);

/** `appInfo` → the rest of the `User-Agent`. */
test.each([
  [{ name: 'tea-shop' }, 'tea-shop'],
  [{ name: 'tea-shop', version: '2.1.0' }, 'tea-shop/2.1.0'],
  [{ name: 'tea-shop', url: 'https://tea.test' }, 'tea-shop (https://tea.test)'],
  [{ name: 'Café au lait\r\nX: 1', version: '2' }, 'Caf%C3%A9%20au%20lait%0D%0AX:%201/2'],
])('the program %o is named after them', async (appInfo, expected) => {
  vi.stubGlobal('navigator', { userAgent: 'Node.js/22' });
  expect((await userAgentsOf({ appInfo }))[1]).toBe(`${sdk} Node.js/22 ${expected}`);
});

test('a header of the client or of a call takes precedence, and a copy keeps the program', async () => {
  expect(await userAgentsOf({ headers: { 'user-agent': 'mine' } })).toEqual(['mine', 'mine', 'mine']);
  const { fetch, seen } = fakeService(one({}));
  const client = clientOf(fetch, { appInfo: { name: 'tea' } }).with({ timeoutMs: 1_000 });
  await client.payments.get('py_1', { headers: { 'User-Agent': 'other' } });
  await client.payments.get('py_1');
  await client.with({ appInfo: { name: 'cake' } }).payments.get('py_1');
  expect(seen.map(({ headers }) => headers.get('User-Agent')?.split(' ').at(-1))).toEqual(['other', 'tea', 'cake']);
});
