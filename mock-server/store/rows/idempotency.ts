import type { Row } from '../table';

/** A final answer, kept to be given again. The id is the account and the key. */
export interface IdempotencyRow extends Row {
  readonly sequence: number;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. All are kept equally long, so they expire in the order of their making. */
  readonly expires: number;
}
