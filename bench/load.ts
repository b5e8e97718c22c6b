import type autocannon from 'autocannon';
import { sendBurst } from './burst';
import { loadGenerator } from './load-generator';
import type { BenchServer } from './servers';

export type Load = 'create' | 'get' | 'list';

export const CONNECTIONS = 16;

export const paymentBody = JSON.stringify({
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

/** A server with a token and payments to request. */
export interface Target extends BenchServer {
  readonly token: string;
  readonly paymentIds: readonly string[];
  /** The response to a payment: the bare server sends the same. */
  readonly response: string;
}

export const LIST_PATH = '/v1/payments?limit=25';

/** One of so many payments is read later. */
const SAMPLED_PAYMENTS = 100;
const FILL_MS = 600_000;

let keys = 0;
const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
const nextKey = () => `bench-${process.pid}-${keys++}`;

/** Requests a token and creates payments: one, or as many as are given over all connections. */
export async function prepare<Server extends BenchServer>(server: Server, payments = 1): Promise<Server & Target> {
  const credentials = JSON.stringify({ client_id: 'test_default', client_secret: 'test_default_secret' });
  const granted = await fetch(`${server.url}/oauth/token`, { method: 'POST', body: credentials });
  const token = field(await granted.json(), 'access_token');
  const response = await createPayment({ ...server, token });
  const paymentIds = [idIn(response)];
  const steps = payments > 1 ? Math.min(SAMPLED_PAYMENTS, Math.ceil(payments / CONNECTIONS)) : 0;
  for (let step = 0; step < steps; step++) {
    await createsPerSecond({ ...server, token }, Math.max(CONNECTIONS, Math.round(payments / steps) - 1));
    paymentIds.push(idIn(await createPayment({ ...server, token })));
  }
  return { ...server, token, response, paymentIds };
}

/** Returns the target as a client of another server sees it, such as the bare one. */
export function at<Server extends BenchServer>(target: Target, server: Server): Server & Target {
  return { ...target, ...server };
}

/** A server's address with a token. */
type Access = Pick<Target, 'url' | 'token'>;

/** Creates payments over all connections. Returns how many a second. */
export async function createsPerSecond({ url, token }: Access, amount: number): Promise<number> {
  const request = createRequest(token);
  const burst = { url, request, amount, connections: CONNECTIONS, milliseconds: FILL_MS };
  const { requests, seconds } = await sendBurst(burst);
  return requests / seconds;
}

/** Returns the text of a response to `GET`. */
export async function read({ url, token }: Access, path: string): Promise<string> {
  return textOf(await fetch(`${url}${path}`, { headers: headersOf(token) }));
}

/** Creates a payment and returns the text of the response. */
export async function createPayment({ url, token }: Access): Promise<string> {
  const headers = { ...headersOf(token), 'idempotency-key': nextKey() };
  return textOf(await fetch(`${url}/v1/payments`, { method: 'POST', headers, body: paymentBody }));
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: the response is ${response.status} ${text.slice(0, 200)}`);
  return text;
}

function idIn(response: string): string {
  return field(JSON.parse(response), 'id');
}

function field(value: unknown, name: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof found !== 'string') throw new Error(`a response has no ${name}`);
  return found;
}

/** Returns the requests per second. */
export async function throughput(
  target: Target,
  load: Load,
  seconds: number,
  connections = CONNECTIONS,
): Promise<number> {
  const { url } = target;
  const result = await loadGenerator()({ url, connections, duration: seconds, requests: requestsOf(target, load) });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors`);
  return result.requests.average;
}

function requestsOf({ token, paymentIds }: Pick<Target, 'token' | 'paymentIds'>, load: Load): autocannon.Request[] {
  const headers = headersOf(token);
  switch (load) {
    case 'get':
      return paymentIds.map((id) => ({ method: 'GET', path: `/v1/payments/${id}`, headers }));
    case 'list':
      return [{ method: 'GET', path: LIST_PATH, headers }];
    case 'create':
      return [createRequest(token)];
  }
}

function createRequest(token: string): autocannon.Request {
  const headers = headersOf(token);
  const setupRequest = (each: autocannon.Request): autocannon.Request => ({
    ...each,
    headers: { ...each.headers, 'idempotency-key': nextKey() },
  });
  return { method: 'POST', path: '/v1/payments', body: paymentBody, headers, setupRequest };
}
