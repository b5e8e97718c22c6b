import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { type OpenOptions, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { createOverHttp, targetOf, testModeOf } from '../platforms/support';
import { temporaryDirectory } from '../store/support';
import { openSession, validCard } from '../support/checkout-sessions';
import { openPage, sendForm } from '../support/hosted-page';

async function open(directory: string, options: OpenOptions = {}): Promise<Sandbox> {
  const sandbox = await openSandboxIn(directory, options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

test('a page opens the platform that has its object, also one that is closed', async () => {
  const sandbox = await open(temporaryDirectory(), { maxOpenPlatforms: 2 });
  const target = targetOf(sandbox);
  const sessions = [];
  for (let i = 0; i < 5; i++) sessions.push(await openSession(testModeOf(target, await createOverHttp(target))));
  for (const { url } of sessions) expect((await sendForm(sandbox, url, validCard)).status).toBe(303);
  for (const { url } of sessions) expect((await openPage(sandbox, url)).heading).toBe('Payment completed');
});

test('a payment that the page acknowledged is there after a restart, and its session stays completed', async () => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  const keys = await createOverHttp(targetOf(first));
  const session = await openSession(testModeOf(targetOf(first), keys));
  await sendForm(first, session.url, validCard);
  await first.close();
  const second = await open(directory);
  expect((await openPage(second, session.url)).heading).toBe('Payment completed');
  const { paymentIntent } = await testModeOf(targetOf(second), keys).get(`/v1/payment_intents/${session.intentId}`);
  expect(paymentIntent.status).toBe('succeeded');
});

test('of several platforms with a session the first one responds, unless the query names another', async () => {
  const sandbox = createSandbox();
  const one = await sandbox.createPlatform();
  const other = await sandbox.createPlatform();
  const { url } = await openSession(testModeOf(targetOf(sandbox), one));
  await sandbox.platform(other.id).import(sandbox.platform(one.id).export());
  const open = '$10.00';
  const paid = 'Payment completed';
  const none = 'Page not found';
  const headings = async () =>
    Promise.all(
      ['', `?platform=${one.id}`, `?platform=${other.id}`, '?platform=unknown'].map(
        async (query) => (await openPage(sandbox, url + query)).heading,
      ),
    );
  expect(await headings()).toEqual([open, open, open, none]);
  const filled = await openPage(sandbox, `${url}?platform=${other.id}&fill=card-1`);
  expect(filled.html).toContain(`<input type="hidden" name="platform" value="${other.id}"/>`);
  await sendForm(sandbox, `${url}?platform=${other.id}`, validCard);
  expect(await headings()).toEqual([open, open, paid, none]);
  await sandbox.platform(one.id).delete();
  expect(await headings()).toEqual([paid, none, paid, none]);
});

test('a platform that was reset no longer has its sessions', async () => {
  const sandbox = createSandbox();
  const keys = await sandbox.createPlatform();
  const { url } = await openSession(testModeOf(targetOf(sandbox), keys));
  sandbox.platform(keys.id).reset();
  expect((await openPage(sandbox, url)).status).toBe(404);
});

test('the page of a sandbox that was closed says that it is unavailable', async () => {
  const sandbox = createSandbox();
  const { url } = await openSession(testModeOf(targetOf(sandbox), await sandbox.createPlatform()));
  await sandbox.close();
  const response = await sandbox.fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('should-retry')).toBe('false');
  expect(await response.text()).toContain('the sandbox is closed');
});
