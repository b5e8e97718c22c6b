import type { Change, Commit } from '../state';
import type { EventSource, EventsRow, Rows, TableName } from '../../rows';
import type { Row } from '../../rows/row';

/** A row, or the place among the changes of its commit at which it stands. */
type Placed<R extends Row> = R | number;

/** The rows that a resource is shown from, as a line has them: those that the commit itself wrote are there once. */
type PlacedRows =
  | {
      readonly payment: Placed<Rows['payments']>;
      readonly method: Placed<Rows['payment_methods']>;
      readonly refunds: readonly Placed<Rows['refunds']>[];
      readonly disputes: readonly Placed<Rows['disputes']>[];
    }
  | {
      readonly payment_intent: Placed<Rows['payment_intents']>;
      readonly method: Placed<Rows['payment_methods']> | null;
    }
  | { readonly payment_method: Placed<Rows['payment_methods']> };

/** What a line has of a change: the row as the commit left it, or the id of one that it took away. */
type JournalChange = {
  readonly [Name in TableName]: readonly [table: Name, rowOrId: Rows[Name] | string];
}[TableName];

/** A commit as a line of a journal. Each line says all by itself: rows are shared within it, and no further. */
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

/** Where a row stands among the changes of a commit, if it does. An undone reset may bring back everything at once. */
function finderIn(changes: readonly Change[]): (row: Row) => number | undefined {
  let places: Map<Row | null, number> | undefined;
  return (row) => (places ??= new Map(changes.map(([, , each], at) => [each, at]))).get(row);
}

/** The commit of a line that `lineOf` made. */
export function commitOf(line: string): Commit {
  // eslint-disable-next-line ts/no-unsafe-assignment -- the checksum has shown that an adapter of this format wrote it
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

/** Events with what their states are shown from in another form. */
function withStates<Form>(row: EventsRow, form: (rows: EventSource) => Form) {
  return { ...row, states: row.states.map((state) => ('rows' in state ? { rows: form(state.rows) } : state)) };
}

function placedRows(rows: EventSource, place: <R extends Row>(row: R) => Placed<R>): PlacedRows {
  if ('payment' in rows) {
    const { payment, method, refunds, disputes } = rows;
    return {
      payment: place(payment),
      method: place(method),
      refunds: refunds.map(place),
      disputes: disputes.map(place),
    };
  }
  if ('payment_method' in rows) return { payment_method: place(rows.payment_method) };
  return { payment_intent: place(rows.payment_intent), method: rows.method && place(rows.method) };
}

function foundRows(rows: PlacedRows, changes: readonly Change[]): EventSource {
  const method = (placed: Placed<Rows['payment_methods']>) => found(changes, 'payment_methods', placed);
  if ('payment' in rows) {
    return {
      payment: found(changes, 'payments', rows.payment),
      method: method(rows.method),
      refunds: rows.refunds.map((refund) => found(changes, 'refunds', refund)),
      disputes: rows.disputes.map((dispute) => found(changes, 'disputes', dispute)),
    };
  }
  if ('payment_method' in rows) return { payment_method: method(rows.payment_method) };
  return {
    payment_intent: found(changes, 'payment_intents', rows.payment_intent),
    method: rows.method === null ? null : method(rows.method),
  };
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
