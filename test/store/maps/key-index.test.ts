import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { IDS_PER_BLOCK } from '../../../mock-server/random/id-blocks';
import { randomIds } from '../../../mock-server/random/ids';
import { HashIndex } from '../../../mock-server/store/maps/hash-index';
import { KeyIndex } from '../../../mock-server/store/maps/key-index';
import { LargeMap } from '../../../mock-server/store/maps/large-map';

const MANY = 5_000;

/** An index of keys, which are the texts of the slots. */
function indexOf(keys: readonly string[]): KeyIndex<string> {
  const index = new KeyIndex((slot, key) => (keys[slot] === key ? key : undefined));
  for (const [slot, key] of keys.entries()) index.add(key, slot);
  return index;
}

/** Returns random ids, of which so many one after the other are of a generator of their own, as those of a process are. */
function idsOfProcesses(count: number, idsOfEach: number): string[] {
  let newId = randomIds();
  return Array.from({ length: count }, (_, i) => {
    if (i % idsOfEach === 0) newId = randomIds();
    return newId('py');
  });
}

test.each([
  ['texts', (i: number) => `key ${i}`],
  ['ids of one block', (i: number) => `py_abcd${String(i).padStart(18, '0')}`],
  ['ids of many blocks, in turn', (i: number) => `py_${String(i % 60).padStart(4, 'b')}${String(i).padStart(18, '0')}`],
])(
  '%s: any adds, in bulk and one by one, and deletes, to an index of 5,000 keys and to copies of it: each is as a plain map',
  (_, keyOf) => {
    const keys = Array.from({ length: MANY + 40 }, (_item, i) => keyOf(i));
    const rowWith = (slot: number, key: string) => (keys[slot % keys.length] === key ? key : undefined);
    const start = new KeyIndex(rowWith);
    for (let slot = 0; slot < MANY; slot++) start.add(keyOf(slot), slot);
    const kind = fc.constantFrom('add', 'add', 'append', 'append', 'complete', 'delete', 'delete', 'copy');
    const steps = fc.array(fc.record({ target: fc.nat(3), at: fc.integer({ min: MANY - 40, max: MANY + 39 }), kind }), {
      maxLength: 80,
    });
    fc.assert(
      fc.property(steps, (each) => {
        const pairs = [
          { index: start.copy(rowWith), model: new Map(keys.slice(0, MANY).map((key, slot) => [key, slot])) },
        ];
        for (const { target, at, kind: does } of each) {
          const pair = pairs[target % pairs.length];
          if (pair === undefined) continue;
          const key = keyOf(at);
          const present = pair.model.get(key);
          if (does === 'complete') pair.index.completeAppends(1);
          else if (does === 'copy') pairs.push({ index: pair.index.copy(rowWith), model: new Map(pair.model) });
          else if (does === 'delete') {
            // Another slot than that of the key deletes nothing.
            pair.index.delete(key, at + 1);
            if (present !== undefined) pair.index.delete(key, present);
            pair.model.delete(key);
          } else {
            const slot = at + keys.length;
            // Who appends a key knows that it is not there.
            if (does === 'append' && present === undefined) pair.index.append(key, slot);
            else expect(pair.index.add(key, slot)).toBe(present);
            if (present === undefined) pair.model.set(key, slot);
          }
        }
        for (const { index, model } of pairs) {
          expect(index.size).toBe(model.size);
          for (let at = MANY - 60; at < keys.length; at++) expect(index.get(keyOf(at))).toBe(model.get(keyOf(at)));
        }
      }),
      { numRuns: 25 },
    );
    expect(start.size).toBe(MANY);
  },
);

const each12000 = (keyOf: (i: number) => string) => () => Array.from({ length: 12_000 }, (_, i) => keyOf(i));

test.each([
  ['random ids', () => idsOfProcesses(12_000, Infinity)],
  ['random ids, each in a block of its own', () => idsOfProcesses(12_000, 1)],
  ['random ids of many processes', () => idsOfProcesses(12_000, 30)],
  ['ids of one block', each12000((i) => `py_abcd${String(i).padStart(18, '0')}`)],
  [
    'ids of one block that differ in the middle',
    each12000((i) => `py_abcd${String(i).padStart(8, '0')}${'z'.repeat(10)}`),
  ],
  ['ids of rows of events', each12000((i) => `evt_abcd${String(i).padStart(16, '0')}`)],
  ['texts with an underscore that are no ids', each12000((i) => `acc_5yjg9CCIRjNdaXMWyBYd2z ${i}`)],
  ['long texts that differ in the middle', each12000((i) => `${'x'.repeat(90)}${i}${'y'.repeat(90)}`)],
  ['texts of every length', each12000((i) => 'z'.repeat(i % 5_000) + String(Math.floor(i / 5_000)))],
])('%s: each is found, no other one is, and all can be deleted', (_, allKeys) => {
  const keys = allKeys();
  const index = indexOf(keys);
  expect(index.size).toBe(keys.length);
  for (const [slot, key] of keys.entries()) expect(index.get(key)).toBe(slot);
  for (const key of ['', 'py_', 'another', keys[0] + 'x', 'py_abcdNsWu8s9ydm9RMd6QPg'])
    expect(index.get(key)).toBeUndefined();
  for (const [slot, key] of keys.entries()) if (slot % 2 === 0) index.delete(key, slot);
  for (const [slot, key] of keys.entries()) expect(index.get(key)).toBe(slot % 2 === 0 ? undefined : slot);
  for (const [slot, key] of keys.entries()) index.delete(key, slot);
  expect(index.size).toBe(0);
});

