import { noCounts } from '../../random/counts';
import { tableNames } from '../../rows/registry';
import type { Change, Commit, Database, Snapshot, State } from '../state';
import type { Tables } from '../tables';
import type { TableName } from '../../rows';

/**
 * The commits that would make an empty database into this one, its snapshots included. Rows that a snapshot has in common
 * with the one before it, or with the present, are there once. Each commit is made when it is asked for, and tells of the
 * database as it is now.
 */
export function checkpointOf(database: Database, rowsPerCommit: number): Iterable<Commit> {
  // The present goes on changing while this is written; a snapshot does not, but it may be taken away.
  const snapshots = [...database.snapshots.values()];
  return commitsOf(snapshots, commitBetween(snapshots.at(-1), database), rowsPerCommit);
}

function* commitsOf(
  snapshots: readonly Snapshot[],
  last: Commit,
  rowsPerCommit: number,
): Generator<Commit, void, undefined> {
  let before: Snapshot | undefined;
  for (const snapshot of snapshots) {
    const { name, created_at } = snapshot;
    yield* split({ ...commitBetween(before, snapshot), snapshot: { name, created_at } }, rowsPerCommit);
    before = snapshot;
  }
  yield* split(last, rowsPerCommit);
}

/** What comes before the rows goes with the first of them, and what comes after them with the last. */
function* split({ reset, changes, ...end }: Commit, rowsPerCommit: number): Generator<Commit, void, undefined> {
  for (let at = 0; at === 0 || at < changes.length; at += rowsPerCommit) {
    yield {
      ...(reset && at === 0 && { reset }),
      changes: changes.slice(at, at + rowsPerCommit),
      ...(at + rowsPerCommit >= changes.length && end),
    };
  }
}

/** From one state to a later one; from nothing when there is none before. */
function commitBetween(before: Readonly<State> | undefined, after: Readonly<State>): Commit {
  const { sequence, counts } = after;
  return {
    ...(before === undefined && { reset: true }),
    ...(counts !== (before?.counts ?? noCounts) && { counts }),
    changes: [...changesBetween(before?.tables, after.tables)],
    sequence,
  };
}

function* changesBetween(before: Tables | undefined, after: Tables): Generator<Change, void, undefined> {
  for (const name of tableNames) yield* changesOf(name, before, after);
}

function* changesOf<Name extends TableName>(
  name: Name,
  before: Tables | undefined,
  after: Tables,
): Generator<Change, void, undefined> {
  const [from, to] = [before?.[name], after[name]];
  for (const { id } of from?.rows() ?? []) if (to.get(id) === undefined) yield [name, id, null];
  for (const row of to.rows()) if (from?.get(row.id) !== row) yield [name, row.id, row];
}
