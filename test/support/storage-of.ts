import { MemoryJournal } from './memory-journals';
import { IndexedStorage } from '../../mock-server/store/journal/indexed-storage';
import type { Storage } from '../../mock-server/store/journal/storage';
import type { StoreAdapter } from '../../mock-server/store/journal/store-adapter';

/** A storage without platforms, whose journals a test chooses. */
export function storageOf(open: () => Promise<StoreAdapter>): Storage {
  return new IndexedStorage({
    platforms: async () => [],
    has: () => false,
    open,
    release: () => Promise.resolve(),
    delete: () => Promise.resolve(),
    statOf: () => undefined,
    versionOf: () => undefined,
    indexJournal: () => new MemoryJournal('the platform index', []),
    close: () => Promise.resolve(),
  });
}
