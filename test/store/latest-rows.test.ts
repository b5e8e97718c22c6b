import { expect, test } from 'vitest';
import { LatestRows } from '../../mock-server/store/latest-rows';
import { keyHashOf } from '../../mock-server/store/maps/key-hash';
import { seededRandom } from '../../mock-server/random/random';

const { newId } = seededRandom('latest rows').entropyFor('ids');
const rowsOf = (count: number) => Array.from({ length: count }, () => ({ id: newId('py') }));
const add = (latest: LatestRows<{ id: string }>, row: { id: string }) => latest.add(row, keyHashOf(row.id));
const get = (latest: LatestRows<{ id: string }>, { id }: { id: string }) => latest.get(id, keyHashOf(id));

test('the rows that a program reads again and again are all there', () => {
  const latest = new LatestRows();
  const rows = rowsOf(100);
  for (const row of rows) add(latest, row);
  expect(rows.map((row) => get(latest, row))).toEqual(rows);
});

test('the last rows of a set are there, and older ones are forgotten', () => {
  const latest = new LatestRows<{ id: string }>();
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
  for (const row of rows) latest.add(row, 7);
  expect(rows.map(({ id }) => latest.get(id, 7)?.id)).toEqual([undefined, 'b', 'c', 'd', 'e']);
  latest.delete('c', 7);
  latest.delete('a', 7);
  expect(rows.map(({ id }) => latest.get(id, 7)?.id)).toEqual([undefined, 'b', undefined, 'd', 'e']);
  expect(latest.get('b', 0xffff_ffff)).toBeUndefined();
});
