import type { UnitOfWork } from '../context';
import { type Cause, Outbox } from '../events/outbox';
import type { Transaction } from '../store/transaction';
import { dueAtFor } from '../time/job-settings';

/** What all units of work of a platform have alike. */
export type UnitContext = Pick<UnitOfWork, 'settings' | 'newId' | 'hash'>;

/** Runs a unit of work, at an instant that is the same for all that it does, and leaves what it tells of in the outbox. */
export function runUnitOfWork<Result>(
  run: (work: UnitOfWork) => Result,
  rows: Transaction,
  cause: Cause,
  now: string,
  { settings, newId, hash }: UnitContext,
): Result {
  const outbox = new Outbox(rows, now, newId, cause);
  const { emit, eventFor } = outbox;
  const schedule: UnitOfWork['schedule'] = (kind, subject_id, usually) => {
    const modes = rows.find('job_settings', 'job_settings');
    const due_at = modes ? dueAtFor(modes, kind, { now, usually }) : usually;
    rows.put('jobs', { id: newId('job'), sequence: rows.nextSequence(), kind, subject_id, due_at });
  };
  const result = run({ rows, settings, now, newId, hash, emit, eventFor, schedule });
  outbox.write();
  return result;
}
