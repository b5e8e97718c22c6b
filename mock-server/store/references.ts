import type { CurrentRow } from '../rows/checks';
import { tables } from '../rows/registry';
import type { Change, Commit } from './commit';

/**
 * Returns a commit whose rows have the ids of those rows that they refer to, such as the states of events, and that their tables have now.
 * Other versions are written in full. It is decided when the transaction commits: its line may be written when the tables have newer rows.
 */
export function withReferences(commit: Commit, current: CurrentRow): Commit {
  if (!commit.changes.some(mayRefer)) return commit;
  return { ...commit, changes: commit.changes.map((change) => referring(change, current)) };
}

/** Does the same for a change. */
export function referring(change: Change, current: CurrentRow): Change {
  const [table, id, row] = change;
  const written = row === null ? undefined : tables[table].fields.written?.(row, current);
  return written === undefined ? change : [table, id, row, written];
}

function mayRefer([table]: Change): boolean {
  return tables[table].fields.written !== undefined;
}
