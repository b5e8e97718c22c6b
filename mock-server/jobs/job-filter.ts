import type { JobKind } from '../rows';

/** Selects pending jobs that match every field that is set. */
export interface JobFilter {
  readonly subject_id?: string | undefined;
  readonly kind?: JobKind | undefined;
}

/** A filter as it arrived over HTTP, where any text may stand for a kind. */
type Selection = Readonly<Partial<Record<keyof JobFilter, string | undefined>>>;

/** The index partition that holds the jobs of a filter, and no others. */
export function jobPartition({ subject_id, kind }: Selection): string {
  if (subject_id === undefined) return kind === undefined ? 'all' : `is ${kind}`;
  return kind === undefined ? `of ${subject_id}` : `of ${subject_id} ${kind}`;
}
