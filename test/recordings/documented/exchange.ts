import type { Fields } from './objects';

/** A request, and what the documentation of the service shows or prescribes for it. */
export interface DocumentedExchange {
  /** Method and path. */
  readonly request: string;
  readonly sent?: Fields | undefined;
  readonly status: number;
  /** The body of the response. Absent: only the status is documented. */
  readonly shown?: Fields | undefined;
  /** The Sub-Account. Default: the bookshop. */
  readonly account?: string;
  /** The Idempotency-Key; null for none. Default: one of its own. */
  readonly key?: string | null;
  /** Seconds since the exchange before. Default: 3. */
  readonly after?: number;
}

/** An event, and the object that it is about. */
export interface DocumentedEvent {
  readonly event: string;
  readonly account?: string;
  readonly data: Fields;
}

export type DocumentedEntry = DocumentedExchange | DocumentedEvent;

type Rest = Pick<DocumentedExchange, 'account' | 'key' | 'after'>;

/** Returns an exchange without a body in its request. */
export const read = (request: string, status: number, shown?: Fields, rest: Rest = {}): DocumentedExchange => ({
  request,
  status,
  shown,
  ...rest,
});

export const send = (
  request: string,
  sent: Fields,
  status: number,
  shown?: Fields,
  rest: Rest = {},
): DocumentedExchange => ({ request, sent, status, shown, ...rest });
