import { finalStatuses } from '../../spec/tables/idempotency';
import { limits } from '../../spec/tables/limits';
import type { Operation } from '../../spec/vocabulary/operation';
import { maskStoredText } from '../domain/card-numbers';
import { firstOf } from '../domain/first-of';
import { SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { withoutSignature, withSignature } from '../domain/web-component-token';
import { keyedHash, type KeyedHash } from '../random/hashes';
import { findEvent } from '../events/stored-events';
import type { RequestRecord } from '../request-log/record';
import type { Reader } from '../store/reader';
import type { IdempotencyRow } from '../rows';
import { fromIso } from '../time/clock';
import { canonicalJson, isPlainObject } from '../wire/json';
import { jsonResponse, successResponse, type TextResponse } from '../wire/envelope';
import type { RequestHeaders } from '../wire/message';
import type { Caller } from './authenticate';

/**
 * Returns the idempotency key of a request; null without one, or where the operation ignores it. Source: Endpoints, Common rules.
 */
export function idempotencyKey(headers: RequestHeaders, { idempotencyKey: rule }: Operation): string | null {
  if (rule === 'none') return null;
  const key = headers.get('idempotency-key');
  if (key === null) {
    if (rule === 'required') throw new SandboxError('idempotency_key_required', {});
    return null;
  }
  if (key === '' || key.length > limits.idempotency_key_characters.value)
    throw new SandboxError('idempotency_key_invalid', {});
  return key;
}

/** Records the key of a request, with card numbers masked. Returns whether it holds one. */
export function recordKey(record: RequestRecord, key: string | null): boolean {
  record.sentKey = key;
  record.idempotency_key = key !== null ? maskStoredText(key) : null;
  if (record.idempotency_key === key) return false;
  record.maskedNumbers = ['header.Idempotency-Key'];
  return true;
}

/** Hexadecimal digits of a fingerprint. */
const FINGERPRINT_DIGITS = 16;

/** A request with an idempotency key: the id of its stored response, and the fingerprint that a retry must have. */
export interface KeyedRequest {
  readonly id: string;
  readonly fingerprint: string;
  /** The id under which a release before this one stored the response, if it is another one. */
  readonly formerId?: string | undefined;
}

/** The accounts that an idempotency key belongs to, by their ids. */
export interface KeyScope {
  /** The account of the object in the path, or else the one that the request runs on. */
  readonly account: string;
  /**
   * For an object in the path, the account of the platform: up to release 1.0.0-rc.1 a key belonged to it when no header named
   * an account.
   */
  readonly former?: string;
}

/**
 * A key belongs to an account. One that holds a card number is known by its keyed hash, after two blanks: no other key
 * begins with a blank. The fingerprint is 64 bits of a keyed hash, as the body may contain a card number. The fingerprint of a
 * body that is too large to sort, and so is refused in any case, is that of its text.
 */
export function keyedRequest(
  hash: KeyedHash,
  { account, former }: KeyScope,
  key: string,
  request: {
    readonly method: string;
    readonly path: string;
    readonly body: object | undefined;
    readonly text: string | null;
    /** Whether the body is that of `exactBody`, which an ordinary body may look like. */
    readonly isExact: boolean;
    /** Whether the key holds a card number. */
    readonly isMasked: boolean;
  },
): KeyedRequest {
  const { method, path, body, isExact, text, isMasked } = request;
  const sorted = body === undefined && !isExact ? '' : (canonicalJson(body) ?? text);
  const content = isExact ? `exactly ${sorted}` : sorted;
  const name = isMasked ? ` ${hash(`key ${key}`)}` : key;
  return {
    id: `${account} ${name}`,
    formerId: former === undefined || former === account ? undefined : `${former} ${name}`,
    fingerprint: hash(`${method} ${path} ${content}`).slice(0, FINGERPRINT_DIGITS),
  };
}

/** Returns the stored response of an earlier request with the key, unless it expired. */
export function findResponse(
  rows: Reader,
  { success }: Operation,
  request: KeyedRequest,
  now: number,
): TextResponse | undefined {
  const { id, fingerprint } = request;
  const stored = findUnexpired(rows, id, now) ?? findFormer(rows, request, now);
  if (stored === undefined) return undefined;
  if (stored.fingerprint !== fingerprint) throw new SandboxError('idempotency_params_mismatch', {});
  const { status, headers, body, data_of } = stored;
  const { replayStatus = success.status } = success;
  if (body !== null) return jsonResponse(status === success.status ? replayStatus : status, body, headers);
  if (data_of === null) throw new Error(`the response for key ${id} is not stored`);
  const event = findEvent(rows, data_of);
  // Deleted because of its age, before the clock was reset: so the response has expired, too.
  return event && successResponse({ ...success, status: replayStatus }, event.data);
}

function findUnexpired(rows: Reader, id: string, now: number): IdempotencyRow | undefined {
  const stored = rows.find('idempotency_keys', id);
  return stored !== undefined && expiryOf(stored) > now ? stored : undefined;
}

/** Returns the response of this very request as an older release stored it. Another one with the key is of another account. */
function findFormer(rows: Reader, { formerId, fingerprint }: KeyedRequest, now: number): IdempotencyRow | undefined {
  const stored = formerId === undefined ? undefined : findUnexpired(rows, formerId, now);
  return stored?.fingerprint === fingerprint ? stored : undefined;
}

const RETENTION_MS = limits.idempotency_retention_seconds.value * 1000;

/** Returns milliseconds since 1970. */
function expiryOf({ created_at }: IdempotencyRow): number {
  return fromIso(created_at) + RETENTION_MS;
}

/**
 * Stores a final response in the transaction of its request. If an event holds the same data, only its id (`data_of`) is
 * stored.
 */
export function storeResponse(
  { rows, now }: UnitOfWork,
  { id, fingerprint }: KeyedRequest,
  { status, body, headers }: TextResponse,
  data_of: string | null = null,
): void {
  const isRefusal = status >= 400 && rows.isUnchanged;
  deleteExpired(rows, fromIso(now));
  if (!finalStatuses.includes(status)) return;
  const refusal = isRefusal ? nextRefusal(rows) : undefined;
  // Without a spread: it would take more memory in each of many rows.
  const row: IdempotencyRow = {
    id,
    sequence: rows.nextSequence(),
    fingerprint,
    status,
    body: data_of === null ? body : null,
    data_of,
    headers,
    created_at: now,
  };
  const numbered = refusal === undefined ? row : { ...row, refusal };
  // An expired response of the key may not have been deleted yet.
  if (rows.find('idempotency_keys', id) === undefined) rows.insert('idempotency_keys', numbered);
  else rows.replace('idempotency_keys', numbered);
}

/** Deletes up to two expired responses. Each request stores at most one, so they cannot pile up. */
function deleteExpired(rows: UnitOfWork['rows'], now: number): void {
  for (let i = 0; i < 2; i++) {
    const oldest = rows.first('idempotency_keys', 'oldest', 'all');
    if (oldest === undefined || expiryOf(oldest) > now) return;
    rows.delete('idempotency_keys', oldest.id);
  }
}

const { value: MAX_REFUSALS } = limits.kept_refusals;

/**
 * Returns the number of the next refusal, and deletes the oldest ones: what changed nothing may be carried out again. Others are
 * never deleted before they expire.
 */
function nextRefusal(rows: UnitOfWork['rows']): number {
  const newest = firstOf(rows.walk('idempotency_keys', 'refusals', 'all', 'descending'));
  const next = (newest?.refusal ?? 0) + 1;
  for (let i = 0; i < 2; i++) {
    const oldest = rows.first('idempotency_keys', 'refusals', 'all');
    if (oldest?.refusal === undefined || oldest.refusal > next - MAX_REFUSALS) break;
    rows.delete('idempotency_keys', oldest.id);
  }
  return next;
}

/** Returns a response as it is stored for its idempotency key: a token in it lacks its signature, so that no token is stored. */
export function storable(response: TextResponse, operation: Operation): TextResponse {
  return withToken(response, operation, withoutSignature);
}

/** Returns a stored response as it was sent: with the signature that its token had. */
export function replayed(response: TextResponse, operation: Operation, { platform, mode }: Caller): TextResponse {
  return withToken(response, operation, (unsigned) =>
    withSignature(unsigned, keyedHash(platform.keyPair(mode).secret_hash)),
  );
}

function withToken(
  response: TextResponse,
  { signedField }: Operation,
  change: (token: string) => string,
): TextResponse {
  if (signedField === undefined || response.status >= 400) return response;
  const body: unknown = JSON.parse(response.body);
  const token = isPlainObject(body) ? body[signedField] : undefined;
  if (!isPlainObject(body) || typeof token !== 'string') return response;
  return { ...response, body: JSON.stringify({ ...body, [signedField]: change(token) }) };
}
