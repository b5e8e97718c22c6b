import { Client } from '../../sdk';
import type { Target } from './load';
import { median } from './median';

const CALLS = 2_000;

/** Returns the duration of a call of the SDK, times that of a bare `fetch` that carries a time-out signal and parses JSON. */
export async function callRatio({ url, token, paymentId }: Target, rounds: number): Promise<number> {
  const granted = JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: 86_400 });
  const client = new Client({
    clientId: 'test_default',
    clientSecret: 'test_default_secret',
    baseUrl: url,
    // The bare server knows one response.
    fetch: async (to, init) => (to.endsWith('/oauth/token') ? new Response(granted) : fetch(to, init)),
  });
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const bareCall = async (): Promise<unknown> => {
    const signal = AbortSignal.timeout(30_000);
    return (await fetch(`${url}/v1/payments/${paymentId}`, { headers, signal })).json();
  };
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const bare = await duration(bareCall);
    ratios.push((await duration(() => client.payments.get(paymentId))) / bare);
  }
  return median(ratios.slice(1));
}

async function duration(call: () => PromiseLike<unknown>): Promise<number> {
  const start = performance.now();
  for (let made = 0; made < CALLS; made++) await call();
  return performance.now() - start;
}
