import type { ByteStream } from './envelope';

/** The headers of a request. Names are case-insensitive; the values of a repeated header are joined by ", ". */
export type RequestHeaders = Pick<Headers, 'get' | 'has'>;

/** A request, whichever front received it. It was read to its end, except for a body that is a stream. */
export interface WireRequest {
  readonly method: string;
  /** The path as it was sent, without the query. */
  readonly path: string;
  /** The query with its question mark; empty without a query. */
  readonly query: string;
  readonly headers: RequestHeaders;
  /** Null for a body over the size limit, which is not read to its end. */
  readonly body: string | null;
  /** The body of a request that `streamsBody`; `body` is empty then. Reading it throws when the client disconnects. */
  readonly stream?: ByteStream;
}

/** Returns the token of an `Authorization: Bearer …` header; empty for any other header. */
export function bearerToken(authorization: string): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}
