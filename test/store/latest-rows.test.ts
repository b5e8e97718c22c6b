import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../mock-server/random/random';
import { LatestRows } from '../../mock-server/store/latest-rows';

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

  test('is forgotten when a thousand others were found since', () => {
    const ids = newIds(1_025);
    const { searched, find } = rowsOf(ids);
    for (const id of ids) find(id);
    for (const id of ids.slice(513)) find(id);
    expect(searched).toEqual(ids);
    for (const id of ids.slice(0, 1)) find(id);
    expect(searched).toEqual([...ids, ids[0]]);
  });
});

test('a row that was just added takes no place', () => {
  const { searched, find } = rowsOf(['py_a'], 'py_a');
  find('py_a');
  find('py_a');
  expect(searched).toEqual(['py_a', 'py_a']);
});
