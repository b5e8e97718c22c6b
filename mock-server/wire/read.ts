import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { SandboxError } from '../sandbox-error';
import { bodyProblems, nestedTooDeep } from '../../spec/tables/body-problems';
import { limits } from '../../spec/tables/limits';
import { URLSearchParams } from '../../spec/vocabulary/globals';
import { acceptedCodings } from './content-coding';
import type { BodyError, WireRequest } from './message';
import { isPlainObject, readableJson, type PlainObject } from './json';
import { countKeys, exactValue, findLosses, type JsonLosses } from './json-losses';

const { fields: MAX_FORM_FIELDS, characters: MAX_FORM_CHARACTERS } = limits.request_form;

/** The body of a request as it was sent. */
export interface SentBody {
  /** Null for an operation without a body, and for a body that cannot be read. */
  readonly text: string | null;
  readonly contentType: string | null;
  /** Why the body cannot be read. */
  readonly error?: BodyError | undefined;
}

/** Takes what `JSON.parse` loses of a body. */
export interface LossRecord {
  /** Null if nothing was lost. */
  losses: JsonLosses | null;
}

/** The body of a request to an operation that takes none: whatever was sent is ignored. */
export const noBody: SentBody = { text: null, contentType: null };

/** Returns the body of a request to an operation that takes one, not parsed. */
export function readBody({ body, bodyError, headers }: WireRequest): SentBody {
  const contentType = headers.get('content-type');
  return bodyError === undefined ? { text: body, contentType } : { text: null, contentType, error: bodyError };
}

const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded';

/**
 * Returns the object in a body, without absent fields; undefined for an operation without a body. Source:
 * Errors, HTTP statuses (400).
 */
export function parseBody(sent: SentBody, operation: Operation, record?: LossRecord): object | undefined {
  const value = parseSent(sent, operation, record);
  return value === undefined ? undefined : withoutAbsent(value, operation.body ?? {});
}

/** Returns the object in a body as it was sent, with all of its nulls. */
export function parseSent(
  { text, contentType, error = 'body_too_large' }: SentBody,
  { body, bodyOptional, formAccepted }: Operation,
  record?: LossRecord,
): PlainObject | undefined {
  if (body === undefined) return undefined;
  if (text === null) throw unreadable(error);
  if (bodyOptional && text.trim() === '') return {};
  const value = formAccepted && isForm(contentType) ? fromForm(text) : parseJson(text, record);
  if (!isPlainObject(value)) throw malformed(bodyProblems.other_json.fill({ kind: kindOf(value) }));
  return value;
}

/** Whether a body is sent as an HTML form. */
export function isForm(contentType: string | null): boolean {
  return contentType?.startsWith(FORM_CONTENT_TYPE) ?? false;
}

function fromForm(text: string): unknown {
  return Object.fromEntries(formFields(text));
}

const malformed = (explanation: string) => new SandboxError('malformed_request', {}, { explanation });

/** Returns what a JSON value is, other than an object. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

function unreadable(error: BodyError): SandboxError {
  const isCoding = error === 'content_encoding_not_supported';
  return new SandboxError(error, {}, isCoding ? { headers: acceptedCodings() } : {});
}

/** Returns the fields of a request that a page sends. A page with long texts sets another limit of characters. */
export function readForm(
  { body, bodyError, headers }: WireRequest,
  maxCharacters: number = MAX_FORM_CHARACTERS,
): URLSearchParams {
  if (body === null) throw unreadable(bodyError ?? 'body_too_large');
  if (!isForm(headers.get('content-type'))) throw malformed(bodyProblems.form_expected.fill({}));
  return formFields(body, maxCharacters);
} // body_too_large malformed_request

