import type { FaultInput } from '../../mock-server';
import { createSandbox, serve } from '../../mock-server/server';
import { Client, type ClientOptions } from '../../sdk';
import { type ApiResponse, exchange, type Target } from './api';
import { payment } from './bodies';
import type { ControlSchemas } from './document';
import { openPlatform, type TestPlatform } from './test-platform';

export type Fault = ControlSchemas['Fault'];

/** Manages the faults of a platform over HTTP. */
export function faultsOf({ id, testMode: { target } }: TestPlatform) {
  const path = `/_sandbox/platforms/${id}/faults`;
  const list = async () => (await exchange(target, 'GET', path)).asControl('FaultList').data;
  return {
    path,
    ask: (body: object): Promise<ApiResponse> => exchange(target, 'POST', path, { body }),
    add: async (input: FaultInput): Promise<Fault> =>
      (await exchange(target, 'POST', path, { body: input })).asControl('Fault'),
    list,
    get: async (faultId: string): Promise<Fault | undefined> => (await list()).find((fault) => fault.id === faultId),
    remove: (faultId: string): Promise<ApiResponse> => exchange(target, 'DELETE', `${path}/${faultId}`),
    clear: (): Promise<ApiResponse> => exchange(target, 'DELETE', path),
    release: (faultId: string): Promise<ApiResponse> => exchange(target, 'POST', `${path}/${faultId}/release`),
  };
}

const card = { name: 'Ada Lovelace', number: '4242424242424242', month: 12, year: 2048, address_postal_code: '94107' };

/** A payment for the SDK. */
export const order = { amount: 1_000, currency: 'usd', payment_method: { card } } as const;

/** Creates an SDK client that reaches the sandbox of a target. */
export function clientOf(
  { baseUrl, fetch }: Target,
  { keys }: TestPlatform,
  options: Pick<ClientOptions, 'timeoutMs' | 'maxRetries'> = {},
): Client {
  const { client_id, client_secret } = keys.test;
  return new Client({
    clientId: client_id,
    clientSecret: client_secret,
    baseUrl,
    fetch: (url, init) => fetch(String(url), init),
    ...options,
  });
}

export const pay = ({ testMode: api }: TestPlatform, headers = {}): Promise<ApiResponse> =>
  api.post('/v1/payments', payment(), headers);

export const paymentsOf = async ({ testMode: api }: TestPlatform) =>
  (await api.get('/v1/payments')).as('PaymentList').data;

export const isReplay = ({ headers }: ApiResponse): boolean => headers.get('Idempotent-Replayed') === 'true';

/** Returns the reason of a rejection, or undefined when the promise resolves. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Opens a platform in memory, reached in the same process. */
export async function openInProcess() {
  const sandbox = createSandbox();
  const target = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  const api = await openPlatform(target);
  return { sandbox, target, api, platform: sandbox.platform(api.id) };
}

/** Opens a platform in memory, reached over node:http. */
export async function openServed() {
  const sandbox = createSandbox();
  const server = await serve(sandbox);
  const api = await openPlatform({ sandbox, baseUrl: server.url, fetch: (url, init) => fetch(url, init) });
  return { sandbox, server, api, platform: sandbox.platform(api.id) };
}
