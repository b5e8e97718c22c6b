import { expect, test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';

/** Serves a sandbox as a replica. Returns the addresses that it told the others. */
async function addressesOf(known: string | null, tell: (url: string) => Promise<void> = () => Promise.resolve()) {
  const sandbox = createSandbox();
  const { respond, newRequestId, hasControlToken, platformOptions } = sandbox;
  const interrupt = () => sandbox.interrupt();
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
