import { expect, onTestFinished, test } from 'vitest';
import type { Journal } from '../../../../mock-server/store/journal/journal';

/** A kind of journal. */
export interface JournalKind {
  readonly name: string;
  /** Returns a function that opens the same journal again, without reading it. The one before it is closed. */
  readonly create: () => Promise<() => Promise<Journal>>;
}

const nothing = () => undefined;
const linesOf = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => JSON.stringify({ number: first + i, text: 'ä€😀"\\\n\u0000\ud800' }));

async function* opened(open: () => Promise<Journal>): AsyncGenerator<Journal, never> {
  for (;;) {
    const journal = await open();
    onTestFinished(() => journal.close().catch(nothing));
    yield journal;
    await journal.close();
  }
}

async function readAll(journal: Journal) {
  let lines: string[] = [];
  const reading = await journal.read(
    (line) => lines.push(line),
    () => (lines = []),
  );
  expect(reading).toEqual({ lines: lines.length, cutBytes: 0 });
  return lines;
}

/** The tests that every kind of journal passes. */
export function testJournal({ create }: JournalKind): void {
  const begin = async () => {
    const journals = opened(await create());
    return async () => (await journals.next()).value;
  };

  test('reads back the lines of every group in their order', async () => {
    const open = await begin();
    const journal = await open();
    expect(await readAll(journal)).toEqual([]);
    const groups = [linesOf(0, 1), linesOf(1, 700), linesOf(701, 2)];
    for (const group of groups) await journal.append(group);
    for (let number = 703; number < 1300; number++) await journal.append(linesOf(number, 1));
    const again = await open();
    expect(await readAll(again)).toEqual(linesOf(0, 1300));
    await again.append(linesOf(1300, 3));
    expect(await readAll(await open())).toEqual(linesOf(0, 1303));
  });

  test('reads back a group of many megabytes, and what comes after it', async () => {
    const open = await begin();
    const journal = await open();
    await readAll(journal);
    const large = Array.from({ length: 40 }, (_, i) => JSON.stringify({ number: i, text: 'x'.repeat(250_000) }));
    await journal.append(large);
    await journal.append(linesOf(40, 1));
    expect(await readAll(await open())).toEqual([...large, ...linesOf(40, 1)]);
  });

  test('takes the lines of a generator, of which a large group is also appended as a whole', async () => {
    const open = await begin();
    const journal = await open();
    await readAll(journal);
    const large = Array.from({ length: 20 }, (_, i) => JSON.stringify({ number: i, text: 'y'.repeat(250_000) }));
    await journal.append(large.values());
    await journal.append(linesOf(20, 2).values());
    expect(await readAll(await open())).toEqual([...large, ...linesOf(20, 2)]);
  });

  test.each([0, 3, 5000])('nothing is appended when the lines throw after %i of them', async (count) => {
    const open = await begin();
    const journal = await open();
    await readAll(journal);
    await journal.append(linesOf(0, 2));
    function* failing() {
      for (let i = 0; i < count; i++) yield JSON.stringify({ i, text: 'x'.repeat(2000) });
      throw new RangeError('Invalid string length');
    }
    await expect(journal.append({ [Symbol.iterator]: failing })).rejects.toThrow('Invalid string length');
    await journal.append(linesOf(2, 1));
    expect(await readAll(await open())).toEqual(linesOf(0, 3));
  });

  test('a checkpoint replaces what was appended before it, and keeps what is appended meanwhile', async () => {
    const open = await begin();
    const journal = await open();
    await readAll(journal);
    for (let i = 0; i < 20; i++) await journal.append(linesOf(i * 10, 10));
    expect(journal.checkpointSize).toBe(0);
    const before = journal.size;
    const checkpoint = Array.from({ length: 12 }, (_, i) => JSON.stringify({ checkpoint: i }));
    const compaction = journal.compact(checkpoint.values());
    await journal.append(linesOf(200, 3));
    await compaction;
    expect(journal.size).toBeLessThan(before);
    expect(journal.checkpointSize).toBeGreaterThan(0);
    const { size, checkpointSize } = journal;
    await journal.append(linesOf(203, 1));
    const again = await open();
    expect(await readAll(again)).toEqual([...checkpoint, ...linesOf(200, 4)]);
    if (journal.name !== 'memory') expect(again.checkpointSize).toBe(checkpointSize);
    expect(again.size).toBeGreaterThan(size);
  });

  test('a checkpoint is replaced by the next one, even when nothing was appended between them', async () => {
    const open = await begin();
    const journal = await open();
    await readAll(journal);
    await journal.append(linesOf(0, 5));
    await journal.compact(linesOf(100, 3));
    await journal.compact(linesOf(200, 2));
    expect(await readAll(await open())).toEqual(linesOf(200, 2));
  });

  test('everything is as before when the lines of a checkpoint throw', async () => {
    const open = await begin();
    const journal = await open();
    await readAll(journal);
    await journal.append(linesOf(0, 5));
    function* failing() {
      yield* linesOf(100, 3);
      throw new RangeError('Invalid string length');
    }
    await expect(journal.compact(failing())).rejects.toThrow('Invalid string length');
    expect(journal.checkpointSize).toBe(0);
    await journal.append(linesOf(5, 1));
    expect(await readAll(await open())).toEqual(linesOf(0, 6));
  });

  test('nothing is left of a journal that was deleted', async () => {
    const open = await begin();
    const journal = await open();
    await readAll(journal);
    await journal.append(linesOf(0, 5));
    await journal.delete();
    const again = await open();
    expect(await readAll(again)).toEqual([]);
    await again.append(linesOf(7, 1));
    expect(await readAll(await open())).toEqual(linesOf(7, 1));
  });
}
