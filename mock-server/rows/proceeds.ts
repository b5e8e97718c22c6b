import type { StateOf } from '../../spec/vocabulary/machine';
import type { payoutStates } from '../../spec/tables/states';
import type { Row } from './row';
import type { Currency, Metadata, Mode, ResourceRow } from './shared';

/** What a batch of proceeds is made of. */
export interface ProceedsTotals {
  readonly payments_count: number;
  readonly payments_total: number;
  readonly refunds_count: number;
  /** What was given back: never positive. */
  readonly refunds_total: number;
  readonly other_total: number;
}

/** The proceeds of one mode and currency that are in no payout yet. The id is made of both. */
export interface ProceedsBatchRow extends Row, ProceedsTotals {
  readonly mode: Mode;
  readonly currency: Currency;
  /** When it closes; null while nothing was booked since it last should have. */
  readonly closes_at: string | null;
}

export interface PayoutRow extends ResourceRow, ProceedsTotals {
  readonly currency: Currency;
  readonly amount: number;
  readonly status: StateOf<typeof payoutStates>;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly deposits_at: string;
}
