import { describe, expect, test } from 'vitest';
import type { Change } from '../../mock-server/store/commit';
import { createDatabase, type State, stateOf } from '../../mock-server/store/state';
import { UndoLog } from '../../mock-server/store/undo-log';
import { limits } from '../../spec/tables/limits';
import { eventRow } from './support';

const origin = { request_id: null, operation: 'moveClock', created_at: '2031-05-04T10:20:30.400Z' };
const before = stateOf(createDatabase());
const jobs = (count: number): Change[] => Array.from({ length: count }, (_, i) => ['jobs', `job_${i}`, null]);
const answers = (count: number): Change[] =>
  Array.from({ length: count }, (_, i) => ['idempotency_keys', `acc_1 k${i}`, null]);
const { records } = limits.undo;

test.each([
  ['steps of many rows push the older ones out', [[jobs(records), origin]], 1],
  ['the last step stays, however large it is', [[jobs(2 * records), origin]], 1],
  ['what follows a step by itself pushes older ones out', [[jobs(records), undefined]], 1],
  ['and the step itself when it is too much', [[jobs(records + 1), undefined]], 0],
  ['as kept answers of refused requests, which are no steps, do together', [[answers(records + 1), origin]], 0],
  ['but not while they are few', [[answers(5), origin]], 3],
] as const)('%s', (_, transactions, size) => {
  const log = new UndoLog();
  for (let i = 0; i < 3; i++) log.add(jobs(1), before, origin);
  for (const [taken, from] of transactions) log.add(taken, before, from);
  expect(log.size).toBe(size);
});

const nameIn = (state: object | undefined): unknown =>
  state !== undefined && 'data' in state ? Object.values(Object(state.data))[0] : undefined;

describe('the state at an earlier position', () => {
  /** A log and its database, whose rows each have a value. */
  function newLog() {
    const log = new UndoLog();
    const database = createDatabase();
    const put = (names: Readonly<Record<string, string>>, isStep = true) => {
      const changes = Object.entries(names).map(([id, name]): Change => {
        const previous = database.tables.events.put(eventRow(id, 1, { name })) ?? null;
        return ['events', id, previous];
      });
      log.add(changes, stateOf(database), isStep ? origin : undefined);
    };
    const names = (state: Pick<State, 'tables'> | undefined) =>
      state &&
      Object.fromEntries(Array.from(state.tables.events.rows(), ({ id, states: [first] }) => [id, nameIn(first)]));
    const at = (position: number) => names(log.stateBefore(position, database));
    return { log, database, put, at, now: () => names(database) };
  }

  test('is that of each position, and the database stays as it is', () => {
    const { log, put, at, now } = newLog();
    const positions = [log.position];
    put({ a: '1' });
    positions.push(log.position);
    put({ a: '2', b: '1' });
    positions.push(log.position);
    put({ b: '2' }, false);
    positions.push(log.position);
    expect(positions.map(at)).toEqual([{}, { a: '1' }, { a: '2', b: '1' }, { a: '2', b: '2' }]);
    expect(now()).toEqual({ a: '2', b: '2' });
  });

  test('is unknown once its transactions were undone, and known again from there on', () => {
    const { log, database, put, at } = newLog();
    put({ a: '1' });
    const kept = log.position;
    put({ a: '2' });
    const undone = log.position;
    log.undo(1, database);
    expect(at(undone)).toBeUndefined();
    expect(at(kept)).toEqual({ a: '1' });
    const later = log.position;
    put({ a: '3' });
    expect(at(later)).toEqual({ a: '1' });
    expect(at(kept)).toEqual({ a: '1' });
  });

  test('is unknown before what was forgotten, and before what is part of no step', () => {
    const { log, put, at } = newLog();
    put({ a: '1' }, false);
    expect(at(0)).toBeUndefined();
    const first = log.position;
    put({ a: '2' });
    expect(at(first)).toEqual({ a: '1' });
    for (let i = 0; i < limits.undo.transactions; i++) put({ a: String(i) });
    expect(at(first)).toBeUndefined();
  });

  test('is the one before the rows were replaced', () => {
    const { log, database, put, at } = newLog();
    put({ a: '1' });
    const position = log.position;
    put({ a: '2' });
    const former = stateOf(database);
    database.replaced.set(log.addReplacement(former, origin), former);
    database.tables = createDatabase().tables;
    const replaced = log.position;
    put({ c: '1' });
    expect([at(position), at(replaced)]).toEqual([{ a: '1' }, {}]);
    put({ c: '2' }, false);
    expect(at(replaced)).toEqual({});
    expect(at(replaced + 1)).toEqual({ c: '1' });
  });
});
