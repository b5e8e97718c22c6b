import { field } from './transport/response';

/**
 * Fetch `Headers`, a `Map`, a list of names and values, or an object such as that of node:http. The case of names does not
 * matter.
 */
export type WebhookHeaders =
  FetchHeaders | Iterable<readonly [name: string, value: HeaderValue]> | { readonly [name: string]: HeaderValue };

/** The value of a header: one text, or one for each time that it was sent. */
type HeaderValue = string | readonly string[] | undefined;

/** Headers with the methods of `Headers`. */
interface FetchHeaders {
  /** Returns a header by its name in any case; null without one. */
  get(name: string): string | null;
  /** Returns the names of the headers. */
  keys?(): Iterable<string>;
}

/** The headers of a delivery. */
export interface HeaderReader {
  /** Returns the value of a header, the first one of several; undefined without one. */
  get(name: string): string | undefined;
  /** Returns the names in lower case, in their order. */
  names(): readonly string[];
}

const MAX_LISTED_NAMES = 20;

/** Returns the headers of any form. A JavaScript program can leave them out, or pass something else. */
export function readHeaders(headers: unknown): HeaderReader {
  if (isFetchHeaders(headers) && !isIterable(headers))
    return {
      get: (name) => textOf(headers.get(name)),
      names: () => [...(headers.keys?.() ?? [])].map((name) => name.toLowerCase()),
    };
  // An iterator can be read once.
  const entries = entriesOf(headers).map(
    ([name, value]) => [textOf(name)?.toLowerCase() ?? '', textOf(value)] as const,
  );
  return {
    get: (name) => entries.find(([each]) => each === name.toLowerCase())?.[1],
    names: () => entries.map(([name]) => name),
  };
}

/** Returns the names of the headers that have a value, for a message. */
export function listNames(headers: HeaderReader): string {
  const names = headers.names().filter((name) => headers.get(name));
  if (names.length === 0) return 'no headers came';
  const listed = names.slice(0, MAX_LISTED_NAMES);
  const more = names.length > listed.length ? ` and ${names.length - listed.length} more` : '';
  return `these headers came: ${listed.join(', ')}${more}`;
}

function entriesOf(headers: unknown): readonly (readonly unknown[])[] {
  if (isIterable(headers)) return [...headers].filter((entry) => Array.isArray(entry));
  return typeof headers === 'object' && headers !== null ? Object.entries(headers) : [];
}

function textOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}

function isIterable(headers: unknown): headers is Iterable<unknown> {
  return typeof headers === 'object' && headers !== null && Symbol.iterator in headers;
}

function isFetchHeaders(headers: unknown): headers is FetchHeaders {
  return typeof field(headers, 'get') === 'function';
}
