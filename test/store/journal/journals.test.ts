import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDataDirectory } from '../../../mock-server/store/journal/file/data-directory';
import { MemoryJournals } from '../../../mock-server/store/journal/memory-journals';
import type { Journals } from '../../../mock-server/store/journal/journals';
import { Store } from '../../../mock-server/store/store';
import type { JobRow } from '../../../mock-server/rows';
import { temporaryDirectory } from '../support';

/** A kind of storage, and the manipulations that a test needs. */
interface StorageKind {
  readonly name: string;
  /** Returns a function that opens the same storage again. */
  readonly create: () => {
    readonly open: (options?: { readonly compactAboveBytes?: number }) => Promise<Journals>;
    /** Leaves an incomplete last group behind; undefined with a reason where the storage cannot have one. */
    readonly tear: ((id: string) => void) | string;
    readonly sizeOf: (id: string) => number;
  };
}

const kinds: readonly StorageKind[] = [
  {
    name: 'memory',
    create: () => {
      const lines = new Map<string, string[]>();
      return {
        open: async (options) => new MemoryJournals(lines, options),
        tear: 'lines in memory are appended as a whole',
        sizeOf: (id) => (lines.get(id) ?? []).join('').length,
      };
    },
  },
  {
    name: 'file',
    create: () => {
      const directory = temporaryDirectory();
      const file = (id: string) => join(directory, 'platforms', `${id}.ndjson`);
      return {
        open: (options) => openDataDirectory(directory, options),
        tear: (id) => appendFileSync(file(id), readFileSync(file(id)).subarray(-60, -1)),
        sizeOf: (id) => statSync(file(id)).size,
      };
    },
  },
];

const job = (number: number): JobRow => ({
  id: `job_${number}`,
  sequence: number,
  kind: 'settle_payment',
  subject_id: `py_${number}`,
  due_at: '2030-01-01T00:00:00.000Z',
});
const origin = { request_id: null, created_at: '2030-01-01T00:00:00.000Z' };
const put = (store: Store, number: number) => store.transact((rows) => rows.put('jobs', job(number)), origin);
const idsOf = (store: Store) => [...store.rows.walk('jobs', 'newest', 'all', 'ascending')].map(({ id }) => id);

