import type { Row } from './row';

/** Which of the two worlds of a platform a row belongs to. They never meet. */
export type Mode = 'test' | 'live';

/** The caller's own keys and values, as they were sent. */
export type Metadata = Record<string, unknown>;

export type Currency = 'usd' | 'cad';

/** What every stored resource has. `sequence` counts the rows of a platform in the order of their making. */
export interface ResourceRow extends Row {
  readonly sequence: number;
  readonly mode: Mode;
  readonly account_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}
