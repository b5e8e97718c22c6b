import type { components } from '../../spec/generated/control-types';
import { take } from '../domain/first-of';
import { findEvent } from '../events/stored-events';
import { presentJob } from '../present/jobs';
import type { DeliveryRow } from '../rows';
import type { Reader } from '../store/reader';

type Job = components['schemas']['Job'];

/** Something that the clock of a platform will bring. */
export interface DueItem extends Job {
  readonly due_at: string;
  /** The delivery that is attempted again; null for a job that retries none. */
  readonly delivery: DueDelivery | null;
}

/** A delivery that is due again. */
export interface DueDelivery {
  readonly id: string;
  readonly event_id: string;
  /** Null if the event is unknown. */
  readonly event_name: string | null;
  readonly publisher_id: string;
  /** The number of attempts so far. */
  readonly attempts: number;
}

/**
 * Returns the jobs that are due next, the earliest first: background jobs, time limits, and the next attempts of deliveries. Jobs
 * that are held have no instant and are not among them. The cost depends on `limit` only.
 */
export function dueNext({ rows }: { readonly rows: Reader }, limit: number): DueItem[] {
  return take(rows.walk('jobs', 'due', 'all', 'ascending'), limit).map((job) => {
    const row = job.kind === 'retry_delivery' ? rows.find('deliveries', job.subject_id) : undefined;
    return { ...presentJob(job), due_at: String(job.due_at), delivery: row ? dueDelivery(rows, row) : null };
  });
}

function dueDelivery(rows: Reader, { id, event_id, publisher_id, attempts }: DeliveryRow): DueDelivery {
  const event_name = findEvent(rows, event_id)?.event_name ?? null;
  return { id, event_id, event_name, publisher_id, attempts: attempts.length };
}