describe.each(kinds)('$name', ({ create }) => {
  const openStore = async (storage: Journals, id = 'pf_1') => Store.open(await storage.open(id), () => undefined);
  const opened = async (storage: Promise<Journals>) => {
    const each = await storage;
    onTestFinished(() => each.close().catch(() => undefined));
    return each;
  };

  test('lists a platform once something was appended, and returns the same adapter until it is closed', async () => {
    const { open } = create();
    const storage = await opened(open());
    expect(await storage.platforms()).toEqual([]);
    const adapter = await storage.open('pf_1');
    expect(await storage.open('pf_1')).toBe(adapter);
    const store = await openStore(storage, 'pf_2');
    expect(await storage.platforms()).toEqual([]);
    put(store, 1);
    await store.settled();
    expect(await storage.platforms()).toEqual(['pf_2']);
  });

  test('reads back what was appended, platform by platform', async () => {
    const { open } = create();
    const storage = await opened(open());
    const [one, two] = [await openStore(storage, 'pf_1'), await openStore(storage, 'pf_2')];
    put(one, 1);
    put(two, 2);
    put(one, 3);
    await Promise.all([one.settled(), two.settled()]);
    await storage.close();
    const again = await opened(open());
    expect([...(await again.platforms())].sort()).toEqual(['pf_1', 'pf_2']);
    expect(idsOf(await openStore(again, 'pf_1'))).toEqual(['job_1', 'job_3']);
    expect(idsOf(await openStore(again, 'pf_2'))).toEqual(['job_2']);
  });

  test('an incomplete last group is cut off, and appends continue after it', async ({ skip }) => {
    const { open, tear } = create();
    if (typeof tear === 'string') return skip(tear);
    const storage = await opened(open());
    const store = await openStore(storage);
    put(store, 1);
    await storage.close();
    tear('pf_1');
    const again = await opened(open());
    const reopened = await openStore(again);
    expect(idsOf(reopened)).toEqual(['job_1']);
    put(reopened, 2);
    await again.close();
    expect(idsOf(await openStore(await opened(open())))).toEqual(['job_1', 'job_2']);
  });

  test('compaction removes garbage and keeps rows, snapshots and what is appended meanwhile', async () => {
    const { open, sizeOf } = create();
    const storage = await opened(open({ compactAboveBytes: 5000 }));
    const store = await openStore(storage);
    put(store, 1);
    store.createSnapshot({ name: 'one', created_at: origin.created_at });
    // Compaction runs beside the appends: the size shrinks when it has ended.
    let [round, size, isCompacted] = [0, 0, false];
    for (; round < 5000 && !isCompacted; round++) {
      store.transact((rows) => rows.put('jobs', { ...job(2), subject_id: `py_${round}` }), origin);
      await store.settled();
      isCompacted = sizeOf('pf_1') < size;
      size = sizeOf('pf_1');
    }
    expect(isCompacted).toBe(true);
    await storage.close();
    const reopened = await openStore(await opened(open()));
    expect(idsOf(reopened)).toEqual(['job_1', 'job_2']);
    expect(reopened.rows.require('jobs', 'job_2').subject_id).toBe(`py_${round - 1}`);
    reopened.restore('one', origin);
    expect(idsOf(reopened)).toEqual(['job_1']);
  });

  test('closing writes what is pending; later writes are refused, and nothing opens any more', async () => {
    const { open } = create();
    const storage = await opened(open());
    const store = await openStore(storage);
    put(store, 1);
    await storage.close();
    expect(store.pending).toBe(false);
    expect(() => put(store, 2)).toThrow('is closed');
    await expect(storage.open('pf_3')).rejects.toThrow('is closed');
    expect(idsOf(await openStore(await opened(open())))).toEqual(['job_1']);
  });

  test('a commit that cannot be written stays pending, and later ones are refused until it is written', async () => {
    const { open } = create();
    const storage = await opened(open());
    const store = await openStore(storage);
    let isBroken = true;
    const toJSON = () => {
      if (isBroken) throw new RangeError('Invalid string length');
      return job(1);
    };
    const broken = { ...job(1), toJSON };
    store.transact((rows) => rows.put('jobs', broken), origin);
    await expect(store.settled()).rejects.toThrow('Invalid string length');
    // What could not be made durable must not be carried out.
    expect(() => put(store, 2)).toThrow('Invalid string length');
    expect(store.pending).toBe(true);
    isBroken = false;
    await store.settled();
    put(store, 2);
    await store.settled();
    expect(store.pending).toBe(false);
    await storage.close();
    expect(idsOf(await openStore(await opened(open())))).toEqual(['job_1', 'job_2']);
  });

  test('a reset, an undo of it, and snapshots are the same after reopening', async () => {
    const { open } = create();
    const storage = await opened(open());
    const store = await openStore(storage);
    for (let number = 1; number <= 100; number++) put(store, number);
    store.createSnapshot({ name: 'hundred', created_at: origin.created_at });
    store.reset((rows) => rows.put('jobs', job(500)), origin);
    expect(idsOf(store)).toEqual(['job_500']);
    store.undo(1);
    expect(idsOf(store)).toHaveLength(100);
    store.createSnapshot({ name: 'gone', created_at: origin.created_at });
    store.deleteSnapshot('gone');
    store.reset((rows) => rows.put('jobs', job(501)), origin);
    await storage.close();
    const reopened = await openStore(await opened(open()));
    expect(idsOf(reopened)).toEqual(['job_501']);
    expect([...reopened.snapshots.keys()]).toEqual(['hundred']);
    reopened.restore('hundred', origin);
    expect(idsOf(reopened)).toHaveLength(100);
  });
});
