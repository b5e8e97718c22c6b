import type { UnitOfWork } from '../context';
import type { TableName } from '../rows';
import { jobs } from './index';

const subjects: ReadonlySet<TableName> = new Set(Object.values(jobs).map(({ table }) => table));

/**
 * Deletes the jobs that the changes of a unit of work leave without effect, such as the lapse of an authorization that was
 * captured: those of the rows it changed that no longer await them. It costs nothing for new rows, and one look-up for a changed
 * one.
 */
export function deleteUnawaitedJobs({ rows }: Pick<UnitOfWork, 'rows'>): void {
  if (rows.isUnchanged) return;
  // The deletions add changes of jobs to this list, and no job is about another one.
  for (const [table, id, previous] of rows.undo)
    if (previous !== null && subjects.has(table)) deleteUnawaitedJobsOf(id, rows);
}

function deleteUnawaitedJobsOf(id: string, rows: UnitOfWork['rows']): void {
  // Collected first, because each deletion removes a row from the index that is walked.
  for (const job of [...rows.walk('jobs', 'ofSubject', id, 'ascending')])
    if (!jobs[job.kind].isAwaited({ rows }, id)) rows.delete('jobs', job.id);
}
