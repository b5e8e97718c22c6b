import type { Message } from '../../vocabulary/message';
import type { Provenance } from '../../vocabulary/provenance';

/** The HTTP statuses of errors. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 501 | 503;

/** A message with any placeholders. Only a caller who knows its code can fill it: see `errorMessage` in `errors.ts`. */
export type AnyMessage = Pick<Message<string>, 'names' | 'template'> & { readonly fill: (values: never) => string };

export interface ErrorRow {
  readonly status: ErrorStatus;
  readonly message: AnyMessage;
  /**
   * The header Sandbox-Explain: the rule behind the error, and what to change. It is ASCII, as headers must be. Its
   * placeholders must be placeholders of the message: `errors.ts` does not compile otherwise.
   */
  readonly explanation: AnyMessage;
  /** The explanation for a call of the control API, which is described on a page of its own. Default: `explanation`. */
  readonly controlExplanation?: AnyMessage;
  /** The cause of the error, for the reference page. */
  readonly description: string;
  /** The value of the Should-Retry header. Absent: the response has no such header. */
  readonly shouldRetry?: boolean;
  /** The value of the Retry-After header of responses with `Should-Retry: true`, in seconds. Absent: no such header. */
  readonly retryAfterSeconds?: number;
  /** How we know the code. */
  readonly provenance: Provenance;
  /** How we know that the code comes with this status. */
  readonly statusProvenance: Provenance;
  /** The code is ours: the service documents no code for the situation. */
  readonly added?: true;
}

/** The members that a row states itself. Its texts keep the names of their placeholders. */
export interface OwnParts<MessageName extends string, ExplanationName extends string> extends Pick<
  ErrorRow,
  'description' | 'shouldRetry' | 'retryAfterSeconds'
> {
  readonly message: Message<MessageName>;
  readonly explanation: Message<ExplanationName>;
  readonly controlExplanation?: Message<ExplanationName>;
}

const rowsOf =
  (known: Pick<ErrorRow, 'provenance' | 'statusProvenance' | 'added'>) =>
  <M extends string, E extends string>(status: ErrorStatus, row: OwnParts<M, E>) => ({ status, ...known, ...row });

/** The service documents the code and its status. */
export const stated = rowsOf({ provenance: 'stated', statusProvenance: 'stated' });
/** The service documents the code, and not its status. */
export const statedCode = rowsOf({ provenance: 'stated', statusProvenance: 'chosen' });
/** Public services of the same shape have the code with this status. */
export const reference = rowsOf({ provenance: 'reference', statusProvenance: 'reference' });
/** The code is ours. */
export const added = rowsOf({ provenance: 'chosen', statusProvenance: 'chosen', added: true });
/** The code is ours, for a status that the service documents. */
export const addedForStatedStatus = rowsOf({ provenance: 'chosen', statusProvenance: 'stated', added: true });
