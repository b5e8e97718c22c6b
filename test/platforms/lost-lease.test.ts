import { expect, test } from 'vitest';
import { openSandbox } from '../../mock-server/sandbox';
import { JournalLostError } from '../../mock-server/store/journal/journal';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { exchange } from '../support/api';
import { storageOf } from '../support/storage-of';

test('a platform that is created while the lease of its replica ends is refused, and is no unexpected error', async () => {
  const errors: unknown[] = [];
  let isLost = false;
  const storage = storageOf(async () => {
    if (isLost) throw new JournalLostError('the lease of this replica has ended');
    return new MemoryAdapter();
  });
  storage.delete = () => Promise.reject(new JournalLostError('the lease of this replica has ended'));
  const sandbox = await openSandbox(storage, { onError: (error) => errors.push(error) });
  isLost = true;
  const target = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  const { status, error, headers } = await exchange(target, 'POST', '/_sandbox/platforms');
  expect([status, error.code, headers.get('retry-after')]).toEqual([503, 'service_unavailable', expect.any(String)]);
  expect(error.message).toContain('the lease of this replica has ended');
  expect(errors).toEqual([]);
  await sandbox.close();
});
