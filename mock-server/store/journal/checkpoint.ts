import { noCounts } from '../../random/counts';
import { tableNames } from '../../rows/registry';
import type { Change, Commit, Database, Snapshot, State } from '../state';
import type { Tables } from '../tables';
import type { TableName } from '../../rows';

/**
 * Yields the commits that turn an empty database into this one, snapshots included. A row that a snapshot shares with the
 * snapshot before it, or with the current state, occurs once. Commits are created lazily, from the database as it is at the call.
 */
export function checkpointOf(database: Database, rowsPerCommit: number): Iterable<Commit> {
  // The current state changes while this is written. A snapshot does not, but it may be deleted.
  const snapshots = [...database.snapshots.values()];
  const staged = [...database.staged].map(([id, tables]): Commit => ({
    staged: id,
    isFirst: true,
    changes: [...changesBetween(undefined, tables)],
  }));
  return commitsOf(snapshots, [commitBetween(snapshots.at(-1), database), ...staged], rowsPerCommit);
}

function* commitsOf(
  snapshots: readonly Snapshot[],
  last: readonly Commit[],
  rowsPerCommit: number,
): Generator<Commit, void, undefined> {
  let before: Snapshot | undefined;
  for (const snapshot of snapshots) {
    const { name, created_at } = snapshot;
    yield* split({ ...commitBetween(before, snapshot), snapshot: { name, created_at } }, rowsPerCommit);
    before = snapshot;
  }
  for (const commit of last) yield* split(commit, rowsPerCommit);
}

/** Splits a commit. Fields that apply before the rows go with the first part, all others with the last. */
function* split(
  { reset, staged, isFirst, changes, ...end }: Commit,
  rowsPerCommit: number,
): Generator<Commit, void, undefined> {
  for (let at = 0; at === 0 || at < changes.length; at += rowsPerCommit) {
    yield {
      ...(staged !== undefined && { staged }),
      ...(reset && at === 0 && { reset }),
      ...(isFirst && at === 0 && { isFirst }),
      changes: changes.slice(at, at + rowsPerCommit),
      ...(at + rowsPerCommit >= changes.length && end),
    };
  }
}

/** Returns the commit from one state, or from an empty database, to another. */
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
