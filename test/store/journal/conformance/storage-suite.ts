import { expect, onTestFinished, test, vi } from 'vitest';
import type { Storage } from '../../../../mock-server/store/journal/storage';
import { Store } from '../../../../mock-server/store/store';
import type { CheckoutSessionRow } from '../../../../mock-server/rows';
import { created_at, jobRow, origin, put as putRow } from '../../support';

/** A kind of storage, and the manipulations that a test needs. */
export interface StorageKind {
  readonly name: string;
  /** Returns a function that opens the same storage again. */
  readonly create: () => Promise<StorageUnderTest>;
}

export interface StorageUnderTest {
  readonly open: (options?: { readonly compactAboveBytes?: number }) => Promise<Storage>;
  /** Leaves an incomplete last group behind; a reason where the storage cannot have one. */
  readonly tear: ((id: string) => void) | string;
  readonly sizeOf: (id: string) => number | Promise<number>;
}

const job = (number: number) => jobRow(`job_${number}`, number);
const session = (id: string): CheckoutSessionRow => ({
  id,
  sequence: 1,
  mode: 'test',
  account_id: 'acc_1',
  created_at,
  updated_at: created_at,
  payment_intent_id: 'pi_1',
  after_payment_url: 'https://shop.example.test/',
  back_url: null,
  expires_at: '2030-01-02T00:00:00.000Z',
  payment_id: null,
});
const put = (store: Store, number: number) => store.transact((rows) => putRow(rows, 'jobs', job(number)), origin);
const idsOf = (store: Store) => [...store.rows.walk('jobs', 'soonest', 'all', 'ascending')].map(({ id }) => id);

