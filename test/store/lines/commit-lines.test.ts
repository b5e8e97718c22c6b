import { expect, test } from 'vitest';
import { commitOf, lineOf } from '../../../mock-server/store/lines/commit-lines';
import type { Commit } from '../../../mock-server/store/commit';
import type { EventsRow, EventSource } from '../../../mock-server/rows';
import { checkoutRow, paymentIntentRow, paymentMethodRow, paymentRow, refundRow } from '../../domain/rows';

const method = paymentMethodRow({ signature: 'the signature' });
const intent = paymentIntentRow();
const payment = paymentRow();
const refund = refundRow();
const checkout = checkoutRow({ description: 'the checkout' });

function events(...states: readonly EventSource[]): EventsRow {
  return {
    id: 'evt_1',
    sequence: 9,
    idempotency_key: null,
    request_id: null,
    created_at: '2030-01-01T00:00:00.000Z',
    states,
    names: ['payment.created'],
    about: [0],
  };
}

const ofMethod: EventSource = { kind: 'method', payment_method: method };
const told = events(
  ofMethod,
  { kind: 'intent', payment_intent: intent, method },
  { kind: 'payment', payment, method, refunds: [refund], disputes: [] },
  { kind: 'checkout', checkout, completion_id: null },
  { kind: 'completion', checkout, completion_id: 'chc_1' },
);
const all: Commit = {
  changes: [
    ['payment_methods', method.id, method],
    ['payment_intents', intent.id, intent],
    ['refunds', refund.id, refund],
    ['payments', payment.id, payment],
    ['checkouts', checkout.id, checkout],
    ['events', told.id, told],
  ],
};

const others = Array.from({ length: 40 }, (_, i) => paymentMethodRow({ id: `pm_other_${i}`, signature: `${i}` }));
const long: Commit = {
  changes: [...others.map((row) => ['payment_methods', row.id, row] as const), ...all.changes],
};

test.each([
  ['short', all],
  ['long', long],
])('a %s commit is the same after it was a line, and says each of its rows once', (_, commit) => {
  const line = lineOf(commit);
  expect(commitOf(line)).toEqual(commit);
  for (const text of [method.signature, checkout.description]) expect(line.split(text)).toHaveLength(2);
});

test('what the commit itself wrote is shared again when it is read', () => {
  const { changes } = commitOf(lineOf(all));
  const row = changes.find(([table]) => table === 'events')?.[2];
  const states = row && 'states' in row ? row.states : [];
  const kept = states
    .flatMap((state) => Object.values(state).flat())
    .filter((value) => typeof value === 'object' && value !== null);
  expect(kept).toHaveLength(8);
  for (const each of kept) expect(changes.some((change) => change[2] === each)).toBe(true);
});

test('a state of a checkout keeps the payment methods of its group, as they were', () => {
  const saved = [paymentMethodRow({ id: 'pm_2' }), paymentMethodRow()];
  const row = events(
    { kind: 'checkout', checkout, completion_id: null, methods: saved },
    { kind: 'completion', checkout, completion_id: 'chc_1', methods: [] },
  );
  const commit: Commit = { changes: [['events', row.id, row]] };
  expect(commitOf(lineOf(commit))).toEqual(commit);
});

test('what was written earlier, or again since, stands with the event', () => {
  const later = { ...payment, description: 'changed' };
  const commit: Commit = {
    changes: [
      ['payments', later.id, later],
      ['events', told.id, told],
    ],
  };
  expect(commitOf(lineOf(commit))).toEqual(commit);
});

test('an intent without a payment method', () => {
  const row = events({ kind: 'intent', payment_intent: intent, method: null });
  const commit: Commit = { changes: [['events', row.id, row]] };
  expect(commitOf(lineOf(commit))).toEqual(commit);
});

test('a line that names a row it does not have is refused', () => {
  // The first state of the events: the variant of a payment method, and the place of its row, counted from 1.
  const line = lineOf({ changes: [...all.changes.slice(0, -1), ['events', told.id, events(ofMethod)]] });
  const end = ',1,3,1]';
  expect(line.endsWith(end)).toBe(true);
  const withPlace = (place: number) => `${line.slice(0, -end.length)},1,3,${place}]`;
  expect(commitOf(withPlace(1)).changes).toHaveLength(6);
  expect(() => commitOf(withPlace(8))).toThrow('there is no row of payment_methods at 7');
  expect(() => commitOf(withPlace(2))).toThrow('there is no row of payment_methods at 1');
});

test('of a row that is taken away there is the id, of any other one the row', () => {
  const commit: Commit = {
    reset: true,
    changes: [
      ['refunds', refund.id, null],
      ['payments', payment.id, payment],
    ],
    sequence: 3,
  };
  expect(lineOf(commit)).toMatch(
    new RegExp(`^\\[{"reset":true,"sequence":3},-\\d+,"${refund.id}",\\d+,"${payment.id}",`),
  );
  expect(commitOf(lineOf(commit))).toEqual(commit);
});
