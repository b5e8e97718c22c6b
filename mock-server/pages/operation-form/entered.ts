import { testCards } from '../../../spec/tables/test-cards';
import { linesContentType, type Operation, pathParameters } from '../../../spec/vocabulary/operation';
import { URL, URLSearchParams } from '../../../spec/vocabulary/globals';
import { cardNameOf } from '../../domain/card-names';
import { maskPrintedText } from '../../domain/card-numbers';
import { isSandboxError } from '../../sandbox-error';
import { isRedacted } from '../../wire/redact';
import type { FormState } from '../form';
import { enteredBody } from './entered-body';

/** The names of the fields of the form of an operation: what is sent where. */
export const fieldName = { path: (name: string) => `path.${name}`, query: (name: string) => `query.${name}` };

/** The methods that a request of no operation may have. */
export const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** A request as somebody entered it. */
export interface EnteredRequest {
  readonly method: string;
  /** The encoded path. */
  readonly path: string;
  /** The query with its question mark; empty without one. */
  readonly query: string;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

type Errors = Readonly<Record<string, string>>;

/** The request, or the reasons why it is none, by field. */
export type Entered = { readonly sent: EnteredRequest } | { readonly errors: Errors };

/** Returns the request that the form of an operation describes; undefined stands for an address that is no operation. */
export function enteredRequest(operation: Operation | undefined, form: URLSearchParams): Entered {
  const text = (name: string) => (form.get(name) ?? '').trim();
  const address = operation === undefined ? freeAddress(text) : addressOf(operation, text);
  const { headers, errors: ofHeaders } = headersOf(operation, text);
  const { body, errors: ofBody } = bodyOf(operation, form);
  const errors = { ...redactedIn(form), ...address.errors, ...ofHeaders, ...ofBody };
  if (Object.keys(errors).length > 0) return { errors };
  const contentType = operation?.bodyLines === undefined ? 'application/json' : linesContentType;
  return {
    sent: {
      method: address.method,
      path: address.path,
      query: address.query,
      headers: { ...(body !== undefined && { 'content-type': contentType }), ...headers },
      body,
    },
  };
}

/** A body says itself where something is missing. */
function redactedIn(form: URLSearchParams): Errors {
  const redacted = [...form].filter(([name, value]) => name !== 'body' && isRedacted(value));
  return Object.fromEntries(redacted.map(([name]) => [name, 'Replace it: the log does not have what was sent.']));
}

type ReadText = (name: string) => string;

interface Address extends Pick<EnteredRequest, 'method' | 'path' | 'query'> {
  readonly errors: Errors;
}

function addressOf({ method, path, query = {} }: Operation, text: ReadText): Address {
  const search = new URLSearchParams(text('other_query'));
  for (const name of Object.keys(query)) {
    const value = text(fieldName.query(name));
    if (value !== '') search.append(name, value);
  }
  const missing = pathParameters(path).filter((name) => text(fieldName.path(name)) === '');
  return {
    method: method.toUpperCase(),
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(fieldName.path(name)))),
    query: search.size === 0 ? '' : `?${String(search)}`,
    errors: Object.fromEntries(missing.map((name) => [fieldName.path(name), 'Enter an id of this sandbox.'])),
  };
}

function freeAddress(text: ReadText): Address {
  const path = text('path').replace(/^\//, '').replaceAll('?', '%3F').replaceAll('#', '%23');
  const query = text('query').replace(/^\?/, '').replaceAll('#', '%23');
  const { pathname } = new URL(`http://sandbox/${path}`);
  const method = methods.find((each) => each === text('method'));
  return {
    method: method ?? '',
    path: pathname,
    query: new URL(`http://sandbox/?${query}`).search,
    errors: {
      ...(method === undefined && { method: 'Choose a method.' }),
      ...(!pathname.startsWith('/v1/') && { path: 'Enter a path such as /v1/payments.' }),
    },
  };
}

/** Whether an operation runs on an account that a header may select. */
export const takesSubAccount = (operation: Operation | undefined): boolean =>
  operation === undefined || (operation.authentication === 'bearer' && operation.onPlatform !== true);

/** Whether it takes an idempotency key. */
export const takesKey = (operation: Operation | undefined): boolean => operation?.idempotencyKey !== 'none';

/** Returns the headers that have fields of their own, by the names of the fields. */
const headerFields = (operation: Operation | undefined): Readonly<Record<string, string>> => ({
  ...(takesSubAccount(operation) && { sub_account: 'sub-account' }),
  ...(takesKey(operation) && { idempotency_key: 'idempotency-key' }),
});

/** The headers that are added to what a form has. */
const ownHeaders: readonly string[] = ['authorization', 'content-encoding', 'content-length', 'host', 'user-agent'];

/** Whether a header belongs among those that are entered as lines. */
export const isHeaderLine = (operation: Operation | undefined, name: string): boolean =>
  ![...ownHeaders, ...Object.values(headerFields(operation))].includes(name.toLowerCase());

const printable = /^[ -~]*$/;
const notPrintable = 'Enter printable ASCII characters.';
const headerLine = /^([\w!#$%&'*+.^`|~-]+):[ \t]*(.*)$/;

function headersOf(operation: Operation | undefined, text: ReadText) {
  const headers: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const line of text('headers').split(/[\r\n]+/)) {
    if (line.trim() === '') continue;
    const [, name = '', value = ''] = headerLine.exec(line.trim()) ?? [];
    if (name === '') errors['headers'] = 'Enter a header a line, such as Accept: application/json.';
    else if (!printable.test(value)) errors['headers'] = notPrintable;
    else if (!isHeaderLine(operation, name)) errors['headers'] = `Leave ${name} out: the form sets it.`;
    else headers[name.toLowerCase()] = value;
  }
  for (const [field, name] of Object.entries(headerFields(operation))) {
    if (!printable.test(text(field))) errors[field] = notPrintable;
    else if (text(field) !== '') headers[name] = text(field);
  }
  return { headers, errors };
}

/** An operation with lines gets them as they are, even if there are none. */
function bodyOf(operation: Operation | undefined, form: URLSearchParams): { body: string | undefined; errors: Errors } {
  const entered = form.get('body') ?? '';
  if (operation?.bodyLines !== undefined) return { body: entered, errors: {} };
  if (!takesBody(operation)) return { body: undefined, errors: {} };
  try {
    return { body: enteredBody(entered.trim()), errors: {} };
  } catch (error) {
    if (!isSandboxError(error)) throw error;
    return { body: undefined, errors: { body: error.message } };
  }
}

/** Whether an operation takes JSON. */
export const takesBody = (operation: Operation | undefined): boolean =>
  operation === undefined || operation.body !== undefined;

/** Returns what was entered as it may be shown again: without numbers of cards. */
export function shownValues({ body, ...fields }: FormState['values']): FormState['values'] {
  const shown = Object.entries(fields).map(([name, value]) => [name, value && maskPrintedText(value)] as const);
  return { ...Object.fromEntries(shown), body: body && maskPrintedText(withStandIns(body)) };
}

/** Replaces the numbers of test cards by their names. */
export function withStandIns(text: string): string {
  return testCards.reduce((all, { number }) => all.replaceAll(`"${number}"`, `"${cardNameOf(number)}"`), text);
}
