import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../mock-server/random/random';
import { LatestRows } from '../../mock-server/store/latest-rows';
import { keyHashOf } from '../../mock-server/store/maps/key-hash';

const { newId } = seededRandom('latest rows').entropyFor('ids');
const newIds = (count: number): string[] => Array.from({ length: count }, () => newId('py'));

/** Finds rows by their ids, as a table does. `searched` are the ids that the index was asked for. */
function rowsOf(ids: readonly string[], added = '') {
  const latest = new LatestRows();
  const rows = new Map(ids.map((id) => [id, { id }]));
  const searched: string[] = [];
  const index = {
    isLatest: (id: string) => id === added,
    rowOf: (id: string) => (searched.push(id), rows.get(id)),
  };
  return { latest, rows, searched, find: (id: string) => latest.find(id, index) };
}

describe('a row that was found', () => {
  test('is found again without the index: all that a program reads in turn', () => {
    const ids = newIds(100);
    const { rows, searched, find } = rowsOf(ids);
    for (const id of [...ids, ...ids]) expect(find(id)).toBe(rows.get(id));
    expect(searched).toEqual(ids);
  });

  test('is searched again when it was replaced or deleted', () => {
    const { latest, rows, find } = rowsOf(['py_a']);
    find('py_a');
    latest.delete('py_a');
    rows.set('py_a', { id: 'py_a' });
    expect(find('py_a')).toBe(rows.get('py_a'));
    latest.delete('py_a');
    rows.delete('py_a');
    expect(find('py_a')).toBeUndefined();
  });

  test('is forgotten when four others of its set were found since', () => {
    const setOf = (id: string) => keyHashOf(id) >>> 24;
    const first = newId('py');
    const others = newIds(5_000).filter((id) => setOf(id) === setOf(first));
    const ids = [first, ...others.slice(0, 4)];
    const { searched, find } = rowsOf(ids);
    for (const id of ids) find(id);
    for (const id of ids.toReversed()) find(id);
    expect(searched).toEqual([...ids, first]);
  });
});

test('a row that was just added takes no place', () => {
  const { searched, find } = rowsOf(['py_a'], 'py_a');
  find('py_a');
  find('py_a');
  expect(searched).toEqual(['py_a', 'py_a']);
});
