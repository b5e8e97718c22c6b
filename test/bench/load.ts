import autocannon from 'autocannon';
import type { BenchServer } from './servers';

export type Load = 'create' | 'get';

const body = JSON.stringify({
  amount: 1_000,
  currency: 'usd',
  payment_method: {
    card: {
      name: 'Ada Lovelace',
      number: '4242424242424242',
      verification: '123',
      month: 12,
      year: 2040,
      address_postal_code: '94107',
    },
  },
});

/** A server with a token and a payment to request. */
export interface Target extends BenchServer {
  readonly token: string;
  readonly paymentId: string;
  /** The response to a payment: the bare server sends the same. */
  readonly response: string;
}

let keys = 0;
const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
const nextKey = () => `bench-${process.pid}-${keys++}`;

export async function prepare(server: BenchServer): Promise<Target> {
  const credentials = JSON.stringify({ client_id: 'test_default', client_secret: 'test_default_secret' });
  const granted = await fetch(`${server.url}/oauth/token`, { method: 'POST', body: credentials });
  const token = field(await granted.json(), 'access_token');
  const headers = { ...headersOf(token), 'idempotency-key': nextKey() };
  const created = await fetch(`${server.url}/v1/payments`, { method: 'POST', headers, body });
  const response = await created.text();
  return { ...server, token, response, paymentId: field(JSON.parse(response), 'id') };
}

function field(value: unknown, name: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof found !== 'string') throw new Error(`a response has no ${name}`);
  return found;
}

/** Returns the requests per second over some connections, which are ten by default. */
export async function throughput(
  { url, token, paymentId }: Target,
  load: Load,
  seconds: number,
  connections = 10,
): Promise<number> {
  const headers = headersOf(token);
  const request: autocannon.Request =
    load === 'get'
      ? { method: 'GET', path: `/v1/payments/${paymentId}`, headers }
      : {
          method: 'POST',
          path: '/v1/payments',
          body,
          headers,
          setupRequest: (each) => ({ ...each, headers: { ...each.headers, 'idempotency-key': nextKey() } }),
        };
  const result = await autocannon({ url, connections, duration: seconds, requests: [request] });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors`);
  return result.requests.average;
}
