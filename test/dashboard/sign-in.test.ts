import { expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock-server';
import { openPage, sendForm } from '../support/hosted-page';

const controlToken = 'a-control-token-of-the-tests';
const base = 'http://sandbox.test';
const address = `${base}/_sandbox/dashboard/default/faults?mode=live`;
const guarded = (token = controlToken) => createSandbox({ controlToken: token });
const signIn = (sandbox: Sandbox, control_token: string, url = address) =>
  sendForm(sandbox, url, { action: 'sign_in', control_token });
const cookieOf = ({ headers }: { readonly headers: Headers }) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

test('a sandbox with a control token asks for it in place of the page', async () => {
  const sandbox = guarded();
  const page = await openPage(sandbox, address);
  expect([page.status, page.heading]).toEqual([401, 'Sign in']);
  expect(page.inputs.map(({ name, label }) => [name, label])).toEqual([['control_token', 'Token']]);
  expect(page.html).toMatch(/<input [^>]*type="password"/);
  expect(page.html).toContain('<button>Sign in</button>');
  expect(page.html).not.toContain(sandbox.platform('default').keys.test.client_id);
  expect(page.html).not.toContain('<nav');
});

test('after the sign-in comes the page that was asked for', async () => {
  const sandbox = guarded();
  const sent = await signIn(sandbox, controlToken);
  expect([sent.status, sent.location]).toEqual([303, address]);
  const cookie = sent.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^[\w-]+=[\w-]+; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(cookie).not.toContain(controlToken);
  expect(cookie).not.toContain(encodeURIComponent(Buffer.from(controlToken).toString('base64')));
  const page = await openPage(sandbox, address, { Cookie: `other=1; ${cookieOf(sent)}` });
  expect([page.status, page.heading]).toEqual([200, 'Faults']);
});

test.each(['', 'wrong', controlToken.toUpperCase(), `${controlToken} `, '"><script>'])(
  'the token %j is refused',
  async (token) => {
    const page = await signIn(guarded(), token);
    expect([page.status, page.heading, page.headers.get('set-cookie')]).toEqual([401, 'Sign in', null]);
    expect(page.errors['control_token']).toBe('This token does not open this page.');
    expect(page.html).not.toContain('<script>"');
  },
);

test('another sandbox with the same token accepts the cookie, and one with another token does not', async () => {
  const headers = { Cookie: cookieOf(await signIn(guarded(), controlToken)) };
  expect((await openPage(guarded(), address, headers)).status).toBe(200);
  expect((await openPage(guarded('another-control-token'), address, headers)).status).toBe(401);
  // The cookie of a sandbox at another port of the host does not hide this one's.
  const other = cookieOf(await signIn(guarded('another-control-token'), 'another-control-token'));
  expect((await openPage(guarded(), address, { Cookie: `${other}; ${headers.Cookie}` })).status).toBe(200);
});

test('a cookie that was changed, and one with the token, are refused', async () => {
  const sandbox = guarded();
  const cookie = cookieOf(await signIn(sandbox, controlToken));
  const [name = ''] = cookie.split('=');
  for (const changed of [`${cookie}x`, cookie.slice(0, -1), `${name}=`, `${name}=${controlToken}`, `x${cookie}`])
    expect((await openPage(sandbox, address, { Cookie: changed })).status).toBe(401);
});

test('the control token opens the pages as a header, too', async () => {
  const sandbox = guarded();
  expect((await openPage(sandbox, address, { Authorization: `Bearer ${controlToken}` })).status).toBe(200);
  expect((await openPage(sandbox, address, { Authorization: 'Bearer wrong' })).status).toBe(401);
});

test.each([
  ['faults', { action: 'add', 'fault.status': '500' }],
  ['faults', { action: 'add', 'fault.status': '500', control_token: controlToken }],
  ['snapshots', { action: 'reset' }],
  ['time', { action: 'freeze' }],
])('a form of %s without a sign-in does nothing: %j', async (path, fields) => {
  const sandbox = guarded();
  sandbox.platform('default').faults.create({ fault: { status: 503 } });
  const page = await sendForm(sandbox, `${base}/_sandbox/dashboard/default/${path}`, fields);
  expect([page.status, page.heading]).toEqual([401, 'Sign in']);
  expect(sandbox.platform('default').faults.list()).toHaveLength(1);
  expect(sandbox.platform('default').clock.frozen).toBe(false);
});

test('nothing of the dashboard is open without a sign-in', async () => {
  const sandbox = guarded();
  for (const path of ['', 'payments', 'changes', 'search?id=x', 'snapshots/export', 'nothing', '../unknown/payments']) {
    const page = await openPage(sandbox, `${base}/_sandbox/dashboard/default/${path}`);
    expect([path, page.status, page.heading]).toEqual([path, 401, 'Sign in']);
  }
});

test('without a control token nobody is asked', async () => {
  const sandbox = createSandbox();
  expect((await openPage(sandbox, address)).status).toBe(200);
});
