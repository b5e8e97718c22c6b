import type { Row } from './row';

/** Test mode or live mode. The objects of the two are separate. */
export type Mode = 'test' | 'live';

/** Keys and values of the caller, as they were sent. */
export type Metadata = Record<string, unknown>;

/** ISO 4217 code in lower case. */
export type Currency = 'usd' | 'cad';

/** The fields of every stored resource. `sequence` counts the rows of a platform in the order of their creation. */
export interface ResourceRow extends Row {
  readonly sequence: number;
  readonly mode: Mode;
  readonly account_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}
