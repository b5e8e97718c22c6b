import type { JobKind } from '../rows';
import type { RowList } from '../rows/filters';

/** Selects pending jobs that match every field that is set. */
export interface JobFilter {
  /** Only jobs about the object with this id. */
  readonly subject_id?: string | undefined;
  /** Only jobs of this type. */
  readonly kind?: JobKind | undefined;
}

/** A filter as it arrived over HTTP, where any text may stand for a kind. */
type Selection = Readonly<Partial<Record<keyof JobFilter, string | undefined>>>;

/** Returns the list of the jobs of a filter. */
export function jobList(filters: Selection): RowList<'jobs'> {
  return { table: 'jobs', index: 'soonest', partition: 'all', filters };
}
