import { API_URL_VARIABLE, environmentVariable, requireBaseUrl } from './base-url';
import { type HookError, type HookRequest, type HookResponse, type HookRetry, type Hooks, logLevels } from './hooks';
import {
  checkOptions,
  func,
  headers,
  id,
  members,
  oneOf,
  type OptionChecks,
  retries,
  secret,
  text,
  time,
} from './option-checks';
import { system as machine, type System } from './system';
import type { Fetch } from './transport/fetch';
import { type AppInfo, userAgentOf } from './user-agent';

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
  /**
   * A token to send instead of requesting one with a key pair, such as a web component token in a browser. It is not renewed, so
   * calls after its end throw an `AuthenticationError`. A client with a token ignores `clientId`, `clientSecret` and their
   * environment variables. Source: Web component tokens.
   */
  readonly accessToken?: string | undefined;
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
  /** The longest wait in milliseconds that a `Retry-After` of the service can cause; `Infinity` for no limit. Default: 60,000. */
  readonly maxRetryAfterMs?: number | undefined;
  /** Your program, which the header `User-Agent` then names besides the SDK and the runtime. Not sent by a browser. */
  readonly appInfo?: AppInfo | undefined;
  /** Headers of every request, including that of an access token. They take precedence over those of the SDK. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Clock, randomness, timers, waiting and idempotency keys, for tests. */
  readonly system?: { readonly [Part in keyof System]?: System[Part] | undefined } | undefined;
}

/** The options of a client after defaults. */
export interface Settings extends ClientOptions {
  /** Empty with an access token, as the secret is. */
  readonly clientId: string;
  readonly clientSecret: string;
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly maxRetries: number;
  readonly maxRetryAfterMs: number;
  readonly system: System;
  /** Undefined in a browser, which sends its own. */
  readonly userAgent: string | undefined;
  // A hook of a user may be asynchronous. What it rejects with rejects the call as well.
  readonly onRequest?: ((request: HookRequest) => unknown) | undefined;
  readonly onResponse?: ((response: HookResponse) => unknown) | undefined;
  readonly onError?: ((failure: HookError) => unknown) | undefined;
  readonly onRetry?: ((retry: HookRetry) => unknown) | undefined;
}

const defaults = { timeoutMs: 30_000, deadlineMs: 120_000, maxRetries: 2, maxRetryAfterMs: 60_000 };

const variables = {
  clientId: 'PAYMENTS_CLIENT_ID',
  clientSecret: 'PAYMENTS_CLIENT_SECRET',
  baseUrl: API_URL_VARIABLE,
} as const;

const appInfoChecks = { name: text, version: text, url: text } satisfies OptionChecks<AppInfo>;
const systemChecks = {
  now: func,
  random: func,
  setTimer: func,
  sleep: func,
  newKey: func,
} satisfies OptionChecks<System>;

const checks = {
  clientId: secret,
  clientSecret: secret,
  accessToken: secret,
  baseUrl: text,
  subAccountId: id,
  fetch: func,
  timeoutMs: time,
  deadlineMs: time,
  maxRetries: retries,
  maxRetryAfterMs: time,
  appInfo: (name, value) => {
    checkOptions(value, appInfoChecks, name);
    members(text, 'name')(name, value);
  },
  headers,
  system: (name, value) => checkOptions(value, systemChecks, name),
  onRequest: func,
  onResponse: func,
  onError: func,
  onRetry: func,
  logger: members(func, ...logLevels.slice(1)),
  logLevel: oneOf(logLevels),
} satisfies OptionChecks<ClientOptions>;

/** Returns options after defaults. Throws a `TypeError` or a `RangeError` for one that is missing, unknown or invalid. */
export function settingsOf(options: ClientOptions): Settings {
  checkOptions(options, checks);
  const missing: string[] = [];
  const required = (name: keyof typeof variables): string => {
    const value = options[name] ?? environmentVariable(variables[name]);
    if (!value) missing.push(`${name} is missing: pass it to the client, or set ${variables[name]}`);
    else if (name !== 'baseUrl') secret(variables[name], value);
    return value ?? '';
  };
  const credentials =
    options.accessToken === undefined
      ? { clientId: required('clientId'), clientSecret: required('clientSecret') }
      : { clientId: '', clientSecret: '' };
  if (options.accessToken === '') missing.push('accessToken is empty: pass a token, or leave it out');
  const baseUrl = required('baseUrl');
  if (missing.length > 0) throw new TypeError(missing.join('; '));
  return {
    ...merge<Omit<Settings, 'system' | 'userAgent' | 'baseUrl' | keyof typeof credentials>>(defaults, options),
    ...credentials,
    baseUrl: requireBaseUrl(baseUrl, 'baseUrl'),
    system: merge(machine, options.system ?? {}),
    userAgent: userAgentOf(options.appInfo),
  };
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
