import { describe, expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { openSandboxIn } from '../../mock-server/server';
import { ApiError, AuthenticationError, Client } from '../../sdk';
import { TestClock } from '../support/clock';
import { card } from '../support/bodies';
import { temporaryDirectory } from '../store/support';
import { createOverHttp, targetOf } from './support';

const charge = { amount: 1_000, currency: 'usd', payment_method: { card: card() } } as const;

describe('sandbox.client()', () => {
  test('is a client of the default platform in test mode', async () => {
    const sandbox = createSandbox();
    const client = sandbox.client();
    expect(client).toBeInstanceOf(Client);
    const payment = await client.payments.create(charge);
    expect(payment.account_id).toBe(sandbox.platform().keyPair('test').account_id);
  });

  test('takes a platform and a sub account, each by id or as an object, and a mode', async () => {
    const sandbox = createSandbox();
    const keys = await sandbox.createPlatform();
    const platform = sandbox.platform(keys.id);
    const shop = await sandbox.client({ platform }).subAccounts.create({ name: 'Shop' });
    for (const same of [keys.id, keys, platform]) {
      const [paid, paidLive] = await Promise.all([
        sandbox.client({ platform: same }).payments.create(charge),
        sandbox.client({ platform: same, mode: 'live' }).payments.list({}),
      ]);
      expect([paid.account_id, paidLive.data]).toEqual([platform.keyPair('test').account_id, []]);
    }
    for (const subAccount of [shop, shop.id]) {
      const client = sandbox.client({ platform, subAccount });
      expect(client.subAccountId).toBe(shop.id);
      expect((await client.payments.create(charge)).account_id).toBe(shop.id);
    }
    expect(sandbox.platform().events()).toEqual([]);
  });

  test('accepts undefined for every option, and passes the others on to the client', async () => {
    const sandbox = createSandbox();
    const client = sandbox.client({ platform: undefined, subAccount: undefined, mode: undefined });
    await client.payments.list();
    const retries: number[] = [];
    const impatient = sandbox.client({
      maxRetries: 1,
      system: { sleep: (milliseconds) => Promise.resolve(void retries.push(milliseconds)) },
    });
    sandbox.platform().faults.create({ operation: 'listPayments', fault: { error: 'service_unavailable' }, times: 5 });
    await expect(impatient.payments.list()).rejects.toBeInstanceOf(ApiError);
    expect(retries).toHaveLength(1);
  });

  test('refuses an unknown platform, and an empty id of a sub account', async () => {
    const sandbox = createSandbox();
    expect(() => sandbox.client({ platform: 'pf_nope' })).toThrow(new RangeError('unknown platform "pf_nope"'));
    expect(() => sandbox.client({ subAccount: '' })).toThrow(TypeError);
  });

  test('requests its token like any other client, and faults meet that request', async () => {
    const sandbox = createSandbox();
    const keys = await sandbox.createPlatform();
    const platform = sandbox.platform(keys.id);
    platform.faults.create({ operation: 'createAccessToken', fault: { error: 'service_unavailable' }, times: 1 });
    const sleep = () => Promise.resolve();
    await sandbox.client({ platform, system: { sleep } }).payments.list();
    const requests = platform.requests.list();
    expect(requests.map(({ operation, status }) => [operation, status]).reverse()).toEqual([
      ['createAccessToken', 503],
      ['createAccessToken', 200],
      ['listPayments', 200],
    ]);
    expect(requests.at(-1)?.request_body).toEqual({ client_id: keys.test.client_id, client_secret: '[redacted]' });
  });

  test.each(['by the command', 'by the clock of the caller'])('goes on when its token ends %s', async (end) => {
    const clock = new TestClock();
    const sandbox = createSandbox({ clock });
    const client = sandbox.client();
    await client.payments.list();
    sandbox.platform().clock.advance('10d');
    await client.payments.list();
    if (end === 'by the command') sandbox.platform().accessTokens.end();
    else clock.advance({ days: 1 });
    await client.payments.list();
    const tokens = sandbox.platform().requests.list({ operation: 'createAccessToken' });
    expect(tokens).toHaveLength(2);
  });

  test('needs no secret: it is a client of a platform that another process created', async () => {
    const directory = temporaryDirectory();
    const first = await openSandboxIn(directory);
    const { id } = await createOverHttp(targetOf(first));
    const payment = await first.client({ platform: id }).payments.create(charge);
    await first.close();

    const second = await openSandboxIn(directory);
    onTestFinished(() => second.close());
    const client = second.client({ platform: id });
    expect((await client.payments.get(payment.id)).id).toBe(payment.id);
    const platform = await second.openPlatform(id);
    expect(platform.keys.test.client_secret).toBeNull();
    await platform.delete();
    await expect(client.payments.list()).rejects.toBeInstanceOf(AuthenticationError);
  });

  test('gives nobody else a token without the secret', async () => {
    const sandbox = createSandbox();
    sandbox.client();
    const body = JSON.stringify({ client_id: 'test_default', client_secret: 'issued-inside-the-sandbox' });
    const headers = { 'Content-Type': 'application/json' };
    const response = await sandbox.fetch('http://sandbox.test/oauth/token', { method: 'POST', headers, body });
    expect(response.status).toBe(401);
  });
});