test.each([0, 1, 500, 5_000])(
  'keys that are appended to an index with %d keys are found, before all are in buckets',
  (first) => {
    const keys = Array.from({ length: first + 4_000 }, (_, i) => `key ${i}`);
    const index = new KeyIndex((slot, key) => (keys[slot] === key ? key : undefined));
    for (const [slot, key] of keys.entries()) {
      if (slot < first) index.add(key, slot);
      else index.append(key, slot);
    }
    expect(index.size).toBe(keys.length);
    expect(index.completeAppends(100)).toBe(false);
    for (const [slot, key] of keys.entries()) expect(index.get(key)).toBe(slot);
    expect(index.completeAppends(100)).toBe(true);
    expect(index.add('another', keys.push('another') - 1)).toBeUndefined();
    for (const [slot, key] of keys.entries()) expect(index.get(key)).toBe(slot);
  },
);

test('keys of one slot that have much in common are apart: to delete one deletes no other', () => {
  const [id, other] = ['py_abcd000000000000000001', 'py_bcde000000000000000001'];
  const keys = [id, other, `test of ${id}`, `test of ${other}`, `live of ${id}`];
  const index = new KeyIndex((_slot, key) => keys.find((each) => each === key));
  for (const key of keys) expect(index.add(key, 0)).toBeUndefined();
  index.delete(`test of ${id}`, 0);
  expect(index.size).toBe(4);
  expect(keys.map((key) => index.get(key))).toEqual([0, 0, undefined, 0, 0]);
});

test('a key whose hash no other one has is added without reading a row', () => {
  let read = 0;
  const index = new KeyIndex(() => (read++ > Infinity ? '' : undefined));
  for (const [slot, id] of idsOfProcesses(50_000, Infinity).entries()) index.add(id, slot);
  for (let slot = 50_000; slot < 100_000; slot++) index.add(`key ${slot}`, slot);
  // In one of four runs, two of 50,000 hashes of 32 bits are equal.
  expect(read).toBeLessThan(10);
});

test('ids in blocks are in runs only; of a block with more ids than a run has slots, the others are in the other index', () => {
  const others = vi.spyOn(HashIndex.prototype, 'add');
  const index = indexOf(idsOfProcesses(20_000, Infinity));
  expect(others).not.toHaveBeenCalled();
  const id = (i: number) => `py_abcd${String(i).padStart(18, '0')}`;
  for (let i = 0; i < 2 * IDS_PER_BLOCK; i++) index.add(id(i), 20_000 + i);
  expect(others).toHaveBeenCalledTimes(IDS_PER_BLOCK);
});

test('ids that are in no blocks, as those of a random seed, begin no runs but a few: the next ids in blocks do', () => {
  const runs = vi.spyOn(LargeMap.prototype, 'set');
  const keys = idsOfProcesses(5_000, 1);
  const index = indexOf(keys);
  expect(runs.mock.calls.length).toBeLessThan(10);
  runs.mockClear();
  const others = vi.spyOn(HashIndex.prototype, 'add');
  for (const id of idsOfProcesses(3 * IDS_PER_BLOCK, IDS_PER_BLOCK)) index.add(id, keys.push(id) - 1);
  // The first id of the first block.
  expect(others).toHaveBeenCalledTimes(1);
  expect(runs).toHaveBeenCalledTimes(3);
});

test('a copy shares the runs: writes to one of the two copy one run each, whatever the number of ids', () => {
  const newId = randomIds();
  const index = indexOf(Array.from({ length: 60_000 }, () => newId('py')));
  const copied = vi.spyOn(Uint32Array.prototype, 'slice');
  const copy = index.copy(() => undefined);
  // The rest of the last block, and some of the next one, whose run both begin.
  const more = Array.from({ length: IDS_PER_BLOCK }, () => newId('py'));
  for (const [i, id] of more.entries()) copy.add(id, 60_000 + i);
  expect(copied).toHaveBeenCalledTimes(1);
  for (const [i, id] of more.entries()) index.add(id, 60_000 + i);
  expect(copied).toHaveBeenCalledTimes(2);
  expect([copy.size, index.size]).toEqual([60_000 + IDS_PER_BLOCK, 60_000 + IDS_PER_BLOCK]);
});

test('a key that is looked up again is not hashed again, until it is deleted', () => {
  const characters = vi.spyOn(String.prototype, 'charCodeAt');
  const index = indexOf(['clock', 'other']);
  expect(index.get('clock')).toBe(0);
  characters.mockClear();
  for (let time = 0; time < 10; time++) expect(index.get('clock')).toBe(0);
  expect(index.rowOf('clock')).toBe('clock');
  expect(characters).not.toHaveBeenCalled();
  index.delete('clock', 0);
  expect(index.get('clock')).toBeUndefined();
  expect(index.rowOf('clock')).toBeUndefined();
  expect(index.get('other')).toBe(1);
});
