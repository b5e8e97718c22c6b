import type { components } from '../../spec/generated/control-types';
import { operations } from '../../spec/resources';
import type { KeyOutcome } from '../../spec/tables/request-log';
import type { Operation } from '../../spec/vocabulary/operation';
import { outlinesOf } from '../domain/event-id';
import { toIso } from '../time/clock';
import { isPlainObject } from '../wire/plain-object';
import { isForm } from '../wire/read';
import { cut, MAX_KEPT_CHARACTERS } from './cut';
import type { RequestRecord } from './record';
import { maskText, redactResponse, redactCut, redactRequest, redactUnparsed } from './redact';
import { verdictOf, violationsOf } from './violations';

/** A request and its answer, without anything secret: what the journal shows. */
export type RequestEntry = components['schemas']['RequestEntry'];

/** What is shown of a note. Takes as long as to validate the request once more. */
export function entryOf(note: RequestRecord): RequestEntry {
  const text = typeof note.responseBody === 'function' ? cut(note.responseBody()) : note.responseBody;
  const answer = parse(text);
  const error_code = codeOf(answer);
  const violations = violationsOf(note, error_code);
  return {
    id: note.request_id,
    method: note.method,
    path: pathOf(note.url),
    operation: note.operation,
    status: note.status,
    error_code,
    explanation: note.explanation,
    fault_id: note.fault_id,
    duration_ms: Math.round(note.duration * 100) / 100,
    account_id: note.account_id,
    account_type: note.account_type,
    idempotency: keyOf(note, error_code),
    events: (note.emitted ?? []).flatMap(outlinesOf),
    clock: toIso(note.instant),
    verdict: verdictOf(violations),
    violations,
    request_body: requestBodyOf(note),
    answer_body: responseBodyOf(text, answer),
  };
}

/** The path and query, as they were sent unless they hide something. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://sandbox');
  const sent = pathname + search;
  const plain = decoded(sent);
  const masked = maskText(plain).replace(
    /((?:secret|password|token|authorization|cvc|cvv|verification)\w*=)[^&]*/gi,
    '$1[redacted]',
  );
  return masked === plain ? sent : masked;
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A stray per cent sign: what else is encoded is read piece by piece.
    return spaced.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
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

function requestBodyOf({ operation: id, body, contentType }: RequestRecord): unknown {
  if (id === null || body === null || body.trim() === '') return null;
  const operation: Operation = operations[id];
  const fromForm = operation.formAccepted && isForm(contentType);
  const value = fromForm ? Object.fromEntries(new URLSearchParams(body)) : parse(body);
  return bounded(isPlainObject(value) ? redactRequest(value, operation.body ?? {}) : redactUnparsed(body));
}

function responseBodyOf(text: string | null, answer: unknown): unknown {
  if (text === null) return null;
  return answer === undefined ? `${redactCut(text)}…` : bounded(redactResponse(answer));
}

/** A value that is short enough, or else the beginning of its text. */
function bounded(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= MAX_KEPT_CHARACTERS ? value : `${cut(text)}…`;
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(answer: unknown): string | null {
  const error: unknown = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined;
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : null;
}
