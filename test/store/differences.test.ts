import { expect, test, vi } from 'vitest';
import { differencesOf } from '../../mock-server/store/differences';
import { GrowingMap } from '../../mock-server/store/growing-map';
import { createDatabase, createSnapshot } from '../../mock-server/store/state';
import { created_at, jobRow } from './support';

test('differences of two states read only what was written since one was a copy of the other', () => {
  const database = createDatabase();
  for (let i = 0; i < 20_000; i++) database.tables.jobs.put(jobRow(`job ${i}`, 1));
  const before = createSnapshot(database, { name: 'before', created_at });
  database.tables.jobs.put(jobRow('another', 1));
  database.tables.jobs.delete('job 15000');
  const read = vi.spyOn(GrowingMap.prototype, 'get');
  const differences = [...differencesOf(before, database)];
  const reads = read.mock.calls.length;
  read.mockRestore();
  expect(differences.map(({ id }) => id)).toEqual(['job 15000', 'another']);
  expect(reads).toBeLessThan(1_000);
});
