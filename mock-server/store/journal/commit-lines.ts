import type { Change, Commit } from '../state';
import type { CheckoutState, CompletionState, EventSource, EventsRow, Rows, TableName } from '../../rows';
import type { Row } from '../../rows/row';

/** A row, or its place among the changes of its line. */
type Placed<R extends Row> = R | number;

/** The source rows of an event state in a line. Rows that the same line contains are named by their place. */
type PlacedRows =
  | {
      readonly kind: 'payment';
      readonly payment: Placed<Rows['payments']>;
      readonly method: Placed<Rows['payment_methods']>;
      readonly refunds: readonly Placed<Rows['refunds']>[];
      readonly disputes: readonly Placed<Rows['disputes']>[];
    }
  | {
      readonly kind: 'intent';
      readonly payment_intent: Placed<Rows['payment_intents']>;
      readonly method: Placed<Rows['payment_methods']> | null;
    }
  | { readonly kind: 'method'; readonly payment_method: Placed<Rows['payment_methods']> }
  | PlacedCheckout<CheckoutState>
  | PlacedCheckout<CompletionState>;

type PlacedCheckout<State> = Omit<State, 'checkout'> & { readonly checkout: Placed<Rows['checkouts']> };

/** A change in a line: the row as the commit left it, or the id of a deleted one. */
type JournalChange = {
  readonly [Name in TableName]: readonly [table: Name, rowOrId: Rows[Name] | string];
}[TableName];

/** Commits with fewer changes are serialised at once, since almost all of them fit into a line. */
const MAX_CHANGES_AT_ONCE = 32;
/** A line with more characters is split when it has several changes. */
const MAX_LINE_CHARACTERS = 256 * 1024;

/** Returns the lines of a commit. Several lines are one commit only together: the journal appends them as a group. */
export function linesOf(commit: Commit): Iterable<string> {
  if (commit.changes.length > MAX_CHANGES_AT_ONCE) return splitLines(commit);
  const line = lineOf(commit);
  return line.length <= MAX_LINE_CHARACTERS || commit.changes.length < 2 ? [line] : splitLines(commit);
}

/** Fields that apply before the changes go into the first line, `staged` into each, all others into the last. */
function* splitLines({
  reset,
  restore,
  adopt,
  staged,
  isFirst,
  changes,
  ...end
}: Commit): Generator<string, void, undefined> {
  const each = staged === undefined ? {} : { staged };
  let start: Pick<Commit, 'reset' | 'restore' | 'adopt' | 'isFirst'> = {
    ...(reset && { reset }),
    ...(restore !== undefined && { restore }),
    ...(adopt !== undefined && { adopt }),
    ...(isFirst && { isFirst }),
  };
  let at = 0;
  let count = MAX_CHANGES_AT_ONCE;
  for (;;) {
    const next = Math.min(at + count, changes.length);
    const isLast = next === changes.length;
    const line = lineOf({ ...each, ...start, changes: changes.slice(at, next), ...(isLast && end) });
    if (line.length > MAX_LINE_CHARACTERS && next - at > 1) {
      count = Math.ceil((next - at) / 4);
      continue;
    }
    yield line;
    if (isLast) return;
    start = {};
    at = next;
    if (line.length < MAX_LINE_CHARACTERS / 8) count *= 2;
  }
}

/** Returns a commit as one line. Rows are shared within the line, and not beyond it. */
export function lineOf(commit: Commit): string {
  const { changes } = commit;
  const placeOf = finderIn(changes);
  const place = <R extends Row>(row: R): Placed<R> => placeOf(row) ?? row;
  const inLine = (change: Change) => {
    const [table, id, row] = change;
    if (row === null) return [table, id];
    return [table, isOfEvents(change) ? withStates(change[2], (rows) => placedRows(rows, place)) : row];
  };
  return JSON.stringify({ ...commit, changes: changes.map(inLine) });
}

/** Returns a function that finds the place of a row among changes. The map is built when it is first needed. */
function finderIn(changes: readonly Change[]): (row: Row) => number | undefined {
  let places: Map<Row | null, number> | undefined;
  return (row) => (places ??= new Map(changes.map(([, , each], at) => [each, at]))).get(row);
}

/** Returns the commit of a line. */
export function commitOf(line: string): Commit {
  // eslint-disable-next-line ts/no-unsafe-assignment -- the checksum shows that an adapter of this format wrote it
  const read: Omit<Commit, 'changes'> & { readonly changes: readonly JournalChange[] } = JSON.parse(line);
  const changes = read.changes.map(changeOf);
  const complete = (change: Change): Change => {
    if (!isOfEvents(change)) return change;
    return ['events', change[1], withStates(change[2], (rows) => foundRows(rows, changes))];
  };
  return { ...read, changes: changes.some(isOfEvents) ? changes.map(complete) : changes };
}

function changeOf<Name extends TableName>([table, rowOrId]: readonly [Name, Rows[Name] | string]): Change {
  return typeof rowOrId === 'string' ? [table, rowOrId, null] : [table, rowOrId.id, rowOrId];
}

function isOfEvents(change: Change): change is readonly ['events', string, EventsRow] {
  return change[0] === 'events' && change[2] !== null;
}

/** Events with the sources of their states in another form. */
function withStates<Form>(row: EventsRow, form: (source: EventSource) => Form) {
  return { ...row, states: row.states.map((state) => (state.kind === undefined ? state : form(state))) };
}

function placedRows(source: EventSource, place: <R extends Row>(row: R) => Placed<R>): PlacedRows {
  const { kind } = source;
  switch (kind) {
    case 'payment': {
      const { payment, method, refunds, disputes } = source;
      return {
        kind,
        payment: place(payment),
        method: place(method),
        refunds: refunds.map(place),
        disputes: disputes.map(place),
      };
    }
    case 'intent':
      return { kind, payment_intent: place(source.payment_intent), method: source.method && place(source.method) };
    case 'method':
      return { kind, payment_method: place(source.payment_method) };
    case 'checkout':
    case 'completion':
      return { ...source, checkout: place(source.checkout) };
  }
}

function foundRows(rows: PlacedRows, changes: readonly Change[]): EventSource {
  const method = (placed: Placed<Rows['payment_methods']>) => found(changes, 'payment_methods', placed);
  const { kind } = rows;
  switch (kind) {
    case 'payment':
      return {
        kind,
        payment: found(changes, 'payments', rows.payment),
        method: method(rows.method),
        refunds: rows.refunds.map((refund) => found(changes, 'refunds', refund)),
        disputes: rows.disputes.map((dispute) => found(changes, 'disputes', dispute)),
      };
    case 'intent':
      return {
        kind,
        payment_intent: found(changes, 'payment_intents', rows.payment_intent),
        method: rows.method === null ? null : method(rows.method),
      };
    case 'method':
      return { kind, payment_method: method(rows.payment_method) };
    case 'checkout':
    case 'completion':
      return { ...rows, checkout: found(changes, 'checkouts', rows.checkout) };
  }
}

function found<Name extends TableName>(
  changes: readonly Change[],
  table: Name,
  placed: Placed<Rows[Name]>,
): Rows[Name] {
  if (typeof placed !== 'number') return placed;
  const change = changes[placed];
  if (change === undefined || !isRowOf(table, change)) throw new Error(`there is no row of ${table} at ${placed}`);
  return change[2];
}

function isRowOf<Name extends TableName>(
  table: Name,
  change: readonly [TableName, string, Row | null],
): change is readonly [Name, string, Rows[Name]] {
  return change[0] === table && change[2] !== null;
}
