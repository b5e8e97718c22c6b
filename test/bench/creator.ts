import type { Sandbox } from '../../mock-server/server';

const body = JSON.stringify({
  amount: 1_000,
  currency: 'usd',
  payment_method: {
    card: { name: 'Ada', number: '4242424242424242', month: 12, year: 2040, address_postal_code: '94107' },
  },
});

/** Returns a function that creates payments, ten at a time, and returns the duration in milliseconds. */
export async function creatorOf(sandbox: Sandbox): Promise<(count: number) => Promise<number>> {
  const credentials = JSON.stringify({ client_id: 'test_default', client_secret: 'test_default_secret' });
  const granted = await sandbox.fetch('http://localhost/oauth/token', { method: 'POST', body: credentials });
  const { access_token } = Object(await granted.json());
  let key = 0;
  const create = async () => {
    const headers = { authorization: `Bearer ${access_token}`, 'idempotency-key': `k${key++}` };
    const { status } = await sandbox.fetch('http://localhost/v1/payments', { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`the response to a payment is ${status}`);
  };
  return async (count) => {
    const start = performance.now();
    for (let made = 0; made < count; made += 10) await Promise.all(Array.from({ length: 10 }, create));
    return performance.now() - start;
  };
}
