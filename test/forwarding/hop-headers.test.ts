import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hopSecret } from '../../mock-server/replicas/forwarded-request';
import { rawHttp } from '../support/raw-http';
import { type OpenReplica, openReplicas } from '../support/replicas-in-memory';
import { bearer, closeAll, listen, opened, openTwo } from './two-replicas';
import { createSandbox, serve } from '../../mock-server/server';

const controlToken = 'a-control-token-of-tests';

afterEach(closeAll);
let two: Awaited<ReturnType<typeof openTwo>>;
beforeEach(async () => {
  two = await openTwo();
});

describe('headers of a hop', () => {
  const forged = (secret: string, platform: string) => ({
    'Sandbox-Hop': secret,
    'Sandbox-Hop-Request': JSON.stringify({
      method: 'DELETE',
      path: `/_sandbox/platforms/${platform}`,
      placedOn: platform,
      keyPair: { platform, mode: 'test' },
      hostNames: ['evil.test'],
    }),
  });

  test('are ignored from anybody who does not know the control token', async () => {
    const guarded = await openReplicas(2, () => 1, { controlToken });
    opened.push(...guarded.map(({ close }) => close));
    const [receiver, owner] = guarded;
    for (const { url } of [receiver, owner].filter((replica): replica is OpenReplica => replica !== undefined))
      for (const secret of ['', controlToken, hopSecret(''), hopSecret('another-control-token')]) {
        const response = await rawHttp(url, { path: '/_hop', headers: forged(secret, 'default') });
        expect(response.status).toBe(404);
        const foreign = await rawHttp(url, {
          path: '/_hop',
          headers: { ...forged(secret, 'default'), Host: 'evil.test' },
        });
        expect(foreign.status).toBe(403);
      }
    expect(owner?.sandbox.platforms.get('default')).toBeDefined();
  });

  test('do not replace the check of the host where there is no control token', async () => {
    const headers = { ...forged(hopSecret(''), 'default'), Host: 'evil.test' };
    expect((await rawHttp(two.owner.url, { path: '/_hop', headers })).status).toBe(403);
  });

  test('are accepted under any host where there is one', async () => {
    const guarded = await openReplicas(1, () => 0, { controlToken });
    opened.push(...guarded.map(({ close }) => close));
    const facts = { method: 'GET', path: '/_sandbox/health', placedOn: 'default', forwardedBy: 'replica_9' };
    const headers = {
      Host: 'replica-1.internal:4010',
      'Sandbox-Hop': hopSecret(controlToken),
      'Sandbox-Hop-Request': JSON.stringify(facts),
    };
    const response = await rawHttp(guarded[0]?.url ?? '', { path: '/_hop', headers });
    expect([response.status, response.headers.get('sandbox-hop-outcome')]).toEqual([200, 'response']);
  });

  test('of the caller are not passed on', async () => {
    let seen: readonly string[] = [];
    const url = await listen(
      createServer((message, response) => {
        seen = message.rawHeaders;
        response.setHeader('Sandbox-Hop-Outcome', 'dropped').end();
      }),
    );
    const { platform, receiver } = two;
    const headers = {
      ...(await bearer(platform.testMode)),
      'sandbox-hop-request': 'forged',
      'Sandbox-Hop-X': 'forged',
    };
    receiver.placement.place = () => ({ at: 'replica', url });
    await expect(rawHttp(receiver.url, { path: '/v1/payments', headers })).rejects.toThrow();
    expect(seen.filter((text) => text === 'forged')).toEqual([]);
    expect(seen.filter((name) => /^sandbox-hop/i.test(name))).toEqual(['Sandbox-Hop', 'Sandbox-Hop-Request']);
  });
});

/** Serves a sandbox as a replica. Returns the addresses that it told the others. */
async function addressesOf(known: string | null, tell: (url: string) => Promise<void> = () => Promise.resolve()) {
  const sandbox = createSandbox();
  const { respond, newRequestId, hasControlToken, platformOptions } = sandbox;
  const interrupt = (isEnd: boolean) => sandbox.interrupt(isEnd);
  const advertised: string[] = [];
  const advertise = (url: string) => {
    advertised.push(url);
    return tell(url);
  };
  const replica = { url: known, advertise };
  const server = await serve({ respond, newRequestId, interrupt, hasControlToken, platformOptions, replica });
  await server.close();
  return { advertised, url: server.url };
}

test('a replica that begins to listen tells the others its address', async () => {
  const { advertised, url } = await addressesOf(null);
  expect(advertised).toEqual([url]);
});

test('a replica whose address was given tells no other', async () => {
  expect((await addressesOf('http://10.0.0.5:4010')).advertised).toEqual([]);
});

test('a server whose address cannot be told does not stay open', async () => {
  const urls: string[] = [];
  const tell = (url: string) => {
    urls.push(url);
    return Promise.reject(new Error('the database cannot be reached'));
  };
  await expect(addressesOf(null, tell)).rejects.toThrow('cannot be reached');
  await expect(fetch(`${urls[0]}/_sandbox/health`)).rejects.toThrow('fetch failed');
});
