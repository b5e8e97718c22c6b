import { expect, onTestFinished, test } from 'vitest';
import { Store } from '../../../../mock-server/store/store';
import type { JobRow } from '../../../../mock-server/rows';
import { put as putRow } from '../../support';
import type { StorageKind } from './storage-suite';

const job: JobRow = {
  id: 'job_1',
  sequence: 1,
  kind: 'settle_payment',
  subject_id: 'py_1',
  due_at: '2030-01-01T00:00:00.000Z',
};
const origin = { request_id: null, operation: 'moveClock', created_at: '2030-01-01T00:00:00.000Z' };

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
      store.transact((rows) => putRow(rows, 'jobs', job), origin);
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
