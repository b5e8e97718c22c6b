import { expect, test } from 'vitest';
import { RELEASE } from '../../../mock-server/fields/release';
import { linesOf, withReferences } from '../../../mock-server/store/journal/commit-lines';
import { LineReader } from '../../../mock-server/store/journal/line-reader';
import type { Change, Commit } from '../../../mock-server/store/commit';
import { createDatabase, type Database, replay } from '../../../mock-server/store/state';
import { liveChanges } from '../support';
import type { EventsRow, EventSource } from '../../../mock-server/rows';
import { checkoutRow, paymentIntentRow, paymentMethodRow, paymentRow, refundRow } from '../../domain/rows';

const method = paymentMethodRow({ signature: 'the signature' });
const intent = paymentIntentRow();
const payment = paymentRow();
const refund = refundRow();
const checkout = checkoutRow({ description: 'the checkout' });

function events(...states: readonly EventSource[]): EventsRow {
  const none = { idempotency_key: null, request_id: null };
  const created_at = '2030-01-01T00:00:00.000Z';
  return { id: 'evt_1', sequence: 9, ...none, created_at, states, names: ['payment.created'], about: [0] };
}

const row = events(
  { kind: 'method', payment_method: method },
  { kind: 'intent', payment_intent: intent, method },
  { kind: 'payment', payment, method, refunds: [refund], disputes: [] },
  { kind: 'checkout', checkout, completion_id: null },
  { kind: 'completion', checkout, completion_id: 'chc_1' },
);
/** The events come first: in a line they come after the rows that they refer to. */
const all: Commit = {
  changes: [
    ['events', row.id, row],
    ['payment_methods', method.id, method],
    ['payment_intents', intent.id, intent],
    ['refunds', refund.id, refund],
    ['payments', payment.id, payment],
    ['checkouts', checkout.id, checkout],
  ],
};

/** The lines of a commit after which a database has these rows: those of the commit itself, unless others are given. */
function linesAfter(commit: Commit, rows: readonly Change[] = commit.changes): readonly string[] {
  const database = createDatabase();
  replay(database, { changes: rows });
  return [...linesOf(withReferences(commit, (table, id) => database.tables[table].get(id)))];
}

function read(lines: readonly string[], database: Database = createDatabase()): Database {
  const reader = new LineReader('the journal', database);
  for (const line of lines) reader.replay(line);
  return database;
}

const rowsOf = (database: Database) => [...liveChanges(database)];

/** The rows of other tables that a row of events has as objects. */
const objectsIn = (states: readonly object[]) =>
  states.flatMap((state) => Object.values(state).flat()).filter((value) => typeof value === 'object' && value !== null);

test('a commit is the same after it was a line, which says each of its rows once', () => {
  const lines = linesAfter(all);
  expect(lines).toHaveLength(1);
  const [line = ''] = lines;
  for (const text of [method.signature, 'the checkout']) expect(line.split(text)).toHaveLength(2);
  const database = read(lines);
  expect(rowsOf(database).sort()).toEqual([...all.changes].sort());
});

test('an event refers to the rows of the same transaction: they are the same objects when they are read', () => {
  const { tables } = read(linesAfter(all));
  const kept = objectsIn(tables.events.get(row.id)?.states ?? []);
  const present = Object.values(tables).flatMap((table) => [...table.rows()]);
  expect(kept).toHaveLength(8);
  for (const each of kept) expect(present.some((other) => other === each)).toBe(true);
});

test('an event refers to rows of earlier transactions by their ids, as long as they are unchanged', () => {
  const before = all.changes.slice(1);
  const after = { changes: all.changes.slice(0, 1) };
  const lines = linesAfter(after, before);
  expect(JSON.parse(lines[0] ?? '').rows.events[0].states[2]).toEqual({
    kind: 'payment',
    payment: payment.id,
    method: method.id,
    refunds: [refund.id],
    disputes: [],
  });
  const database = read([...linesOf({ changes: before }), ...lines]);
  expect(database.tables.events.get(row.id)).toEqual(row);
});

test('another version of a row than the present one is written in full', () => {
  const later = { ...payment, description: 'changed' };
  const commit: Commit = {
    changes: [...all.changes.filter(([table]) => table !== 'payments'), ['payments', payment.id, later]],
  };
  const lines = linesAfter(commit);
  expect(JSON.parse(lines[0] ?? '').rows.events[0].states[2].payment).toEqual(payment);
  const { tables } = read(lines);
  expect(tables.payments.get(payment.id)).toEqual(later);
  expect(tables.events.get(row.id)).toEqual(row);
});

test('the methods of a checkout, an absent one of an intent, and lists without rows', () => {
  const saved = [paymentMethodRow({ id: 'pm_2' }), method];
  const others = events(
    { kind: 'checkout', checkout, completion_id: null, methods: saved },
    { kind: 'completion', checkout, completion_id: 'chc_1', methods: [] },
    { kind: 'intent', payment_intent: intent, method: null },
  );
  const commit: Commit = { changes: [...all.changes.slice(1), ['events', others.id, others]] };
  expect(read(linesAfter(commit)).tables.events.get(others.id)).toEqual(others);
});

test('a line that refers to a row which is not there is refused', () => {
  const [line = ''] = linesAfter(all);
  const gone = line.replace(
    `{"kind":"method","payment_method":"${method.id}"}`,
    '{"kind":"method","payment_method":"pm_gone"}',
  );
  expect(gone).not.toBe(line);
  expect(() => read([gone])).toThrow(
    `line 1 of the journal cannot be read by release ${RELEASE}: ` +
      'rows.events[0].states[0].payment_method is pm_gone, which is not in payment_methods',
  );
});

test('a deleted row is its id, below its table', () => {
  const commit: Commit = {
    reset: true,
    changes: [
      ['refunds', refund.id, null],
      ['jobs', 'job_1', null],
      ['jobs', 'job_2', null],
    ],
    sequence: 3,
  };
  const text = '{"reset":true,"deleted":{"refunds":["re_1"],"jobs":["job_1","job_2"]},"sequence":3}';
  expect([...linesOf(commit)]).toEqual([text.replace('re_1', refund.id)]);
});

test('a large commit is several lines: what applies before the rows is in the first, the rest in the last', () => {
  const rows = Array.from({ length: 2_000 }, (_, i) => paymentMethodRow({ id: `pm_${i}`, signature: 'x'.repeat(400) }));
  const told = events({ kind: 'method', payment_method: rows[0] ?? method });
  const commit: Commit = {
    reset: true,
    changes: [['events', told.id, told], ...rows.map((each): Change => ['payment_methods', each.id, each])],
    sequence: 7,
  };
  const lines = linesAfter(commit);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line.length).toBeLessThan(300_000);
  const parsed = lines.map((line) => JSON.parse(line));
  expect(parsed.map(({ reset, sequence }) => [reset, sequence])).toEqual([
    [true, undefined],
    ...lines.slice(2).map(() => [undefined, undefined]),
    [undefined, 7],
  ]);
  const database = read(lines);
  expect([database.tables.payment_methods.size, database.sequence]).toEqual([2_000, 7]);
  expect(database.tables.events.get(told.id)).toEqual(told);
});
