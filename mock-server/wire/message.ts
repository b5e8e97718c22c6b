/** The headers of a request, by names in any case. One that was sent twice is one text. */
export type RequestHeaders = Pick<Headers, 'get' | 'has'>;

/** A request that was read to its end, by whichever way it came. */
export interface WireRequest {
  readonly method: string;
  /** As it was sent, without the query. */
  readonly path: string;
  /** With its question mark; empty when there is none. */
  readonly query: string;
  readonly headers: RequestHeaders;
  /** Null when it is longer than a body may be: then it was not read to its end. */
  readonly body: string | null;
}
