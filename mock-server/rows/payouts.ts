import { payoutStates } from '../../spec/tables/states';
import type { StateOf } from '../../spec/vocabulary/machine';
import { instant, integer, nullable, stateOf, text } from './checks';
import { currency, fieldsOf, metadata, resourceFields } from './fields';
import { type ProceedsTotals, proceedsTotals } from './proceeds-totals';
import type { Currency, Metadata, ResourceRow } from './shared';
import { newestOfOwner, table } from './table-definition';

export interface PayoutRow extends ResourceRow, ProceedsTotals {
  readonly currency: Currency;
  readonly amount: number;
  readonly status: StateOf<typeof payoutStates>;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly deposits_at: string;
}

export const payouts = table<PayoutRow>()({
  type: 'payout',
  indexes: { newest: newestOfOwner },
  seed: fieldsOf<PayoutRow>({
    ...resourceFields,
    ...proceedsTotals,
    currency,
    amount: integer,
    status: stateOf(payoutStates),
    description: nullable(text),
    metadata,
    deposits_at: instant,
  }),
});
