import type { UnitOfWork } from '../context';
import type { Cause } from '../events/cause';
import { Outbox } from '../events/outbox';
import { deleteUnawaitedJobs } from '../jobs/delete-unawaited';
import type { PlatformRandom } from '../random/random';
import type { Transaction } from '../store/transaction';
import { dueAtFor } from '../time/job-settings';
import { freeIds } from './free-ids';

/** Shared by all units of work of a platform. */
export interface UnitContext extends Pick<UnitOfWork, 'settings' | 'hash'> {
  readonly random: Pick<PlatformRandom, 'newId' | 'mayRepeat'>;
  /** Called with a payment that fails, as its event shows it, and whether the sandbox's own request made it fail. */
  readonly onFailedPayment: (payment: object, isOwn: boolean) => void;
}

/** Runs a unit of work in a transaction. Everything in it happens at one instant, and its events are written at its end. */
export function runUnitOfWork<Result>(
  run: (work: UnitOfWork) => Result,
  rows: Transaction,
  cause: Cause,
  now: string,
  { settings, random, hash, onFailedPayment }: UnitContext,
): Result {
  const newId = freeIds(rows, hash, random);
  const outbox = new Outbox(rows, now, newId, cause, settings.limits);
  const { eventFor } = outbox;
  const failed: object[] = [];
  const emit: UnitOfWork['emit'] = (event_name, of, data) => {
    outbox.emit(event_name, of, data);
    if (event_name === 'payment.failed') failed.push(data);
  };
  const schedule: UnitOfWork['schedule'] = (kind, subject_id, defaultDueAt) => {
    const row = rows.find('job_settings', 'job_settings');
    const due_at = row ? dueAtFor(row, kind, { now, defaultDueAt }) : defaultDueAt;
    rows.insert('jobs', { id: newId('job'), sequence: rows.nextSequence(), kind, subject_id, due_at });
  };
  const result = run({ rows, settings, now, newId, hash, emit, eventFor, schedule });
  deleteUnawaitedJobs({ rows });
  outbox.write();
  // A unit of work that throws has failed no payment.
  for (const payment of failed) onFailedPayment(payment, cause.isOwn === true);
  return result;
}
