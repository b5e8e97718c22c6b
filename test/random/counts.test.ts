import { describe, expect, test } from 'vitest';
import { idFrom } from '../../mock-server/random/ids';
import { systemRandom, seededRandom } from '../../mock-server/random/random';
import { counted, countsAfterRestart, noCounts } from '../../mock-server/random/counts';
import { createDatabase, type Database, replay } from '../../mock-server/store/state';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { Store } from '../../mock-server/store/store';
import { put } from '../store/support';

/** Keeps what it is given to write. */
class Recorder extends MemoryAdapter {
  readonly commits: Database['unwritten'] = [];

  override write(database: Database): Promise<void> {
    this.commits.push(...database.unwritten);
    return super.write(database);
  }
}

const origin = { request_id: null, operation: 'moveClock', created_at: '2026-01-01T00:00:00.000Z' };
const clock = (offset: number) => ({ id: 'clock' as const, offset, frozen_at: null });

function open() {
  const adapter = new Recorder();
  const store = new Store(adapter, () => undefined);
  const afterReplay = () => {
    const database = createDatabase();
    for (const commit of adapter.commits) replay(database, commit);
    return database.counts;
  };
  return { store, adapter, afterReplay };
}

describe('what was made from a seed is counted', () => {
  test('by kind, from 1 on', () => {
    const { store } = open();
    expect([store.count('ids'), store.count('ids'), store.count('reads'), store.count('ids')]).toEqual([1, 2, 1, 3]);
  });

  test('with the transaction that made it: what is taken back was not made', () => {
    const { store, afterReplay } = open();
    store.count('writes');
    const fails = () =>
      store.transact((rows) => {
        store.count('ids');
        put(rows, 'clock', clock(1));
        throw new Error('no');
      });
    expect(fails).toThrow('no');
    store.transact((rows) => put(rows, 'clock', clock(store.count('ids'))));
    expect(store.rows.find('clock', 'clock')?.offset).toBe(1);
    expect(afterReplay()).toEqual({ ids: 1, writes: 1, reads: 0 });
  });

  test('in the journal only where there is something to tell', () => {
    const { store, adapter } = open();
    store.transact((rows) => put(rows, 'clock', clock(1)));
    store.count('ids');
    store.transact((rows) => put(rows, 'clock', clock(2)));
    store.transact((rows) => put(rows, 'clock', clock(3)));
    expect(adapter.commits.map((commit) => 'counts' in commit)).toEqual([false, true, false]);
  });

  test('begins again after a reset, and is as before after an undo', () => {
    const { store, afterReplay } = open();
    for (let i = 0; i < 3; i++) store.count('ids');
    store.createSnapshot({ name: 'three', created_at: origin.created_at });
    expect(afterReplay().ids).toBe(3);
    store.reset((rows) => put(rows, 'clock', clock(store.count('ids'))), origin);
    expect(afterReplay().ids).toBe(1);
    store.restore('three', origin);
    expect(afterReplay().ids).toBe(3);
    expect(store.count('ids')).toBe(4);
  });

  test('by each process from where no other one was', () => {
    const { store, afterReplay } = open();
    for (let i = 0; i < 5; i++) store.count('reads');
    const before = store.count('reads');
    store.skipCounts();
    expect(store.count('ids')).toBeGreaterThan(before);
    expect(afterReplay()).toEqual(countsAfterRestart(noCounts));
    expect(countsAfterRestart(counted(countsAfterRestart(noCounts), 'reads')).ids).toBe(2 ** 33);
  });
});

describe('random', () => {
  test('an id from bits looks like any other', () => {
    const random = systemRandom().entropyFor('any').newId('py');
    expect(idFrom('py', 'f'.repeat(64))).toMatch(/^py_[0-9A-Za-z]{22}$/);
    expect(random).toMatch(/^py_[0-9A-Za-z]{22}$/);
  });

  test('what follows from a seed differs by seed, name, platform and kind', () => {
    const a = seededRandom('a');
    const b = seededRandom('b');
    const one = (id: string, random = a) => random.forPlatform(id, () => 1);
    const made = [
      a.entropyFor('x').newKey(),
      a.entropyFor('y').newKey(),
      b.entropyFor('x').newKey(),
      ...[one('p'), one('q'), one('p', b)].flatMap((random) => [
        random.newId('py').slice(3),
        random.newRequestId(true).slice(4),
        random.newRequestId(false).slice(4),
        random.saltFor('t'),
      ]),
    ];
    expect(new Set(made).size).toBe(made.length);
    expect(seededRandom('a').entropyFor('x').newKey()).toBe(made[0]);
  });
});
