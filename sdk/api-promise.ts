/** The result of a call, with the head of its response. */
export interface WithResponse<T> {
  /** The result, as the promise alone returns it. */
  readonly data: T;
  /** The HTTP status, such as 200 or 201. */
  readonly status: number;
  /** The headers of the response. */
  readonly headers: Headers;
  /** The id of the request in the logs of the service. */
  readonly requestId: string | undefined;
}

/** The promise of a call. Awaiting it returns the result alone. */
export interface ApiPromise<T> extends Promise<T> {
  /** Returns the result with status, headers and request id. It sends nothing more. */
  withResponse(): Promise<WithResponse<T>>;
}

/** Returns the promise of a call that is under way. */
export function apiPromise<T>(exchange: Promise<WithResponse<T>>): ApiPromise<T> {
  const result = exchange.then(({ data }) => data);
  const withResponse = (): Promise<WithResponse<T>> => {
    // The caller handles a failure of `exchange`. That of `result` would be an unhandled rejection.
    result.catch(() => {});
    return exchange;
  };
  return Object.assign(result, { withResponse });
}
