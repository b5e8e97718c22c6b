import { expect, test, vi } from 'vitest';
import type { JobRow } from '../../mock-server/rows';
import { differencesOf } from '../../mock-server/store/differences';
import { GrowingMap } from '../../mock-server/store/growing-map';
import { createDatabase, createSnapshot } from '../../mock-server/store/state';

const created_at = '2030-01-01T00:00:00.000Z';
const job = (id: string): JobRow => ({ id, sequence: 1, due_at: null, kind: 'settle_payment', subject_id: id });

test('differences of two states read only what was written since one was a copy of the other', () => {
  const database = createDatabase();
  for (let i = 0; i < 20_000; i++) database.tables.jobs.put(job(`job ${i}`));
  const before = createSnapshot(database, { name: 'before', created_at });
  database.tables.jobs.put(job('another'));
  database.tables.jobs.delete('job 15000');
  const read = vi.spyOn(GrowingMap.prototype, 'get');
  const differences = [...differencesOf(before, database)];
  const reads = read.mock.calls.length;
  read.mockRestore();
  expect(differences.map(({ id }) => id)).toEqual(['job 15000', 'another']);
  expect(reads).toBeLessThan(1_000);
});
