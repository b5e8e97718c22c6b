import { type DisputeReason, disputeReasonNames } from '../../spec/tables/dispute-reasons';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { Currency, ResourceRow } from './shared';
import { disputeStates } from '../../spec/tables/states';
import { instant, integer, oneOf, ref, stateOf } from './checks';
import { currency, fieldsOf, resourceFields } from './fields';
import { bySequence, ofPayment, table } from './table-definition';

export interface DisputeRow extends ResourceRow {
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly reason: DisputeReason;
  /** The first instant at which it is too late to respond. */
  readonly due_date: string;
  readonly status: StateOf<typeof disputeStates>;
}

export const disputes = table<DisputeRow>()({
  type: 'dispute',
  indexes: {
    ofPayment,
    newest: {
      partitions: ({ mode, status, payment_id }) => [
        mode,
        `${mode} ${status}`,
        `${mode} of ${payment_id}`,
        `${mode} ${status} of ${payment_id}`,
      ],
      sortBy: bySequence,
      lazy: true,
    },
  },
  seed: fieldsOf<DisputeRow>({
    ...resourceFields,
    payment_id: ref('payments'),
    amount: integer,
    currency,
    reason: oneOf(disputeReasonNames),
    due_date: instant,
    status: stateOf(disputeStates),
  }),
});
