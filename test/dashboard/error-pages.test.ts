import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { openSandboxIn, type Sandbox } from '../../mock-server/server';
import { openPage, sendForm } from '../support/hosted-page';
import { temporaryDirectory } from '../store/support';

const root = 'http://sandbox.test';
const dashboard = `${root}/_sandbox/dashboard`;
const controlToken = 'a-control-token-of-the-tests';

const opened: Sandbox[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((sandbox) => sandbox.close()));
});

/** Returns a sandbox with a platform whose journal is broken, and the address of its dashboard. */
async function withBrokenPlatform() {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  const { id } = await first.createPlatform();
  await first.close();
  writeFileSync(`${directory}/platforms/${id}.ndjson`, 'not a journal\n');
  const sandbox = await openSandboxIn(directory, { onError: () => undefined });
  opened.push(sandbox);
  return { sandbox, address: `${dashboard}/${id}/` };
}

/** The type of every page of the dashboard, whatever its status. */
const html = 'text/html; charset=utf-8';

describe('an address of the dashboard is answered with a page', () => {
  test('for a platform that cannot be opened', async () => {
    const { sandbox, address } = await withBrokenPlatform();
    for (const path of ['', 'payments', 'payments/py_0', 'a/b/c/d']) {
      const page = await openPage(sandbox, address + path);
      expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 503, html]);
      expect([page.heading, page.alert]).toEqual(['Something went wrong', expect.stringContaining('cannot be opened')]);
      expect(page.headers.get('retry-after')).toBe('1');
    }
    expect((await openPage(sandbox, `${root}/_sandbox/platforms/x/clock`)).headers.get('content-type')).not.toBe(html);
  });

  test.each([
    ['three segments', `${dashboard}/default/payments/py_0/refunds`],
    ['a slash at the end', `${dashboard}/default/payments/py_0/`],
    ['an encoded slash', `${dashboard}/default/payments%2Fpy_0`],
    ['bytes that are no text', `${dashboard}/default/%E0/%`],
  ])('for %s', async (_, address) => {
    const page = await openPage(createSandbox(), address);
    expect([page.status, page.heading, page.headers.get('content-type')]).toEqual([404, 'Not found', html]);
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(page.html)?.[1] ?? '';
    expect(new URL(style, address).pathname).toMatch(/^\/_pages\//);
    const list = /<a href="([^"]*payments)"/.exec(page.html)?.[1] ?? '';
    expect(new URL(list, address).pathname).toMatch(/^\/_sandbox\/dashboard\/[\w-]+\/payments$/);
  });

  test('for an unknown platform, which leads to the list of those that exist', async () => {
    const address = `${dashboard}/no-such-platform/payments`;
    const page = await openPage(createSandbox(), address);
    expect(page.html).toContain('This sandbox has no platform <code>no-such-platform</code>.');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, html]);
    const href = /<a href="([^"]*)">All platforms/.exec(page.html)?.[1] ?? 'none';
    expect(new URL(href, address).href).toBe(`${dashboard}/`);
  });

  test.each([
    ['DELETE', `${dashboard}/default/payments`, 'GET, POST'],
    ['POST', `${dashboard}/default`, 'GET'],
    ['POST', dashboard, 'GET'],
  ])('for the method %s of %s', async (method, address, allow) => {
    const response = await createSandbox().fetch(address, { method });
    expect([response.status, response.headers.get('allow'), response.headers.get('content-type')]).toEqual([
      405,
      allow,
      html,
    ]);
  });

  test.each(['null', 'https://evil.test', 'http://127.0.0.1:1'])('for a form from the origin %s', async (Origin) => {
    const sandbox = createSandbox();
    for (const path of ['', '/default/faults', '/default/a/b/c', '/no-such-platform/faults']) {
      const page = await sendForm(sandbox, dashboard + path, { action: 'delete_all' }, { Origin });
      expect([path, page.status, page.heading, page.headers.get('content-type')]).toEqual([
        path,
        403,
        'Form not accepted',
        html,
      ]);
    }
  });

  test('for a script of another site, before anything is read', async () => {
    const page = await openPage(createSandbox(), `${dashboard}/default/payments`, { Origin: 'https://evil.test' });
    expect([page.status, page.heading, page.headers.get('content-type')]).toEqual([403, 'Something went wrong', html]);
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('for a sandbox that is closed', async () => {
    const sandbox = createSandbox();
    await sandbox.close();
    const page = await openPage(sandbox, `${dashboard}/default/`);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, html]);
    expect(page.alert).toContain('the sandbox is closed');
  });
});

test('an error page shows what the address has as text', async () => {
  const markup = encodeURIComponent('<script>alert(1)</script>\u202e');
  for (const path of [`${markup}/`, `default/${markup}`, `default/a/${markup}/c`, markup, `${markup}/a/b/c`]) {
    const page = await openPage(createSandbox(), `${dashboard}/${path}`);
    const sent = await sendForm(createSandbox(), `${dashboard}/${path}`, {}, { Origin: 'https://<script>alert(1)' });
    expect([page.status === 404 || page.status === 303, sent.status]).toEqual([true, 403]);
    for (const { html: text } of [page, sent]) {
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('\u202e');
    }
  }
});

test('a visitor who is not signed in sees no error, and signs in at any address', async () => {
  const sandbox = createSandbox({ controlToken });
  for (const path of ['/default/a/b/c', '/no-such-platform/a', '/default']) {
    const page =
      path === '/default' ? await sendForm(sandbox, dashboard + path, {}) : await openPage(sandbox, dashboard + path);
    expect([path, page.status, page.heading]).toEqual([path, 401, 'Sign in']);
  }
  const address = `${dashboard}/default/a/b/c`;
  const fields = { action: 'sign_in', control_token: controlToken };
  const ofFile = await sendForm(sandbox, `${dashboard}/default/import`, fields);
  expect([ofFile.status, ofFile.location]).toEqual([303, `${dashboard}/default/import`]);
  const body = new FormData();
  body.append('action', 'import');
  const init = { method: 'POST', body, headers: { Origin: root } };
  expect((await sandbox.fetch(`${dashboard}/default/import`, init)).status).toBe(401);
  const sent = await sendForm(sandbox, address, fields);
  expect([sent.status, sent.location]).toEqual([303, address]);
  const Cookie = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect((await openPage(sandbox, address, { Cookie })).status).toBe(404);
  const large = await sendForm(sandbox, address, { action: 'sign_in', control_token: 'x'.repeat(2_000_000) });
  expect(large.status).toBe(413);
});
