import type { Change, Commit } from './database';
import type { EventsRow, ShownRows, StateInRows } from './rows';
import type { Row } from './table';
import type { Rows, TableName } from './tables';

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

/** A commit as a line of a journal. Each line says all by itself: rows are shared within it, and no further. */
export function lineOf(commit: Commit): string {
  if (!commit.changes.some(isOfEvents)) return JSON.stringify(commit);
  const { changes } = commit;
  const place = <R extends Row>(row: R): Placed<R> => {
    const wanted: Row = row;
    const at = changes.findIndex((change) => change[2] === wanted);
    return at < 0 ? row : at;
  };
  const placed = ({ rows }: StateInRows) => ({ rows: placedRows(rows, place) });
  return JSON.stringify({ ...commit, changes: changes.map((change) => withStates(change, placed)) });
}

/** The commit of a line that `lineOf` made. */
export function commitOf(line: string): Commit {
  // eslint-disable-next-line ts/no-unsafe-assignment -- the checksum has shown that an adapter of this format wrote it
  const commit: Commit = JSON.parse(line);
  const { changes } = commit;
  if (!changes.some(isOfEvents)) return commit;
  const states = ({ rows }: StateInRows) => ({ rows: foundRows(rows, changes) });
  return { ...commit, changes: changes.map((change) => withStates(change, states)) };
}

type EventsChange = readonly ['events', string, EventsRow];

function isOfEvents(change: Change): change is EventsChange {
  return change[0] === 'events' && change[2] !== null;
}

/** Every other change as it is; of events, their states in another form. */
function withStates<Form>(change: Change, form: (state: StateInRows) => Form) {
  if (!isOfEvents(change)) return change;
  const [table, id, row] = change;
  return [table, id, { ...row, states: row.states.map((state) => ('rows' in state ? form(state) : state)) }] as const;
}

function placedRows(rows: ShownRows, place: <R extends Row>(row: R) => Placed<R>): PlacedRows {
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

function foundRows(rows: PlacedRows, changes: readonly Change[]): ShownRows {
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
