import { instant, nonEmptyString, nullable } from './checks';
import { currency, fieldsOf, mode } from './fields';
import { type ProceedsTotals, proceedsTotals } from './proceeds-totals';
import type { Row } from './row';
import type { Currency, Mode } from './shared';
import { table } from './table-definition';

/** The proceeds of one mode and currency that are in no payout yet. The id consists of both. */
export interface ProceedsBatchRow extends Row, ProceedsTotals {
  readonly mode: Mode;
  readonly currency: Currency;
  /** The instant at which it closes; null when nothing was added since it was last due to close. */
  readonly closes_at: string | null;
}

export const proceedsBatches = table<ProceedsBatchRow>()({
  type: 'proceeds_batch',
  indexes: {},
  seed: fieldsOf<ProceedsBatchRow>({
    id: nonEmptyString,
    ...proceedsTotals,
    mode,
    currency,
    closes_at: nullable(instant),
  }),
});