/** The tests that every kind of storage passes. */
export function testStorage({ create }: StorageKind): void {
  const openStore = async (storage: Storage, id = 'pf_1') => Store.open(await storage.open(id), () => undefined);
  const opened = async (storage: Promise<Storage>) => {
    const each = await storage;
    onTestFinished(() => each.close().catch(() => undefined));
    return each;
  };

  test('counts a platform once something was appended', async () => {
    const { open } = await create();
    const storage = await opened(open());
    expect([await storage.count(), await storage.has('pf_2')]).toEqual([0, false]);
    const store = await openStore(storage, 'pf_2');
    expect([await storage.count(), await storage.has('pf_2')]).toEqual([0, false]);
    put(store, 1);
    await store.settled();
    expect([await storage.count(), await storage.has('pf_2'), await storage.has('pf_1')]).toEqual([1, true, false]);
    const isOwn = !storage.isShared;
    expect([storage.hasNow?.('pf_2') === true, storage.hasNow?.('pf_1') === false]).toEqual([isOwn, isOwn]);
    await storage.release('pf_2', null);
    expect([await storage.count(), await storage.has('pf_2')]).toEqual([1, true]);
  });

  test('lists platforms by id, page by page, with their sizes and their last writes', async () => {
    const { open } = await create();
    const storage = await opened(open());
    const range = { direction: 'ascending', beyond: '', limit: 9 } as const;
    const start = Date.now();
    expect(await storage.list(range)).toEqual([]);
    for (const id of ['pf_2', 'pf_1', 'pf_3', 'pf_4']) {
      const store = await openStore(storage, id);
      if (id !== 'pf_4') put(store, 1);
      await store.settled();
    }
    await storage.release('pf_1', null);
    const before = await storage.list(range);
    expect(before.map(({ id }) => id)).toEqual(['pf_1', 'pf_2', 'pf_3']);
    const hasOwner = async () => (await storage.list(range)).map(({ owner }) => owner !== null);
    // What was closed may be released with the next claim, and soon without one.
    await vi.waitFor(async () => expect(await hasOwner()).toEqual([false, storage.isShared, storage.isShared]), 5000);
    for (const { bytes, writtenAt } of before) {
      expect(bytes).toBeGreaterThan(50);
      expect(Math.abs(writtenAt - start)).toBeLessThan(60_000);
    }
    const again = await openStore(storage);
    put(again, 2);
    await again.settled();
    const [after] = await storage.list({ ...range, limit: 1 });
    expect(after?.bytes).toBeGreaterThan(Number(before[0]?.bytes));
    expect(after?.writtenAt).toBeGreaterThanOrEqual(Number(before[0]?.writtenAt));
    const idsBeyond = async (beyond: string, direction: 'ascending' | 'descending', limit: number) =>
      (await storage.list({ beyond, direction, limit })).map(({ id }) => id);
    expect(await idsBeyond('pf_1', 'ascending', 1)).toEqual(['pf_2']);
    expect(await idsBeyond('pf_3', 'ascending', 9)).toEqual([]);
    expect(await idsBeyond('pf_3', 'descending', 9)).toEqual(['pf_2', 'pf_1']);
    expect(await idsBeyond('pf_3', 'descending', 1)).toEqual(['pf_2']);
  });

  test('lists the platforms that were not written for some time, and knows that of each', async () => {
    const { open } = await create();
    const storage = await opened(open());
    for (const id of ['pf_1', 'pf_2', 'pf_3']) {
      const store = await openStore(storage, id);
      put(store, 1);
      await store.settled();
    }
    await storage.release('pf_1', null);
    const last = (ms: number) => ({ ms, since: Date.now() - ms });
    const idsOfUnused = async (ms: number, limit: number, except: readonly string[] = []) =>
      (await storage.list({ direction: 'ascending', beyond: '', limit, unwritten: { ...last(ms), except } })).map(
        ({ id }) => id,
      );
    expect(await idsOfUnused(60_000, 9)).toEqual([]);
    expect(await idsOfUnused(-60_000, 9)).toEqual(['pf_1', 'pf_2', 'pf_3']);
    expect(await idsOfUnused(-60_000, 1, ['pf_1'])).toEqual(['pf_2']);
    const isUnwritten = async (ms: number) =>
      Promise.all(['pf_1', 'pf_2', 'pf_9'].map((id) => storage.isUnwritten(id, last(ms))));
    expect(await isUnwritten(60_000)).toEqual([false, false, false]);
    expect(await isUnwritten(-60_000)).toEqual([true, true, false]);
  });

  test('a platform that was released continues where it was', async () => {
    const { open } = await create();
    const storage = await opened(open());
    const store = await openStore(storage);
    put(store, 1);
    await storage.release('pf_1', null);
    expect(() => put(store, 2)).toThrow('is closed');
    const again = await openStore(storage);
    put(again, 2);
    await again.settled();
    expect(idsOf(again)).toEqual(['job_1', 'job_2']);
  });

  test('nothing is left of a platform that was deleted, open or not', async () => {
    const { open } = await create();
    const storage = await opened(open());
    for (const id of ['pf_1', 'pf_2']) {
      const store = await openStore(storage, id);
      store.transact((rows) => rows.insert('checkout_sessions', session('cs_1')), origin);
      await store.settled();
    }
    await storage.release('pf_1', null);
    expect(await storage.owners('cs_1')).toEqual(['pf_1', 'pf_2']);
    await storage.delete('pf_1');
    expect(await storage.owners('cs_1')).toEqual(['pf_2']);
    await storage.delete('pf_2');
    expect([await storage.count(), await storage.has('pf_1'), await storage.owners('cs_1')]).toEqual([0, false, []]);
    const again = await openStore(storage);
    expect(idsOf(again)).toEqual([]);
    put(again, 5);
    await storage.close();
    expect(idsOf(await openStore(await opened(open())))).toEqual(['job_5']);
  });

  test('reads back what was appended, platform by platform', async () => {
    const { open } = await create();
    const storage = await opened(open());
    const one = await openStore(storage, 'pf_1');
    const two = await openStore(storage, 'pf_2');
    put(one, 1);
    put(two, 2);
    put(one, 3);
    await Promise.all([one.settled(), two.settled()]);
    await storage.close();
    const again = await opened(open());
    expect(await again.count()).toBe(2);
    expect(idsOf(await openStore(again, 'pf_1'))).toEqual(['job_1', 'job_3']);
    expect(idsOf(await openStore(again, 'pf_2'))).toEqual(['job_2']);
  });

  test('an incomplete last group is cut off, and appends continue after it', async ({ skip }) => {
    const { open, tear } = await create();
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
    const { open, sizeOf } = await create();
    const storage = await opened(open({ compactAboveBytes: 5000 }));
    const store = await openStore(storage);
    put(store, 1);
    store.createSnapshot({ name: 'one', created_at });
    // Compaction runs beside the appends: the size shrinks when it has ended.
    let round = 0;
    let size = 0;
    let isCompacted = false;
    for (; round < 5000 && !isCompacted; round++) {
      store.transact((rows) => putRow(rows, 'jobs', { ...job(2), subject_id: `py_${round}` }), origin);
      await store.settled();
      const now = await sizeOf('pf_1');
      isCompacted = now < size;
      size = now;
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
    const { open } = await create();
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
    const { open } = await create();
    const storage = await opened(open());
    const store = await openStore(storage);
    let isBroken = false;
    const broken = {
      ...job(1),
      get kind() {
        if (isBroken) throw new RangeError('Invalid string length');
        return job(1).kind;
      },
    };
    store.transact((rows) => rows.insert('jobs', broken), origin);
    isBroken = true;
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

  test('a store at its bound refuses to grow, runs what follows and deletes, and a reset frees it', async () => {
    const { open } = await create();
    const store = await openStore(await opened(open()));
    store.limit(20_000, (size) => {
      throw new RangeError(`full: ${size}`);
    });
    let number = 0;
    for (; store.size < 20_000 && number < 500; number++) {
      put(store, number);
      await store.settled();
    }
    // In memory nothing is stored.
    if (store.size === 0) return;
    expect(() => put(store, number)).toThrow('full: ');
    store.transact((rows) => rows.insert('jobs', job(501)));
    store.transact((rows) => rows.delete('jobs', 'job_1'), origin);
    expect(idsOf(store)).not.toContain(`job_${number}`);
    store.reset((rows) => rows.insert('jobs', job(502)), origin);
    await store.settled();
    await expect.poll(() => store.size).toBeLessThan(5_000);
    put(store, 503);
    expect(idsOf(store)).toEqual(['job_502', 'job_503']);
  });

  test('a reset, an undo of it, snapshots and tokens are the same after reopening', async () => {
    const { open } = await create();
    const storage = await opened(open());
    const store = await openStore(storage);
    for (let number = 1; number <= 100; number++) put(store, number);
    for (const id of ['ptk_1', 'ptk_2']) store.createToken({ id, name: 'Ada', hash: 'aa', created_at });
    store.createSnapshot({ name: 'hundred', created_at });
    store.deleteToken('ptk_1');
    for (let count = 0; count < 2; count++) store.endTokens();
    store.reset((rows) => rows.insert('jobs', job(500)), origin);
    expect(idsOf(store)).toEqual(['job_500']);
    store.undo(1);
    expect(idsOf(store)).toHaveLength(100);
    store.createSnapshot({ name: 'gone', created_at });
    store.deleteSnapshot('gone');
    store.reset((rows) => rows.insert('jobs', job(501)), origin);
    await storage.close();
    const reopened = await openStore(await opened(open()));
    expect(idsOf(reopened)).toEqual(['job_501']);
    expect([...reopened.snapshots.keys()]).toEqual(['hundred']);
    reopened.restore('hundred', origin);
    expect([...reopened.tokens.values()]).toEqual([{ id: 'ptk_2', name: 'Ada', hash: 'aa', created_at }]);
    expect(reopened.endedTokens).toBe(2);
    expect(idsOf(reopened)).toHaveLength(100);
  });
}
