import type { Target } from './load';
import type { Report } from './report';

const CALLS = 2_000;

/** The entry of the SDK as it was built. */
export type Sdk = typeof import('../sdk');

/** Measures a call of the SDK, relative to a bare `fetch` that carries a time-out signal and parses JSON. */
export async function measureCall(sdk: Sdk, target: Target, report: Report, rounds: number): Promise<void> {
  const { url, token, paymentIds } = target;
  const [paymentId = ''] = paymentIds;
  const granted = JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: 86_400 });
  const client = new sdk.Client({
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
  const what = 'SDK call over loopback, times a bare fetch with a time-out signal';
  report.line(what, ratios.slice(1), { most: 1.2 });
}

async function duration(call: () => PromiseLike<unknown>): Promise<number> {
  const start = performance.now();
  for (let made = 0; made < CALLS; made++) await call();
  return performance.now() - start;
}
