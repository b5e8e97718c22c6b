import type { Message } from '../../vocabulary/message';
import type { Provenance } from '../../vocabulary/provenance';

/** The HTTP statuses an error can be answered with. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500;

/** A message of any gaps. Who fills it has to know which: see `errorMessage` in `errors.ts`. */
export type AnyMessage = Pick<Message<string>, 'names' | 'template'> & { readonly fill: (values: never) => string };

export interface ErrorRow {
  readonly status: ErrorStatus;
  readonly message: AnyMessage;
  /** When it is answered. */
  readonly description: string;
  /** The value of the Should-Retry header. Absent: the answer carries no such header. */
  readonly shouldRetry?: boolean;
  /** How we know the code. */
  readonly provenance: Provenance;
  /** How we know that the code comes with this status. */
  readonly statusProvenance: Provenance;
  /** The code is ours: the service documents the situation, or none, but no code for it. */
  readonly added?: true;
}
