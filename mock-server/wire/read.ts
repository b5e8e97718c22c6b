import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { SandboxError } from '../sandbox-error';
import type { WireRequest } from './message';
import { isPlainObject, type PlainObject, setField } from './json';

/** Far deeper than a legitimate body, and far below where recursion would overflow the stack. */
const MAX_JSON_DEPTH = 100;

/** The body of a request as it was sent. */
export interface SentBody {
  /** Null for an operation without a body, and for a body over the size limit. */
  readonly text: string | null;
  readonly contentType: string | null;
}

const noBody: SentBody = { text: null, contentType: null };

/** Returns the body of a request to an operation, not parsed. A body that the operation does not take is ignored. */
export function readBody({ body, headers }: WireRequest, { body: schema }: Pick<Operation, 'body'>): SentBody {
  return schema === undefined ? noBody : { text: body, contentType: headers.get('content-type') };
}

const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';

/**
 * Returns the object in a body, without the nulls that mean absence; undefined for an operation without a body. Source:
 * Errors, HTTP statuses (400).
 */
export function parseBody({ text, contentType }: SentBody, operation: Operation): object | undefined {
  const { body, bodyOptional, formAccepted } = operation;
  if (body === undefined) return undefined;
  if (text === null) throw new SandboxError('body_too_large', {});
  if (bodyOptional && text.trim() === '') return {};
  const value = formAccepted && isForm(contentType) ? fromForm(text) : parseJson(text);
  if (!isPlainObject(value) || isDeeperThan(value, MAX_JSON_DEPTH)) throw new SandboxError('malformed_request', {});
  return withoutNulls(value, body);
}

/** Whether a body is sent as an HTML form. */
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

/** A null in a known field means that the field is absent. Free-form data of callers, such as metadata, keeps its nulls. */
function withoutNulls(value: PlainObject, schema: Schema): PlainObject {
  return hasNulls(value, schema) ? omitNulls(value, schema) : value;
}

function omitNulls(value: PlainObject, { properties }: Schema): PlainObject {
  if (properties === undefined) return value;
  const kept: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const inner = value[name];
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (schema !== undefined && inner === null) continue;
    const inside = schema !== undefined && isPlainObject(inner) ? omitNulls(inner, schema) : inner;
    setField(kept, name, inside);
  }
  return kept;
}

/** Most bodies have no nulls: they are not copied. */
function hasNulls(value: PlainObject, { properties = {} }: Schema): boolean {
  for (const name in properties) {
    const inner = Object.hasOwn(value, name) ? value[name] : undefined;
    const schema = properties[name];
    if (inner === null || (schema && isPlainObject(inner) && hasNulls(inner, schema))) return true;
  }
  return false;
}
