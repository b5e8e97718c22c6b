import type { Resources } from '../context';
import type { RefundRow } from '../rows';
import { rendered } from './rendered';

/** Renders a refund, also as part of its payment. */
export function presentRefund(row: RefundRow): Resources['Refund'] {
  return rendered('Refund', row, { returned_fees: [...row.returned_fees] });
}
