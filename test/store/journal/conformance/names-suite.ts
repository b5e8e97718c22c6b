import { expect, onTestFinished, test } from 'vitest';
import { Store } from '../../../../mock-server/store/store';
import { jobRow, origin, put as putRow } from '../../support';
import type { StorageKind } from './storage-suite';

/** The test of names that every kind of storage passes. */
export function testNames({ create }: StorageKind): void {
  test('keeps one name of a platform, which no other platform has, until the platform is deleted', async () => {
    const { open } = await create();
    const openUntilEnd = async () => {
      const storage = await open();
      onTestFinished(() => storage.close().catch(() => undefined));
      return storage;
    };
    const storage = await openUntilEnd();
    for (const id of ['pf_1', 'pf_2']) {
      const store = await Store.open(await storage.open(id), () => undefined);
      store.transact((rows) => putRow(rows, 'jobs', jobRow('job_1', 1)), origin);
      await store.settled();
    }
    expect([await storage.names.nameOf('pf_1'), await storage.names.platformOf('shop')]).toEqual([null, undefined]);
    const outcomes = await Promise.all(['pf_1', 'pf_2'].map((id) => storage.names.rename(id, 'shop')));
    expect(outcomes.toSorted()).toEqual([false, true]);
    const owner = outcomes[0] === true ? 'pf_1' : 'pf_2';
    expect([await storage.names.nameOf(owner), await storage.names.platformOf('shop')]).toEqual(['shop', owner]);
    expect([await storage.names.rename(owner, 'shop'), await storage.names.rename(owner, 'till')]).toEqual([
      true,
      true,
    ]);
    expect(await storage.names.platformOf('shop')).toBeUndefined();
    await storage.release(owner, null);
    const listed = (await storage.list({ direction: 'ascending', beyond: '', limit: 9 })).map(({ name }) => name);
    expect(listed).toEqual(owner === 'pf_1' ? ['till', null] : [null, 'till']);
    await storage.close();
    const again = await openUntilEnd();
    expect([await again.names.nameOf(owner), await again.names.platformOf('till')]).toEqual(['till', owner]);
    await again.delete(owner);
    expect([await again.names.nameOf(owner), await again.names.platformOf('till')]).toEqual([null, undefined]);
  });
}
