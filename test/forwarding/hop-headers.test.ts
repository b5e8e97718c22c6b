import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rawHttp } from '../support/raw-http';
import { bearer, closeAll, listenAsPeer, openTwo } from './two-replicas';
import { createSandbox, serve } from '../../mock-server/server';

afterEach(closeAll);
let two: Awaited<ReturnType<typeof openTwo>>;
beforeEach(async () => {
  two = await openTwo();
});

describe('headers of a hop', () => {
  test('of the caller are not passed on', async () => {
    let seen: readonly string[] = [];
    const url = await listenAsPeer(
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
    expect(seen.filter((name) => /^sandbox-hop/i.test(name))).toEqual(['Sandbox-Hop-Request']);
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
