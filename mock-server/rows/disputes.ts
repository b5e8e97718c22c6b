import type { DisputeReason } from '../../spec/tables/dispute-reasons';
import type { disputeStates } from '../../spec/tables/states';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { Currency, ResourceRow } from './shared';

export interface DisputeRow extends ResourceRow {
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly reason: DisputeReason;
  /** The first instant at which it is too late to respond. */
  readonly due_date: string;
  readonly status: StateOf<typeof disputeStates>;
}
