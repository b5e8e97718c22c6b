import { expect, test, vi } from 'vitest';
import { openSandbox } from '../../mock-server/sandbox';
import { JournalLostError } from '../../mock-server/store/journal/journal';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { storageOf } from '../support/storage-of';

/** Notices that its lease is lost when somebody waits for durability. */
class LeasedAdapter extends MemoryAdapter {
  isLost = false;
  refusals = 0;

  override settled(): Promise<void> {
    if (!this.isLost) return super.settled();
    this.refusals++;
    return Promise.reject(new JournalLostError('the lease of this replica has ended'));
  }
}

test.each(['reorder', 'duplicate'] as const)(
  '%s: when the lease is lost during the first request of two, the second one is not sent',
  async (webhook) => {
    const adapter = new LeasedAdapter();
    const sandbox = await openSandbox(storageOf(async () => adapter));
    const platform = sandbox.platform();
    let received = 0;
    platform.faults.create({ times: 1, fault: { webhook } });
    platform.publishers.create({
      fetch: () => {
        received++;
        adapter.isLost = true;
        return Promise.resolve(new Response());
      },
    });
    const owner = { account_id: platform.keyPair('test').account_id, mode: 'test' } as const;
    platform.transact({ request_id: null, idempotency_key: null }, ({ emit }) => {
      for (const id of ['py_1', 'py_2']) emit('payment.created', owner, { id });
    });
    await vi.waitFor(() => expect(adapter.refusals).toBeGreaterThan(1), { interval: 1 });
    expect(received).toBe(1);
    adapter.isLost = false;
    await platform.waitForIdle();
    expect(platform.deliveries({ status: 'delivered' })).toHaveLength(2);
    await sandbox.close();
  },
);
