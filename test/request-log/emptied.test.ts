import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';

/** Sends requests that name no route, so that each is logged with an id of its own. */
async function send(count: number) {
  const sandbox = createSandbox();
  const platform = sandbox.platform();
  const { client_id, client_secret } = { client_id: 'test_default', client_secret: 'test_default_secret' };
  const body = JSON.stringify({ client_id, client_secret });
  const headers = { 'Content-Type': 'application/json' };
  const granted = await sandbox.fetch('http://sandbox.test/oauth/token', { method: 'POST', headers, body });
  const { access_token } = Object(await granted.json());
  const get = () =>
    sandbox.fetch('http://sandbox.test/v1/payments', { headers: { Authorization: `Bearer ${access_token}` } });
  for (let i = 0; i < count; i++) await get();
  return { platform, get };
}

test.each([1, 7, 1_003])(
  'after the log of %d requests was emptied, later requests are found by their ids',
  async (count) => {
    const { platform, get } = await send(count);
    platform.requests.deleteAll();
    expect(platform.requests.find('req_unknown')).toBeUndefined();
    await get();
    const [entry] = platform.requests.list();
    expect(platform.requests.find(entry?.id ?? '')).toEqual(entry);
    expect(platform.requests.list()).toHaveLength(1);
  },
);
