/** The headers of a request. Names are case-insensitive; the values of a repeated header are joined by ", ". */
export type RequestHeaders = Pick<Headers, 'get' | 'has'>;

/** A request that was read to its end, whichever front received it. */
export interface WireRequest {
  readonly method: string;
  /** The path as it was sent, without the query. */
  readonly path: string;
  /** The query with its question mark; empty without a query. */
  readonly query: string;
  readonly headers: RequestHeaders;
  /** Null for a body over the size limit, which is not read to its end. */
  readonly body: string | null;
}

/** Returns the token of an `Authorization: Bearer …` header; empty for any other header. */
export function bearerToken(authorization: string): string {
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}
