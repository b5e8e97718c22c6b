import { noCounts } from '../../random/counts';
import { tableNames } from '../../rows/registry';
import type { Change, Commit, SnapshotLabel, StoredToken } from '../commit';
import { referring } from './commit-lines';
import type { Database, State } from '../state';
import { type TableViews, viewsOf } from '../tables';
import type { TableName } from '../../rows';

/** Rows in each commit of a checkpoint. */
const ROWS_PER_COMMIT = 64;
/** Rows that are compared before a commit is yielded, even one without changes: the event loop runs between commits. */
const ROWS_PER_STEP = 2_048;

/** A state, as a checkpoint reads it. */
interface StateView extends Omit<State, 'tables'> {
  readonly tables: TableViews;
}

/** The fields of a commit, without its changes. */
type Heading = Omit<Commit, 'changes'>;

/**
 * Yields the commits that turn an empty database into this one, including snapshots, tokens and the states that an
 * undo may return to. A row that one of them shares with the one before it, or with the current state, occurs once. Commits are
 * created lazily, from the database as it is at the call.
 */
export function checkpointOf(database: Database, rowsPerCommit = ROWS_PER_COMMIT): Iterable<Commit> {
  // The current state and staged rows change while this is written. A snapshot does not, but it may be deleted.
  const snapshots = [...database.snapshots.values()].map((snapshot) => ({ ...snapshot, ...viewOf(snapshot) }));
  const replaced = [...database.replaced].map(([number, state]) => ({ number, ...viewOf(state) }));
  const staged = [...database.staged].map(([id, rows]) => ({ id, tables: viewsOf(rows) }));
  const { endedTokens } = database;
  const tokens = [...database.tokens.values()];
  return commitsOf({ snapshots, replaced, current: viewOf(database), staged, tokens, endedTokens }, rowsPerCommit);
}

interface Views {
  readonly snapshots: readonly (StateView & SnapshotLabel)[];
  readonly replaced: readonly (StateView & { readonly number: number })[];
  readonly current: StateView;
  readonly staged: readonly { readonly id: number; readonly tables: TableViews }[];
  readonly tokens: readonly StoredToken[];
  readonly endedTokens: number;
}

function viewOf({ sequence, counts, tables }: Readonly<State>): StateView {
  return { sequence, counts, tables: viewsOf(tables) };
}

function* commitsOf(
  { snapshots, replaced, current, staged, tokens, endedTokens }: Views,
  rowsPerCommit: number,
): Generator<Commit, void, undefined> {
  let before: StateView | undefined;
  for (const snapshot of snapshots) {
    const { name, created_at } = snapshot;
    const heading = { ...headingBetween(before, snapshot), snapshot: { name, created_at } };
    yield* split(heading, changesBetween(before?.tables, snapshot.tables), rowsPerCommit);
    before = snapshot;
  }
  for (const state of replaced) {
    yield* split(headingBetween(before, state), changesBetween(before?.tables, state.tables), rowsPerCommit);
    yield { replaced: state.number, changes: [] };
    before = state;
  }
  yield* split(headingBetween(before, current), changesBetween(before?.tables, current.tables), rowsPerCommit);
  for (const { id, tables } of staged)
    yield* split({ staged: id, isFirst: true }, changesBetween(undefined, tables), rowsPerCommit);
  for (const token of tokens) yield { token, changes: [] };
  if (endedTokens > 0) yield { endedTokens, changes: [] };
}

/** Splits a commit. Fields that apply before the rows go with the first part, all others with the last. */
function* split(
  { reset, staged, isFirst, ...end }: Heading,
  changes: Iterable<Change | undefined>,
  rowsPerCommit: number,
): Generator<Commit, void, undefined> {
  let isFirstPart = true;
  for (const { part, isLast } of partsOf(changes, rowsPerCommit)) {
    yield {
      ...(staged !== undefined && { staged }),
      ...(reset && isFirstPart && { reset }),
      ...(isFirst && isFirstPart && { isFirst }),
      changes: part,
      ...(isLast && end),
    };
    isFirstPart = false;
  }
}

/** Yields at least one part, which is empty without changes. A part ends where there is undefined. */
function* partsOf(
  changes: Iterable<Change | undefined>,
  size: number,
): Generator<{ readonly part: readonly Change[]; readonly isLast: boolean }, void, undefined> {
  let part: Change[] = [];
  for (const change of changes) {
    if (part.length === size || change === undefined) {
      yield { part, isLast: false };
      part = [];
    }
    if (change !== undefined) part.push(change);
  }
  yield { part, isLast: true };
}

/** Returns the fields of the commit from one state, or from an empty database, to another. */
function headingBetween(before: StateView | undefined, { sequence, counts }: StateView): Heading {
  return {
    ...(before === undefined && { reset: true }),
    ...(counts !== (before?.counts ?? noCounts) && { counts }),
    sequence,
  };
}

/** Yields the changes from one state to another, and undefined where many rows are the same. */
function* changesBetween(
  before: TableViews | undefined,
  after: TableViews,
): Generator<Change | undefined, void, undefined> {
  for (const name of tableNames)
    for (const change of changesOf(name, before, after))
      yield change && referring(change, (table, id) => after[table].get(id));
}

function* changesOf<Name extends TableName>(
  name: Name,
  before: TableViews | undefined,
  after: TableViews,
): Generator<Change | undefined, void, undefined> {
  const from = before?.[name];
  const to = after[name];
  if (from === undefined) {
    for (const row of to.values()) yield [name, row.id, row];
    return;
  }
  let same = 0;
  const isStep = () => ++same % ROWS_PER_STEP === 0;
  for (const { id } of from.unshared(to)) {
    if (to.get(id) === undefined) yield [name, id, null];
    else if (isStep()) yield undefined;
  }
  for (const row of to.unshared(from)) {
    if (from.get(row.id) !== row) yield [name, row.id, row];
    else if (isStep()) yield undefined;
  }
}
