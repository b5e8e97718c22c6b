import { integer } from '../fields/field';

/** The totals of a batch or a payout, in the smallest unit of its currency. */
export interface PayoutTotals {
  readonly payments_count: number;
  readonly payments_total: number;
  readonly refunds_count: number;
  /** Refunded amounts: never positive. */
  readonly refunds_total: number;
  /** Fees less returned fees: positive when fees were charged. */
  readonly fees_total: number;
  readonly other_total: number;
}

export const payoutTotals = {
  payments_count: integer,
  payments_total: integer,
  refunds_count: integer,
  refunds_total: integer,
  fees_total: integer,
  other_total: integer,
};
