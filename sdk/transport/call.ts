import { headersClass } from '../../spec/vocabulary/globals';
import { merge, type Settings } from '../client-options';
import {
  checkOptions,
  func,
  headers,
  headerValue,
  id,
  members,
  type OptionChecks,
  retries,
  time,
} from '../option-checks';
import type { CallOptions } from '../types';
import type { CallContext } from './call-context';
import type { CallLimits } from './limit';
import { pathParamsOf, requireId } from './path-params';
import { urlOf, type QueryParams } from './url';

/** The path of the operation that issues access tokens. Its requests carry none. */
export const TOKEN_PATH = '/oauth/token';

const JSON_TYPE = 'application/json';

/** A call as it is sent: the same for every attempt. */
export interface Call {
  readonly context: CallContext;
  readonly url: string;
  /** Without `Authorization`. */
  readonly headers: Headers;
  /** The body as JSON. A string, so that every attempt sends the same. */
  readonly text: string | undefined;
  readonly limits: CallLimits;
}

/** An operation and what it is called with. */
export interface CallInput {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with placeholders. */
  readonly path: string;
  /** The values of the placeholders, in their order. */
  readonly ids?: readonly string[];
  readonly query?: QueryParams;
  readonly body?: unknown;
  readonly options?: CallOptions | undefined;
}

const checks = {
  subAccountId: id,
  signal: members(func, 'addEventListener'),
  timeoutMs: time,
  deadlineMs: time,
  maxRetries: retries,
  headers,
  idempotencyKey: headerValue,
} satisfies OptionChecks<CallOptions>;

/** Checks the options of a call. Throws a `TypeError` or a `RangeError` for one that is unknown or invalid. */
export function checkCallOptions(options: CallOptions | undefined): void {
  if (options !== undefined) checkOptions(options, checks);
}

/** Returns the call of an operation. Throws a `TypeError` or a `RangeError` for an invalid id or option. */
export function callOf(settings: Settings, input: CallInput): Call {
  const { method, path, ids = [], query = {}, body, options = {} } = input;
  const pathParams = pathParamsOf(path, ids);
  checkCallOptions(options);
  const headers = new (headersClass())({
    Accept: JSON_TYPE,
    ...(body !== undefined && { 'Content-Type': JSON_TYPE }),
    ...(settings.userAgent && { 'User-Agent': settings.userAgent }),
  });
  for (const given of [settings.headers, options.headers])
    for (const [name, value] of Object.entries(given ?? {}))
      if (value !== undefined && value !== null) headers.set(name, value);
  return {
    context: identify(settings, { method, path, pathParams }, headers, options),
    url: settings.baseUrl + urlOf(path, pathParams, query),
    headers,
    text: JSON.stringify(body),
    limits: merge<CallLimits>(settings, options),
  };
}

/** Sets the sub account and, for a write, the idempotency key in the headers of a call, and returns its record. */
export function identify(
  settings: Settings,
  operation: Pick<CallContext, 'method' | 'path' | 'pathParams'>,
  headers: Headers,
  options: CallOptions = {},
): CallContext {
  const { method, path } = operation;
  let subAccountId: string | undefined;
  let idempotencyKey: string | undefined;
  if (path !== TOKEN_PATH) {
    subAccountId = options.subAccountId ?? headers.get('Sub-Account') ?? settings.subAccountId;
    if (subAccountId !== undefined) headers.set('Sub-Account', requireId(subAccountId, 'subAccountId'));
    // One key for each call, shared by its attempts: a new key means another write.
    if (method !== 'GET') {
      idempotencyKey = options.idempotencyKey ?? headers.get('Idempotency-Key') ?? settings.system.newKey();
      headers.set('Idempotency-Key', idempotencyKey);
    }
  }
  return { ...operation, idempotencyKey, subAccountId };
}
