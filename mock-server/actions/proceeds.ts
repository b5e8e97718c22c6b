import type { UnitOfWork } from '../context';
import { nextMidnight } from '../domain/business-days';
import { noProceeds, type ProceedsKind, withProceeds } from '../domain/proceeds';
import type { ProceedsBatchRow } from '../rows';

/** Identifies a batch of proceeds: there is one for each mode and currency. */
export type ProceedsOf = Pick<ProceedsBatchRow, 'mode' | 'currency'>;

export const batchId = ({ mode, currency }: ProceedsOf): string => `${mode} ${currency}`;

/**
 * Posts an amount to the platform's proceeds: positive if earned, negative if returned. It goes into the open batch, which closes
 * at the next midnight in UTC. Source: Resources, Proceeds payout.
 */
export function postProceeds(
  work: UnitOfWork,
  { mode, currency }: ProceedsOf,
  kind: ProceedsKind,
  amount: number,
): void {
  if (amount === 0) return;
  const { rows, now } = work;
  const id = batchId({ mode, currency });
  const batch: ProceedsBatchRow = rows.find('proceeds_batches', id) ?? {
    id,
    mode,
    currency,
    ...noProceeds,
    closes_at: null,
  };
  const closes_at = batch.closes_at ?? nextMidnight(now);
  rows.put('proceeds_batches', { ...batch, ...withProceeds(batch, kind, amount), closes_at });
  if (batch.closes_at === null) work.schedule('close_proceeds_batch', id, closes_at);
}
