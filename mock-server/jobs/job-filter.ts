/** Selects pending jobs that match every field that is set. */
export interface JobFilter {
  readonly subject_id?: string | undefined;
  readonly kind?: string | undefined;
}

/** The index partition that holds the jobs of a filter, and no others. */
export function jobPartition({ subject_id, kind }: JobFilter): string {
  if (subject_id === undefined) return kind === undefined ? 'all' : `is ${kind}`;
  return kind === undefined ? `of ${subject_id}` : `of ${subject_id} ${kind}`;
}
