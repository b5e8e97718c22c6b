import type { JobKind } from '../rows';

/** Selects pending jobs that match every field that is set. */
export interface JobFilter {
  readonly subject_id?: string | undefined;
  readonly kind?: JobKind | undefined;
}

/** A filter as it arrived over HTTP, where any text may stand for a kind. */
type Selection = Readonly<Partial<Record<keyof JobFilter, string | undefined>>>;

/** Where the jobs of a filter are listed. */
interface JobList {
  readonly index: 'newest' | 'ofSubject';
  readonly partition: string;
}

/** Returns the index and the partition that hold the jobs of a filter, and no others. */
export function jobList({ subject_id, kind }: Selection): JobList {
  if (subject_id === undefined) return { index: 'newest', partition: kind === undefined ? 'all' : `is ${kind}` };
  if (kind === undefined) return { index: 'ofSubject', partition: subject_id };
  return { index: 'newest', partition: `of ${subject_id} ${kind}` };
}
