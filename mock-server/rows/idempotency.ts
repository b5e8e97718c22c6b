import type { Row } from './row';

/** A final answer, kept to be given again. The id is the account and the key. */
export interface IdempotencyRow extends Row {
  readonly sequence: number;
  readonly fingerprint: string;
  readonly status: number;
  /** Null when an event keeps what the answer says. */
  readonly body: string | null;
  readonly data_of: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. All are kept equally long, so they expire in the order of their making. */
  readonly expires: number;
}
