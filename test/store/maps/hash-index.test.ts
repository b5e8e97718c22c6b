import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { IDS_PER_BLOCK } from '../../../mock-server/random/id-blocks';
import { randomIds } from '../../../mock-server/random/ids';
import { HashIndex } from '../../../mock-server/store/maps/hash-index';
import { NumberChunks } from '../../../mock-server/store/maps/number-chunks';
import { median } from '../../bench/median';

/** More keys than one chunk of numbers has. */
const MANY = 5_000;

/** An index of keys, which are the texts of the slots. */
function indexOf(keys: readonly string[]): HashIndex<string> {
  const index = new HashIndex((slot, key) => (keys[slot] === key ? key : undefined));
  for (const [slot, key] of keys.entries()) index.add(key, slot);
  return index;
}

test('any adds, in bulk and one by one, and deletes, to an index with many keys and to copies of it: each is as a plain map', () => {
  const keys = Array.from({ length: MANY + 40 }, (_, i) => `key ${i}`);
  const rowWith = (slot: number, key: string) => (keys[slot % keys.length] === key ? key : undefined);
  const start = new HashIndex(rowWith);
  for (let slot = 0; slot < MANY; slot++) start.add(`key ${slot}`, slot);
  const kind = fc.constantFrom('add', 'add', 'append', 'append', 'link', 'delete', 'delete', 'copy');
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
        const key = `key ${at}`;
        const present = pair.model.get(key);
        if (does === 'link') pair.index.linkAppended(1);
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
        for (let at = MANY - 60; at < keys.length; at++) expect(index.get(`key ${at}`)).toBe(model.get(`key ${at}`));
      }
    }),
    { numRuns: 40 },
  );
  expect(start.size).toBe(MANY);
});

test.each([
  ['random ids', (newId: () => string) => newId()],
  ['ids of one block', (_: () => string, i: number) => `py_abcd${String(i).padStart(18, '0')}`],
  ['texts with an underscore that are no ids', (_: () => string, i: number) => `acc_5yjg9CCIRjNdaXMWyBYd2z ${i}`],
  ['long texts that differ in the middle', (_: () => string, i: number) => `${'x'.repeat(90)}${i}${'y'.repeat(90)}`],
  ['texts of every length', (_: () => string, i: number) => 'z'.repeat(i % 5_000) + String(Math.floor(i / 5_000))],
])('%s: each is found, no other one is, and all can be deleted', (_, keyOf) => {
  const ids = randomIds();
  const keys = Array.from({ length: 12_000 }, (_item, i) => keyOf(() => ids('py'), i));
  const index = indexOf(keys);
  expect(index.size).toBe(keys.length);
  for (const [slot, key] of keys.entries()) expect(index.get(key)).toBe(slot);
  for (const key of ['', 'py_', 'another', keys[0] + 'x']) expect(index.get(key)).toBeUndefined();
  for (const [slot, key] of keys.entries()) if (slot % 2 === 0) index.delete(key, slot);
  for (const [slot, key] of keys.entries()) expect(index.get(key)).toBe(slot % 2 === 0 ? undefined : slot);
  for (const [slot, key] of keys.entries()) index.delete(key, slot);
  expect(index.size).toBe(0);
});

test.each([0, 1, 500, 5_000])(
  'keys that are appended to an index with %d keys are found, before all are in buckets',
  (first) => {
    const newId = randomIds();
    const keys = Array.from({ length: first + 4_000 }, () => newId('py'));
    const index = new HashIndex((slot, key) => (keys[slot] === key ? key : undefined));
    for (const [slot, key] of keys.entries()) {
      if (slot < first) index.add(key, slot);
      else index.append(key, slot);
    }
    expect(index.size).toBe(keys.length);
    expect(index.linkAppended(100)).toBe(false);
    for (const [slot, key] of keys.entries()) expect(index.get(key)).toBe(slot);
    expect(index.linkAppended(100)).toBe(true);
    expect(index.add('another', keys.push('another') - 1)).toBeUndefined();
    for (const [slot, key] of keys.entries()) expect(index.get(key)).toBe(slot);
  },
);

test('a key whose hash no other one has is added without reading a row', () => {
  let read = 0;
  const index = new HashIndex(() => (read++ > Infinity ? '' : undefined));
  const newId = randomIds();
  for (let slot = 0; slot < 100_000; slot++) index.add(newId('py'), slot);
  // Keys of a block have 20 bits of their own.
  expect(read).toBeLessThan(2_000);
});

test('ids that are generated one after the other are put near each other: a copy shares most chunks', () => {
  const newId = randomIds();
  const index = indexOf(Array.from({ length: 60_000 }, () => newId('py')));
  const copied = vi.spyOn(Uint32Array.prototype, 'set');
  const counts = Array.from({ length: 7 }, () => {
    const copy = index.copy(() => undefined);
    copied.mockClear();
    for (let slot = 60_000; slot < 60_000 + IDS_PER_BLOCK / 2; slot++) copy.add(newId('py'), slot);
    return copied.mock.calls.length;
  });
  // Of 59. One in fifty blocks has the chunks of many others.
  expect(median(counts)).toBeLessThanOrEqual(10);
  expect(Math.min(...counts)).toBeGreaterThan(0);
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

test('no key of 200,000 costs more to add than a few numbers: an index never grows in one go', () => {
  const set = vi.spyOn(NumberChunks.prototype, 'set');
  const newId = randomIds();
  const index = new HashIndex(() => undefined);
  let most = 0;
  for (let slot = 0; slot < 200_000; slot++) {
    index.add(newId('py'), slot);
    most = Math.max(most, set.mock.calls.length);
    set.mockClear();
  }
  expect(most).toBeLessThan(64);
});