/** Escapes that are not valid UTF-8 are as malformed in a form as such bytes are elsewhere. */
function formFields(text: string, maxCharacters: number = MAX_FORM_CHARACTERS): URLSearchParams {
  if (text.length > maxCharacters || hasMoreFieldsThan(text, MAX_FORM_FIELDS))
    throw malformed(bodyProblems.form_too_large.fill({}));
  const form = new URLSearchParams(text);
  const decoded = [...form].flat().join('');
  if (countOf(decoded, /\ufffd/g) > countOf(text, /\ufffd|%ef%bf%bd/gi))
    throw malformed(bodyProblems.form_escapes.fill({}));
  return form;
}

function hasMoreFieldsThan(form: string, maxFields: number): boolean {
  let fields = 1;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) if (++fields > maxFields) return true;
  return false;
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function parseJson(text: string, record: LossRecord | undefined): unknown {
  if (text.trim() === '') throw malformed(bodyProblems.empty.fill({}));
  const readable = readableJson(text);
  if (readable === undefined) throw malformed(nestedTooDeep);
  const value = parsed(readable.text, text);
  if (countKeys(value) === readable.keys) return value;
  const losses = findLosses(readable.text);
  if (record) record.losses = losses;
  const [place] = losses.overflow.places;
  if (place === undefined) return value;
  throw malformed(`The number in ${place} is too large, and would become null. Send it as text.`);
}

function parsed(readable: string, text: string): unknown {
  try {
    return JSON.parse(readable);
  } catch {
    throw new SandboxError(isOfWideCharacters(text) ? 'charset_not_supported' : 'malformed_request', {});
  }
}

/**
 * Returns the body of which `JSON.parse` lost something, with what it lost and without absent fields; undefined for one that has
 * more than is read.
 */
export function exactBody(text: string, { body = {} }: Operation): object | undefined {
  const readable = readableJson(text);
  const value = readable?.text === text ? exactValue(text) : undefined;
  return isPlainObject(value) ? withoutAbsent(value, body) : undefined;
}

/** Whether a text is JSON in UTF-16 or UTF-32, which is valid UTF-8 as well: it has zero bytes beside its first character. */
const isOfWideCharacters = (text: string) => text.startsWith('\0') || text[1] === '\0';

/**
 * Returns a body without the fields that are absent. A null in a known field means that, at any depth, except where absence means
 * all of something; in a body of a form, which sends every field, also an empty text, and an object of nothing else. Unknown
 * fields and free-form data, such as metadata, stay as they are.
 */
export function withoutAbsent(body: PlainObject, schema: Schema): PlainObject {
  return presentFields(body, schema, schema['x-empty-is-absent'] === true);
}

function presentFields(object: PlainObject, { properties }: Schema, isForm: boolean): PlainObject {
  if (properties === undefined) return object;
  const kept: [name: string, value: unknown][] = [];
  let isWhole = true;
  for (const name of Object.keys(object)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const sent = object[name];
    const value = schema && typeof sent === 'object' && sent !== null ? presentInside(sent, schema, isForm) : sent;
    if (schema !== undefined && isAbsent(value, schema, isForm)) isWhole = false;
    else kept.push([name, value]);
    if (value !== sent) isWhole = false;
  }
  return isWhole ? object : Object.fromEntries(kept);
}

function isAbsent(value: unknown, schema: Schema, isForm: boolean): boolean {
  if (value === null) return schema['x-absent-is-all'] !== true;
  return value === undefined || (isForm && value === '');
}

/** Returns the value of a known field; undefined for an object of a form that says nothing. */
function presentInside(value: object, schema: Schema, isForm: boolean): unknown {
  if (Array.isArray(value)) return presentItems(value, schema, isForm);
  if (!isPlainObject(value)) return value;
  const rest = presentFields(value, schema, isForm);
  return isForm && schema.properties && Object.keys(rest).length === 0 ? undefined : rest;
}

/** Items that are no objects stay, to be validated. */
function presentItems(list: readonly unknown[], { items = {} }: Schema, isForm: boolean): readonly unknown[] {
  if (items.properties === undefined) return list;
  return list
    .map((item) => (isPlainObject(item) ? presentFields(item, items, isForm) : item))
    .filter((item) => !isForm || !isPlainObject(item) || Object.keys(item).length > 0);
}
