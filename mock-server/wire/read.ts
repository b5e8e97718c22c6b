import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { SandboxError } from '../sandbox-error';
import type { WireRequest } from './message';
import { isPlainObject, type PlainObject, setField } from './plain-object';

/** Deeper than any honest body, and far from where recursion over it would end. */
const MAX_JSON_DEPTH = 100;

/** A body as it was sent. */
export interface SentBody {
  /** Null when it is not known to its end. */
  body: string | null;
  contentType: string | null;
}

/**
 * Gives what tells of a body later: the plain object that it is, without the nulls that mean absence, or the error that it
 * is. So both come in their turn.
 */
export function readBody(
  { body, headers }: WireRequest,
  operation: Operation,
  sent: SentBody = { body: null, contentType: null },
): () => object | undefined {
  if (operation.body === undefined) return () => undefined;
  sent.body = body;
  sent.contentType = headers.get('content-type');
  return () => {
    if (body === null) throw new SandboxError('body_too_large', {});
    return parseBody(body, sent.contentType, operation);
  };
}

const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';

/** Source: Errors, HTTP statuses (400). */
export function parseBody(text: string, contentType: string | null, operation: Operation): object {
  const { body = {}, bodyOptional, formAccepted } = operation;
  if (bodyOptional && text.trim() === '') return {};
  const value = formAccepted && isForm(contentType) ? fromForm(text) : parseJson(text);
  if (!isPlainObject(value) || isDeeperThan(value, MAX_JSON_DEPTH)) throw new SandboxError('malformed_request', {});
  return withoutNulls(value, body);
}

/** Whether a body is sent as an HTML form would send it. */
export function isForm(contentType: string | null): boolean {
  return contentType?.startsWith(FORM_CONTENT_TYPE) ?? false;
}

function fromForm(text: string): unknown {
  return Object.fromEntries(new URLSearchParams(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SandboxError('malformed_request', {});
  }
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  const inner: readonly unknown[] = Object.values(value);
  for (const each of inner) if (isDeeperThan(each, depth - 1)) return true;
  return false;
}

/** A null in the place of a known field means that the field is absent. What callers keep with us is left alone. */
function withoutNulls(value: PlainObject, schema: Schema): PlainObject {
  return hasNulls(value, schema) ? leaveOutNulls(value, schema) : value;
}

function leaveOutNulls(value: PlainObject, { properties }: Schema): PlainObject {
  if (properties === undefined) return value;
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const inner = value[name];
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema !== undefined && inner === null) continue;
    const left = schema !== undefined && isPlainObject(inner) ? leaveOutNulls(inner, schema) : inner;
    setField(kept, name, left);
  }
  return kept;
}

/** Whether there is anything to leave out. In most bodies there is not. */
function hasNulls(value: PlainObject, { properties = {} }: Schema): boolean {
  for (const name in properties) {
    const inner = Object.hasOwn(value, name) ? value[name] : undefined;
    const schema = properties[name];
    if (inner === null || (schema && isPlainObject(inner) && hasNulls(inner, schema))) return true;
  }
  return false;
}
