import type { Work } from './context';
import { type Cause, outbox } from './events/outbox';
import type { Transaction } from './store/transaction';
import { dueUnder } from './time/work-modes';

/** What all units of work of a platform have alike. */
export type Means = Pick<Work, 'settings' | 'newId' | 'hash'>;

/** What a unit of work may use, at an instant that is the same for all that it does. */
export function createWork(rows: Transaction, cause: Cause, now: string, { settings, newId, hash }: Means): Work {
  const { emit, keeperOf } = outbox(rows, now, newId, cause);
  return {
    rows,
    settings,
    now,
    newId,
    hash,
    emit,
    keeperOf,
    schedule: (kind, subject_id, usually) => {
      const modes = rows.find('work_modes', 'work');
      const due_at = modes ? dueUnder(modes, kind, { now, usually }) : usually;
      rows.put('jobs', { id: newId('job'), sequence: rows.nextSequence(), kind, subject_id, due_at });
    },
  };
}
