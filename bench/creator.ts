import { paymentBody } from './load';
import type { Sandbox } from '../mock-server/server';

type Fetch = Pick<Sandbox, 'fetch'>;

/** Returns a function that creates payments, ten at a time, and returns the duration in milliseconds. */
export async function creatorOf(sandbox: Fetch): Promise<(count: number) => Promise<number>> {
  const create = await oneByOne(sandbox);
  return async (count) => {
    const start = performance.now();
    for (let made = 0; made < count; made += 10) await Promise.all(Array.from({ length: 10 }, create));
    return performance.now() - start;
  };
}

async function oneByOne(sandbox: Fetch): Promise<() => Promise<Response>> {
  const credentials = JSON.stringify({ client_id: 'test_default', client_secret: 'test_default_secret' });
  const granted = await sandbox.fetch('http://localhost/oauth/token', { method: 'POST', body: credentials });
  const { access_token } = Object(await granted.json());
  let key = 0;
  return async () => {
    const headers = { authorization: `Bearer ${access_token}`, 'idempotency-key': `k${key++}` };
    const response = await sandbox.fetch('http://localhost/v1/payments', {
      method: 'POST',
      headers,
      body: paymentBody,
    });
    if (response.status !== 201) throw new Error(`the response to a payment is ${response.status}`);
    return response;
  };
}
