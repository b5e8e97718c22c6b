import type { components } from '../../spec/generated/control-types';
import { operations } from '../../spec/resources';
import { type KeyOutcome, loggedHeaders } from '../../spec/tables/request-log';
import type { Operation } from '../../spec/vocabulary/operation';
import { URL } from '../../spec/vocabulary/globals';
import { outlinesOf } from '../domain/event-id';
import { formatGrant } from '../domain/web-component-token';
import { toIso } from '../time/clock';
import { cut, cutWhole, MAX_KEPT_CHARACTERS, withoutEnd } from '../wire/cut';
import { errorCodeOf, MAX_HEADER_CHARACTERS, type RequestRecord } from './record';
import { maskText, redactResponse, redactCut, redactRequest, redactUnparsed } from '../wire/redact';
import { verdictOf, violationsOf } from './violations';

/** A request and its response as the request log shows them: without secrets. */
export type RequestEntry = components['schemas']['RequestEntry'];

/** Returns the entry of a record. Costs about as much as validating the request once more. */
export function entryOf(record: RequestRecord): RequestEntry {
  const { response } = record;
  const error_code = errorCodeOf(response);
  const violations = violationsOf(record, error_code);
  return {
    id: record.request_id,
    method: record.method,
    path: pathOf(record.url),
    operation: record.operation,
    status: record.status,
    error_code,
    explanation: record.explanation,
    fault_id: record.fault_id,
    duration_ms: Math.round(record.duration * 100) / 100,
    account_id: record.account_id,
    account_type: record.account_type,
    credential: credentialOf(record),
    own: record.isOwn,
    idempotency: keyOf(record, error_code),
    events: (record.emitted ?? []).flatMap(outlinesOf),
    clock: toIso(record.instant),
    verdict: verdictOf(violations),
    violations,
    headers: headersOf(record),
    request_body: requestBodyOf(record),
    answer_body: responseBodyOf(record, response),
  };
}

/** Returns the path and query: as sent, or masked where they contain something secret. Only the beginning of a long one. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://sandbox');
  const sent = cutWhole(pathname + search);
  const plain = decoded(sent);
  const masked = maskText(plain).replace(
    /((?:secret|password|token|authorization|cvc|cvv|verification)\w{0,40}=)[^&]*/gi,
    '$1[redacted]',
  );
  return masked === plain ? sent : masked;
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // The path has a stray percent sign, so other escapes are decoded one by one.
    return spaced.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}

function credentialOf({ credential }: RequestRecord): RequestEntry['credential'] {
  if (credential === null) return null;
  if (typeof credential === 'string') return { type: credential, resources: [] };
  return { type: 'web_component_token', resources: credential.map(formatGrant) };
}

function keyOf(
  { idempotency_key: key, isReplay }: RequestRecord,
  errorCode: string | null,
): RequestEntry['idempotency'] {
  if (key === null) return null;
  const refused: Readonly<Record<string, KeyOutcome>> = {
    idempotency_params_mismatch: 'mismatch',
    idempotency_request_in_progress: 'in_progress',
  };
  const outcome = isReplay ? 'replay' : (errorCode !== null && refused[errorCode]) || 'new';
  return { key: maskText(key), outcome };
}

function headersOf({ sentHeaders }: RequestRecord): RequestEntry['headers'] {
  const headers: Record<string, string> = {};
  for (const line of sentHeaders === '' ? [] : sentHeaders.split('\n')) {
    const [, sent = '', value = ''] = /^([^:]*): (.*)$/.exec(line) ?? [];
    const name = loggedHeaders.find((each) => each.toLowerCase() === sent.toLowerCase()) ?? sent;
    const earlier = headers[name];
    headers[name] = (earlier === undefined ? '' : `${earlier}, `) + maskHeader(value);
  }
  return headers;
}

/** A word at the end of a value that was cut may be the first part of a secret. */
function maskHeader(value: string): string {
  const isCut = value.length === MAX_HEADER_CHARACTERS;
  return isCut ? `${maskText(withoutEnd(value, /[\w\s.-]/))}…` : maskText(value);
}

function requestBodyOf(record: RequestRecord): unknown {
  const { text } = record.body;
  if (record.operation === null || text === null || text.trim() === '') return null;
  const operation: Operation = operations[record.operation];
  const value = record.findSent(operation);
  if (value !== undefined) return bounded(redactRequest(value, operation.body ?? {}));
  return bounded(redactUnparsed(cutWhole(text)), text.length > MAX_KEPT_CHARACTERS);
}

function responseBodyOf({ responseBody: text }: RequestRecord, response: unknown): unknown {
  if (text === null) return null;
  if (response !== undefined) return bounded(redactResponse(response));
  // A shorter text is whole: a fault damaged it.
  return text.length < MAX_KEPT_CHARACTERS ? redactCut(text) : `${redactCut(text)}…`;
}

/** Returns a value, or the beginning of its text if it is too long. */
function bounded(value: unknown, isCut = false): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= MAX_KEPT_CHARACTERS && !isCut ? value : `${cut(text)}…`;
}
