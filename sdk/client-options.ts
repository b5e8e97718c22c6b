import type { Hooks } from './hooks';
import { system as machine, type System } from './system';
import type { Fetch } from './transport/fetch';
import { requireId } from './transport/require-id';

/** The settings of a client. */
export interface ClientOptions extends Hooks {
  /**
   * The client id of a key pair. Its prefix, `test_` or `live_`, is the mode of all calls. Default: the environment
   * variable `PAYMENTS_CLIENT_ID`. Source: Authentication.
   */
  readonly clientId?: string | undefined;
  /**
   * The secret of the same key pair. Keep it on a server, never in a public page. Default: the environment variable
   * `PAYMENTS_CLIENT_SECRET`.
   */
  readonly clientSecret?: string | undefined;
  /** The http or https URL of the service, without `/v1`. Default: the environment variable `PAYMENTS_API_URL`. */
  readonly baseUrl?: string | undefined;
  /** The sub account of all calls. Default: the platform account itself. */
  readonly subAccountId?: string | undefined;
  /** Sends the requests. Default: the global `fetch`, looked up for each request. */
  readonly fetch?: Fetch | undefined;
  /** Milliseconds for each attempt; `Infinity` for no limit. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds for each call: attempts, waits and access token; `Infinity` for no limit. Default: 120,000. */
  readonly deadlineMs?: number | undefined;
  /** The number of retries of a call that is safe to repeat; 0 for none. Default: 2. */
  readonly maxRetries?: number | undefined;
  /** The longest wait in milliseconds that a `Retry-After` of the service can cause. Default: 60,000. */
  readonly maxRetryAfterMs?: number | undefined;
  /** Headers of every request, including that of an access token. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Clock, randomness, waiting and idempotency keys, for tests. */
  readonly system?: { readonly [Part in keyof System]?: System[Part] | undefined } | undefined;
}

/** The options of a client after defaults. */
export interface Settings extends ClientOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly maxRetries: number;
  readonly maxRetryAfterMs: number;
  readonly system: System;
}

const defaults = { timeoutMs: 30_000, deadlineMs: 120_000, maxRetries: 2, maxRetryAfterMs: 60_000 };

const variables = {
  clientId: 'PAYMENTS_CLIENT_ID',
  clientSecret: 'PAYMENTS_CLIENT_SECRET',
  baseUrl: 'PAYMENTS_API_URL',
} as const;

type Credential = keyof typeof variables;

/** Returns options after defaults. Throws a `TypeError` for one that is missing or invalid. */
export function settingsOf(options: ClientOptions): Settings {
  const credentials = {
    clientId: options.clientId ?? variable('clientId'),
    clientSecret: options.clientSecret ?? variable('clientSecret'),
    baseUrl: options.baseUrl ?? variable('baseUrl'),
  };
  requireCredentials(credentials);
  requireBaseUrl(credentials.baseUrl);
  if (options.subAccountId !== undefined) requireId(options.subAccountId, 'subAccountId');
  const { system = {}, ...rest } = options;
  const base = { ...defaults, ...credentials, system: merge(machine, system) };
  return merge<Settings>(base, { ...rest, ...credentials });
}

/** Returns a copy with the changes that are not undefined. */
export function merge<T extends object>(base: T, changes: { readonly [Key in keyof T]?: T[Key] | undefined }): T {
  const copy = { ...base };
  for (const name in changes) {
    const value = changes[name];
    if (value !== undefined) copy[name] = value;
  }
  return copy;
}

/** Returns an environment variable; undefined where the platform has none. */
function variable(name: Credential): string | undefined {
  return typeof process === 'undefined' ? undefined : process.env?.[variables[name]];
}

function requireCredentials(
  credentials: Record<Credential, string | undefined>,
): asserts credentials is Record<Credential, string> {
  const missing = Object.entries(variables)
    .filter(([name]) => !Reflect.get(credentials, name))
    .map(([name, variable]) => `${name} is missing: pass it to the client, or set ${variable}`);
  if (missing.length > 0) throw new TypeError(missing.join('; '));
}

function requireBaseUrl(baseUrl: string): void {
  const withoutUser = baseUrl.replace(/\/\/[^/]*@/, '//');
  const scheme = /^\W*(localhost|127\.|::1)/.test(withoutUser) ? 'http://' : 'https://';
  const correct = withoutUser.replace(/^(?!https?:\/\/)(\w*:?\/\/)?/i, scheme).replace(/\/v1\/*$/, '');
  if (correct === baseUrl && URL.canParse(baseUrl)) return;
  const problem = withoutUser !== baseUrl ? 'contains a user name or a password' : problemOf(baseUrl);
  throw new TypeError(`baseUrl "${withoutUser}" ${problem}: write "${correct}"`);
}

function problemOf(baseUrl: string): string {
  if (!/^https?:\/\//i.test(baseUrl)) return 'does not start with http:// or https://';
  return baseUrl.includes('/v1') ? 'ends with /v1, which every call adds' : 'is not a URL';
}
