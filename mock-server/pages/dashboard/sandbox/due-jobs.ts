import { type JobOutcome, OutcomeCounts } from '../../../../spec/derive/job-outcome';
import { take } from '../../../domain/first-of';
import { type DueItem, dueNext } from '../../../platform/due-next';
import type { Platform } from '../../../platform/platform';
import type { JobRow } from '../../../rows';
import { toIso } from '../../../time/clock';

/** The first jobs of a list, and whether it has more. */
export interface FirstJobs<Job> {
  readonly jobs: readonly Job[];
  readonly hasMore: boolean;
}

/** Returns the jobs that are due by an instant, in the order in which they will run (default: all of them). */
export function dueJobs(platform: Platform, limit: number, until?: number): FirstJobs<DueItem> {
  const last = until === undefined ? undefined : toIso(until);
  const due = dueNext(platform, limit + 1);
  return first(
    due.filter(({ due_at }) => last === undefined || due_at <= last),
    limit,
  );
}

/** The most due jobs that are counted. */
const MAX_COUNTED = 10_000;

/** The expected outcomes of the jobs that are due by an instant. */
export interface Expected {
  readonly outcomes: readonly JobOutcome[];
  readonly count: number;
  /** Whether more of them are due than are counted. */
  readonly hasMore: boolean;
}

/** Counts what is expected to come of the jobs that are due by an instant. A bank may decide otherwise. */
export function expectedBy(platform: Platform, until: number): Expected {
  const last = toIso(until);
  const counts = new OutcomeCounts();
  let count = 0;
  for (const { kind, due_at } of platform.repeatableRows.walk('jobs', 'due', 'all', 'ascending')) {
    if (due_at === null || due_at > last) break;
    if (count === MAX_COUNTED) return { outcomes: counts.list(), count, hasMore: true };
    counts.add(kind);
    count++;
  }
  return { outcomes: counts.list(), count, hasMore: false };
}

/** Returns the jobs that are held until they are run by a call, oldest first. */
export function heldJobs(platform: Platform, limit: number): FirstJobs<JobRow> {
  return first(take(platform.repeatableRows.walk('jobs', 'held', 'all', 'ascending'), limit + 1), limit);
}

const first = <Job>(jobs: readonly Job[], limit: number): FirstJobs<Job> => ({
  jobs: jobs.slice(0, limit),
  hasMore: jobs.length > limit,
});

/** Returns the instant of the next job after the present one; undefined if nothing is due. A job that failed stays due. */
export function nextInstant(platform: Platform): string | undefined {
  const now = toIso(platform.now());
  for (const { due_at } of platform.rows.walk('jobs', 'due', 'all', 'ascending'))
    if (due_at !== null && due_at > now) return due_at;
  return undefined;
}
