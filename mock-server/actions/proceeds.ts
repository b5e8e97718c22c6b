import type { UnitOfWork } from '../context';
import { nextMidnight } from '../domain/business-days';
import { noProceeds, type ProceedsKind, withProceeds } from '../domain/proceeds';
import type { ProceedsBatchRow } from '../rows';

/** Whose proceeds an amount belongs to: platforms are paid out by mode and by currency. */
export type ProceedsOf = Pick<ProceedsBatchRow, 'mode' | 'currency'>;

export const batchId = ({ mode, currency }: ProceedsOf): string => `${mode} ${currency}`;

/**
 * Books an amount of the platform's proceeds: what it earned, or less than zero for what it gave back. It joins the open
 * batch, which closes at the next midnight in UTC. Source: Resources, Proceeds payout.
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
