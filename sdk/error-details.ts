/** The fields of an error. A `CallContext` has those of the call. */
export interface ErrorDetails {
  readonly code: string;
  readonly message: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly shouldRetry?: boolean | undefined;
  readonly explanation?: string | undefined;
  readonly body?: string | undefined;
  readonly cause?: unknown;
  readonly declineCode?: string | undefined;
  readonly networkErrorCode?: string | undefined;
  readonly network?: string | undefined;
  readonly networkErrorCategory?: string | undefined;
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly pathParams?: Readonly<Record<string, string>> | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Texts that no field of the error may repeat, such as the client secret and the access token. */
  readonly secrets?: readonly string[] | undefined;
}

/** Returns ` (GET /v1/payments/{payment_id}, payment_id py_1, request req_1)`; an empty text if nothing is known. */
export function describeCall({ method, path, pathParams = {}, requestId }: Omit<ErrorDetails, 'message'>): string {
  const known = { [method ?? '']: path, ...pathParams, request: requestId };
  const parts = Object.entries(known).filter(([, value]) => value);
  return parts.length === 0 ? '' : ` (${parts.map((part) => part.join(' ')).join(', ')})`;
}

/** Returns the address of the section about a code. Those of the SDK itself are on the page of its errors. */
export function docUrlOf({ code, status }: Pick<ErrorDetails, 'code' | 'status'>): string {
  const isLocal = status === undefined || code === 'answer_unreadable';
  const page = isLocal ? 'sdk-errors' : 'errors';
  return `https://github.com/payments-sandbox/payments-sandbox/blob/main/docs/reference/${page}.md#${code}`;
}
