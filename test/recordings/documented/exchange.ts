import type { Fields } from './objects';

/** A response that the documentation of the service shows or prescribes. With a status only, nothing else is documented. */
interface Documented {
  readonly status: number;
  /** The type of the envelope, with the object in it. */
  readonly type?: string;
  readonly data?: Fields;
  /** The id of the envelope. Default: that of the object. */
  readonly id?: string;
  /** The items of a page. */
  readonly list?: readonly Fields[];
  readonly hasNext?: boolean;
  /** The code of an error, and other fields of it. */
  readonly code?: string;
  readonly error?: Fields | undefined;
  /** A body without envelope. */
  readonly body?: Fields;
}

interface Circumstances {
  /** The Sub-Account. Default: the bookshop. */
  readonly account?: string;
  /** The Idempotency-Key; null for none. Default: one of its own. */
  readonly key?: string | null;
  /** Seconds since the entry before. Default: 3. */
  readonly after?: number;
}

/** A request and its documented response. */
export interface DocumentedExchange extends Documented, Circumstances {
  /** Method and path. */
  readonly request: string;
  readonly sent?: Fields | string;
}

/** An event, and the object that it is about. */
export interface DocumentedEvent {
  readonly event: string;
  readonly account?: string;
  readonly about: Fields;
}

export type DocumentedEntry = DocumentedExchange | DocumentedEvent;

/** Returns an exchange without a body in its request. */
export const read = (request: string, documented: Documented & Circumstances): DocumentedExchange => ({
  request,
  ...documented,
});

/** Returns an exchange with a body in its request: a text is sent as it is. */
export const send = (
  request: string,
  sent: Fields | string,
  documented: Documented & Circumstances,
): DocumentedExchange => ({ request, sent, ...documented });

/** Returns the body of a documented response. */
export function bodyOf(documented: Documented): Fields | undefined {
  const { type, data, id = data?.['id'] ?? null, list, hasNext = false, code, error, body } = documented;
  if (data) return { id, type, data, page_info: null };
  if (code !== undefined) return { error: { code, message: 'free', ...error } };
  if (!list) return body;
  const cursor = list.length === 0 ? null : 'a-cursor-of-this-page';
  const ends = { start_cursor: cursor, end_cursor: cursor };
  return { id: null, type: 'array', data: list, page_info: { has_previous: false, has_next: hasNext, ...ends } };
}
