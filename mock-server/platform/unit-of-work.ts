import type { Work } from '../context';
import { type Cause, Outbox } from '../events/outbox';
import type { Transaction } from '../store/transaction';
import { dueUnder } from '../time/job-settings';

/** What all units of work of a platform have alike. */
export type Means = Pick<Work, 'settings' | 'newId' | 'hash'>;

/** Runs a unit of work, at an instant that is the same for all that it does, and leaves what it tells of in the outbox. */
export function runWork<Result>(
  run: (work: Work) => Result,
  rows: Transaction,
  cause: Cause,
  now: string,
  { settings, newId, hash }: Means,
): Result {
  const outbox = new Outbox(rows, now, newId, cause);
  const { emit, keeperOf } = outbox;
  const schedule: Work['schedule'] = (kind, subject_id, usually) => {
    const modes = rows.find('work_modes', 'work');
    const due_at = modes ? dueUnder(modes, kind, { now, usually }) : usually;
    rows.put('jobs', { id: newId('job'), sequence: rows.nextSequence(), kind, subject_id, due_at });
  };
  const result = run({ rows, settings, now, newId, hash, emit, keeperOf, schedule });
  outbox.write();
  return result;
}
