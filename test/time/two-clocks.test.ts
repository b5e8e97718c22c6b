import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox, type Platform, type Sandbox, type SandboxOptions } from '../../mock-server';
import { controlCall } from '../../mock-server/events/cause';
import { openSandboxIn } from '../../mock-server/server';
import { verifyWebhook } from '../../sdk';
import { temporaryDirectory } from '../store/support';
import { manualPayment, payment } from '../support/bodies';
import { exchange } from '../support/api';
import { openPage, sendForm } from '../support/hosted-page';
import { textOf } from '../support/seed-files';
import { ownToken } from '../support/web-component-tokens';

const DAY = 24 * 3_600_000;
const SECRET = 'sigk_of_the_shop';

/** A shop on node:http, as the guides have it: it verifies by its own clock, and keeps what it accepted and refused. */
async function openShop() {
  const accepted: string[] = [];
  const refused: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      verifyWebhook({ body: Buffer.concat(chunks), headers: request.headers, secret: SECRET }).then(
        ({ event_name }) => {
          accepted.push(event_name);
          response.writeHead(200).end();
        },
        (error: unknown) => {
          refused.push(String(error));
          response.writeHead(400).end();
        },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/webhooks`;
  const subscribe = ({ publishers }: Platform) => publishers.create({ url, secret: SECRET });
  return { accepted, refused, subscribe };
}

function open(options: SandboxOptions = {}): Sandbox {
  const sandbox = createSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

async function pay(sandbox: Sandbox, body: object = payment()): Promise<string> {
  const { access_token } = (await tokenOf(sandbox)).as('AccessToken');
  const headers = { Authorization: `Bearer ${access_token}`, 'Idempotency-Key': crypto.randomUUID() };
  return (await exchange(targetOf(sandbox), 'POST', '/v1/payments', { body, headers })).payment.id;
}

const targetOf = ({ fetch }: Sandbox) => ({ baseUrl: 'http://sandbox.test', fetch });
const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
const tokenOf = (sandbox: Sandbox) => exchange(targetOf(sandbox), 'POST', '/oauth/token', { body: keys });

afterEach(() => void vi.useRealTimers());

describe('an endpoint with a clock of its own accepts every delivery', () => {
  test('of an authorization that lapsed: the clock was advanced by eight days', async () => {
    const shop = await openShop();
    const sandbox = open();
    const platform = sandbox.platform();
    shop.subscribe(platform);
    await pay(sandbox, manualPayment());
    await platform.waitForIdle();
    platform.clock.advance('8d');
    await platform.waitForIdle();
    expect([shop.accepted.at(-1), shop.refused]).toEqual(['payment.canceled', []]);
  });

  test('of a sandbox with a random seed', async () => {
    const shop = await openShop();
    const sandbox = open({ randomSeed: 'tea' });
    shop.subscribe(sandbox.platform());
    await pay(sandbox);
    await sandbox.platform().waitForIdle();
    expect([shop.accepted.at(-1), shop.refused]).toEqual(['payment_intent.succeeded', []]);
  });

  test.each(['runs', 'is frozen'])('of a seed file of last week whose clock %s', async (state) => {
    const shop = await openShop();
    const lastWeek = open({ clock: { now: () => Date.now() - 7 * DAY } });
    if (state === 'is frozen') lastWeek.platform().clock.freeze();
    await pay(lastWeek);
    const sandbox = open();
    await sandbox.platform().import(await textOf(lastWeek.platform().export()));
    expect(Date.now() - sandbox.platform().now()).toBeGreaterThan(6 * DAY);
    shop.subscribe(sandbox.platform());
    await pay(sandbox);
    await sandbox.platform().waitForIdle();
    expect([shop.accepted.at(-1), shop.refused]).toEqual(['payment_intent.succeeded', []]);
  });

  test('in a test that fakes Date, where the sandbox follows it', async () => {
    const shop = await openShop();
    const sandbox = open();
    shop.subscribe(sandbox.platform());
    for (const present of ['2031-05-05T12:00:00Z', '2019-01-01T00:00:00Z']) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(present) });
      await pay(sandbox);
      await sandbox.platform().waitForIdle();
      expect(sandbox.platform().deliveries()[0]?.attempts[0]?.signed_at).toBe(new Date(present).toISOString());
    }
    expect([shop.accepted.length, shop.refused]).toEqual([sandbox.platform().events().length, []]);
  });
});

/** A client of another library: it keeps its token for a day of its clock, and gets no other one before. */
function strangersClient(sandbox: Sandbox) {
  let kept: { readonly token: string; readonly until: number } | undefined;
  return async () => {
    if (kept === undefined || Date.now() >= kept.until) {
      const { access_token, expires_in } = (await tokenOf(sandbox)).as('AccessToken');
      kept = { token: access_token, until: Date.now() + expires_in * 1_000 };
    }
    const headers = { Authorization: `Bearer ${kept.token}` };
    return (await exchange(targetOf(sandbox), 'GET', '/v1/payments', { headers })).status;
  };
}

describe('a client that keeps its token for a day of its clock', () => {
  test('is authenticated after the clock was advanced, reset and restored', async () => {
    const sandbox = open();
    const { clock, snapshots } = sandbox.platform();
    const call = strangersClient(sandbox);
    expect(await call()).toBe(200);
    snapshots.create('before');
    clock.advance('8d');
    expect(await call()).toBe(200);
    clock.reset();
    expect(await call()).toBe(200);
    clock.set('2040-01-01');
    snapshots.restore('before');
    expect(await call()).toBe(200);
  });

  test('is authenticated in a sandbox with a random seed, and in a test that fakes Date', async () => {
    const call = strangersClient(open({ randomSeed: 'tea' }));
    for (const present of ['2031-05-05T12:00:00Z', '2031-05-06T11:59:59Z', '2031-05-07T12:00:00Z', '2026-01-01']) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(present) });
      expect(await call(), present).toBe(200);
    }
  });

  test('is refused once its token was ended, in the next process too, also after a compaction', async () => {
    const directory = temporaryDirectory();
    const first = await openSandboxIn(directory);
    const call = strangersClient(first);
    expect(await call()).toBe(200);
    first.platform().accessTokens.end();
    expect(await call()).toBe(401);
    const { access_token: newer } = (await tokenOf(first)).as('AccessToken');
    await first.close();
    for (const _ of ['the journal', 'what the second process wrote']) {
      const next = await openSandboxIn(directory);
      const headers = { Authorization: `Bearer ${newer}` };
      expect((await exchange(targetOf(next), 'GET', '/v1/payments', { headers })).status).toBe(200);
      expect(next.platform().accessTokens.generation).toBe(1);
      await next.close();
    }
  });
});

test('a dashboard stays open: its cookie ends neither by the clock nor with access tokens', async () => {
  const sandbox = open({ controlToken: 'the-control-token' });
  const address = 'http://sandbox.test/_sandbox/dashboard/default/';
  const { headers } = await sendForm(sandbox, address, { action: 'sign_in', control_token: 'the-control-token' });
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).not.toMatch(/max-age|expires/i);
  sandbox.platform().clock.advance('300d');
  sandbox.platform().accessTokens.end();
  const page = await openPage(sandbox, address, { Cookie: cookie.split(';')[0] ?? '' });
  expect([page.status, page.heading]).not.toEqual([401, 'Sign in']);
});

/** Returns an access token of the default platform as release 1.0.0-rc.1 issued it: by the clock of the platform. */
function olderToken(expires: number): string {
  const key = createHash('sha256').update(keys.client_secret).digest();
  const claims = `default.test.${expires}.0123456789abcdef`;
  return `${claims}.${createHmac('sha256', key).update(claims).digest('hex')}`;
}

/** Returns such a web component token. */
function olderComponentToken(expires: number, account: string): string {
  const exp = Math.floor(expires / 1_000);
  const resources = [`read:account:${account}`];
  return ownToken(keys, { sub: 'default', mode: 'test', resources, iat: exp - 3_600, exp });
}

describe('a token that an older release issued ends by the clock of its platform', () => {
  const statusWith = async (sandbox: Sandbox, token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await exchange(targetOf(sandbox), 'GET', '/v1/payments', { headers })).status;
  };
  const tokensOf = (sandbox: Sandbox, expires: number) => {
    const platform = sandbox.platform();
    return [olderToken(expires), olderComponentToken(expires, platform.keyPair('test').account_id)];
  };

  test('of one that was five years ahead: it is not good for five years', async () => {
    const sandbox = open();
    const { clock } = sandbox.platform();
    clock.advance('5y');
    const tokens = tokensOf(sandbox, clock.now() + 60_000);
    for (const token of tokens) expect(await statusWith(sandbox, token)).toBe(200);
    clock.advance('1m');
    for (const token of tokens) expect(await statusWith(sandbox, token)).toBe(401);
  });

  test('also a web component token that is sent again for its idempotency key', async () => {
    const sandbox = open();
    const platform = sandbox.platform();
    platform.clock.advance('5y');
    const { access_token } = (await tokenOf(sandbox)).as('AccessToken');
    const resources = [`read:account:${platform.keyPair('test').account_id}`];
    const send = () =>
      exchange(targetOf(sandbox), 'POST', '/v1/web_component_tokens', {
        body: { resources },
        headers: { Authorization: `Bearer ${access_token}`, 'Idempotency-Key': 'component' },
      });
    await send();
    const [, older = ''] = tokensOf(sandbox, platform.now() + 60_000);
    platform.transact(controlCall('moveClock'), ({ rows }) => {
      const row = rows.first('idempotency_keys', 'oldest', 'all');
      if (!row?.body) throw new Error('the response was not stored');
      const stored: object = JSON.parse(row.body);
      const body = JSON.stringify({ ...stored, access_token: older.slice(0, older.lastIndexOf('.')) });
      rows.replace('idempotency_keys', { ...row, body });
    });
    expect((await send()).as('WebComponentToken').access_token).toBe(older);
    expect(await statusWith(sandbox, older)).toBe(200);
    platform.clock.advance('1m');
    expect(await statusWith(sandbox, older)).toBe(401);
  });

  test('of one that a random seed froze in the past: it is not refused at once', async () => {
    const sandbox = open({ randomSeed: 'tea' });
    const { clock, accessTokens } = sandbox.platform();
    const tokens = tokensOf(sandbox, clock.now() + 60_000);
    for (const token of tokens) expect(await statusWith(sandbox, token)).toBe(200);
    accessTokens.end();
    for (const token of tokens) expect(await statusWith(sandbox, token)).toBe(401);
  });
});
