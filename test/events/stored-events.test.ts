import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { MAX_EVENTS_PER_ROW } from '../../mock-server/domain/event-id';
import { findExpired } from '../../mock-server/events/delete-expired';
import { type EventSelection, findEvent, type StoredEvent, walkEvents } from '../../mock-server/events/stored-events';
import { controlCall } from '../../mock-server/events/cause';
import { Outbox } from '../../mock-server/events/outbox';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { randomIds } from '../../mock-server/random/ids';
import { Store } from '../../mock-server/store/store';
import { scaled } from '../support/run-scale';

const names = ['payment.created', 'payment.succeeded', 'payment.refunded'] as const;
const now = '2030-01-01T00:00:00.000Z';
const owner = { account_id: 'acc_1', mode: 'test' } as const;
const newStore = () => new Store(new MemoryAdapter(), () => undefined);

/** Each list is a transaction: the events of numbered resources. */
type Emitted = readonly (readonly [name: (typeof names)[number], resource: number])[];

function emit(store: Store, transactions: readonly Emitted[]): void {
  for (const emitted of transactions) {
    store.transact((rows) => {
      rows.nextSequence();
      const outbox = new Outbox(rows, now, randomIds(), controlCall('moveClock'));
      const states = new Map<number, object>();
      for (const [name, number] of emitted) {
        const state = states.get(number) ?? { id: `py_${number}` };
        states.set(number, state);
        outbox.emit(name, owner, state);
      }
      outbox.write();
      rows.nextSequence();
    });
  }
}

/** Deletes some rows, the oldest first. Returns the number of their events. */
function deleteOldest(store: Store, count: number): number {
  return store.transact((rows) => {
    let events = 0;
    for (let i = 0; i < count; i++) {
      const expired = findExpired(rows, now);
      if (expired === undefined) break;
      rows.delete(expired.table, expired.id);
      events += expired.events;
    }
    return events;
  });
}

const transactions = fc.array(fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(2)), { maxLength: 5 }), {
  maxLength: 6,
});
const parts: readonly EventSelection[] = [
  {},
  { event_name: names[0] },
  { resource_id: 'py_1' },
  { event_name: names[1], resource_id: 'py_0' },
];
const isOf = (event: StoredEvent, { event_name, resource_id }: EventSelection) =>
  (event_name ?? event.event_name) === event.event_name && (resource_id ?? event.resource_id) === event.resource_id;

test('events of random transactions, the oldest of them deleted, are found in order, from any position, in both directions, and by id', () => {
  fc.assert(
    fc.property(transactions, fc.nat(3), (emitted, rows) => {
      const store = newStore();
      emit(store, emitted);
      const deleted = deleteOldest(store, rows);
      const all = [...walkEvents(store.rows, 'ascending')];
      expect(all.map((event) => [event.event_name, event.resource_id])).toEqual(
        emitted
          .flat()
          .slice(deleted)
          .map(([name, number]) => [name, `py_${number}`]),
      );
      expect(all.map(({ sequence }) => sequence)).toEqual(
        [...new Set(all.map(({ sequence }) => sequence))].sort((a, b) => a - b),
      );
      for (const event of all) expect(findEvent(store.rows, event.id)).toEqual(event);
      const last = all.at(-1)?.sequence ?? 0;
      for (const part of parts)
        for (let place = 0; place <= last + 1; place++) {
          const ofPart = all.filter((event) => isOf(event, part));
          const later = ofPart.filter(({ sequence }) => sequence > place);
          const earlier = ofPart.filter(({ sequence }) => sequence < place).reverse();
          expect([...walkEvents(store.rows, 'ascending', part, place)]).toEqual(later);
          expect([...walkEvents(store.rows, 'descending', part, place)]).toEqual(earlier);
        }
    }),
    { numRuns: scaled({ full: 500, short: 25 }) },
  );
});

test.each(['', 'evt', 'evt_1', 'evt_00', `evt_${'a'.repeat(22)}`])('%j is not the id of an event', (id) => {
  const store = newStore();
  emit(store, [[[names[0], 1]]]);
  expect(findEvent(store.rows, id)).toBeUndefined();
});

const store = newStore();
let many: StoredEvent[];
beforeAll(() => {
  emit(store, [Array.from({ length: MAX_EVENTS_PER_ROW + 2 }, (_, i) => [names[0], i % 7])]);
  many = [...walkEvents(store.rows, 'ascending')];
});

test('a transaction may have more events than one row can hold', () => {
  expect(new Set(many.map(({ id }) => id)).size).toBe(MAX_EVENTS_PER_ROW + 2);
  expect(many.map(({ resource_id }) => resource_id)).toEqual(many.map((_, i) => `py_${i % 7}`));
});

test('an event has exactly one id', () => {
  const id = many[10]?.id ?? '';
  expect(id.slice(-2)).toBe('0a');
  expect(findEvent(store.rows, id)).toEqual(many[10]);
  expect(findEvent(store.rows, `${id.slice(0, -2)}0A`)).toBeUndefined();
});
