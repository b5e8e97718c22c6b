import { limits } from '../../spec/tables/limits';
import type { Operation } from '../../spec/vocabulary/operation';
import { SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import type { KeyedHash } from '../random/hashes';
import { requireEvent } from '../events/stored-events';
import type { Reader } from '../store/reader';
import type { AccountRow } from '../rows';
import { fromIso } from '../time/clock';
import { canonicalJson } from '../wire/canonical-json';
import { type WireResponse, successResponse } from '../wire/envelope';
import type { RequestHeaders } from '../wire/message';

/** The key of a request, where its operation takes one. Source: Endpoints, Common rules. */
export function idempotencyKey(headers: RequestHeaders, { idempotencyKey }: Operation): string | null {
  if (idempotencyKey === 'none') return null;
  const key = headers.get('idempotency-key');
  if (key === null) {
    if (idempotencyKey === 'required') throw new SandboxError('idempotency_key_required', {});
    return null;
  }
  if (key === '' || key.length > limits.idempotency_key_characters.value)
    throw new SandboxError('idempotency_key_invalid', {});
  return key;
}

/** A request with a key: where its answer is kept, and what a repetition of it must equal. */
export interface KeyedRequest {
  readonly id: string;
  readonly fingerprint: string;
}

/** The scope of a key is the account in use. The fingerprint is a keyed hash, as the body may hold a card number. */
export function keyedRequest(
  hash: KeyedHash,
  account: AccountRow,
  key: string,
  request: { readonly method: string; readonly path: string; readonly body: object | undefined },
): KeyedRequest {
  const body = request.body === undefined ? '' : canonicalJson(request.body);
  return { id: `${account.id} ${key}`, fingerprint: hash(`${request.method} ${request.path} ${body}`) };
}

/** The answer that an earlier request with the key got, if it is still kept. */
export function findResponse(
  rows: Reader,
  { success }: Operation,
  { id, fingerprint }: KeyedRequest,
  now: number,
): WireResponse | undefined {
  const kept = rows.find('idempotency_keys', id);
  if (kept === undefined || kept.expires <= now) return undefined;
  if (kept.fingerprint !== fingerprint) throw new SandboxError('idempotency_params_mismatch', {});
  const { status, headers, body, data_of } = kept;
  if (body !== null) return { status, headers, body };
  if (data_of === null) throw new Error(`the answer for key ${id} is not kept`);
  return successResponse(success, requireEvent(rows, data_of).data);
}

const RETENTION = limits.idempotency_retention_seconds.value * 1000;

/** The statuses of a final answer. After any other one, the same key may be tried again. */
const FINAL: readonly number[] = [200, 201, 402, 404, 422];

/**
 * Keeps a final answer, as a part of the transaction that it tells of. What an event keeps, which `data_of` names then, is not
 * kept twice.
 */
export function keepResponse(
  { rows, now }: UnitOfWork,
  { id, fingerprint }: KeyedRequest,
  { status, body, headers }: WireResponse,
  data_of: string | null = null,
): void {
  const instant = fromIso(now);
  deleteExpired(rows, instant);
  if (!FINAL.includes(status)) return;
  rows.put('idempotency_keys', {
    id,
    sequence: rows.nextSequence(),
    fingerprint,
    status,
    body: data_of === null ? body : null,
    data_of,
    headers,
    expires: instant + RETENTION,
  });
}

/** For each new answer up to two old ones go: so they never pile up, and no request has much to clear away. */
function deleteExpired(rows: UnitOfWork['rows'], now: number): void {
  for (let i = 0; i < 2; i++) {
    const oldest = rows.first('idempotency_keys', 'oldest', 'all');
    if (oldest === undefined || oldest.expires > now) return;
    rows.delete('idempotency_keys', oldest.id);
  }
}
