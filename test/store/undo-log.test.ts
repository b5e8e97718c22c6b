import { expect, test } from 'vitest';
import type { Change } from '../../mock-server/store/commit';
import { createDatabase, stateOf } from '../../mock-server/store/state';
import { UndoLog } from '../../mock-server/store/undo-log';
import { limits } from '../../spec/tables/limits';

const origin = { request_id: null, created_at: '2031-05-04T10:20:30.400Z' };
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
