import { integer } from './checks';

/** The totals of a batch of proceeds. */
export interface ProceedsTotals {
  readonly payments_count: number;
  readonly payments_total: number;
  readonly refunds_count: number;
  /** Refunded amounts: never positive. */
  readonly refunds_total: number;
  readonly other_total: number;
}

export const proceedsTotals = {
  payments_count: integer,
  payments_total: integer,
  refunds_count: integer,
  refunds_total: integer,
  other_total: integer,
};
