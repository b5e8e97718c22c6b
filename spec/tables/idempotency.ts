import type { Provenance } from '../vocabulary/provenance';

export interface RetryRow {
  /** The response to the first request. */
  readonly first: string;
  /** The response to the same request with the same key. */
  readonly retry: string;
  readonly provenance: Provenance;
}

/** The statuses of a final response, which is stored for its Idempotency-Key. After any other status the key may be retried. */
export const finalStatuses: readonly number[] = [200, 201, 402, 404, 422];

const statuses = finalStatuses.join(', ');

/** The responses to the same request with the same Idempotency-Key. Source: Common rules, Idempotency; HTTP statuses. */
export const idempotentRetries: readonly RetryRow[] = [
  {
    first: 'None yet',
    retry: '409 `idempotency_request_in_progress`. Wait, and send the request again.',
    provenance: 'stated',
  },
  {
    first: `Final: ${statuses}`,
    retry: 'The same response, with the header `Idempotent-Replayed: true`.',
    provenance: 'stated',
  },
  {
    first: '201 of `capturePayment`',
    retry: 'The same body with status 200.',
    provenance: 'reference',
  },
  {
    first: 'Any other, such as 400, 403, 409 or 500',
    retry:
      'The request is executed again, since the first one stored nothing. The service documents a 409 for the key of a ' +
      'request that failed, which may then be retried: a client that retries after a 409 needs nothing else here.',
    provenance: 'chosen',
  },
];
