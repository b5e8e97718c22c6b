import type { SandboxOptions } from '../platform/sandbox-options';
import { openSandbox, type Sandbox } from '../sandbox';
import { IndexedStorage } from '../store/journal/indexed-storage';
import { type DataDirectoryOptions, openDataDirectory } from '../store/journal/file/data-directory';

/** Options of a sandbox in a directory. */
export interface OpenOptions extends SandboxOptions, DataDirectoryOptions {}

/**
 * Opens a sandbox that stores its platforms in a directory, and creates the directory if needed. A response leaves once its
 * changes are in a file there. Rejects with a `DataDirectoryLockedError` while another process uses the directory.
 */
export async function openSandboxIn(directory: string, options: OpenOptions = {}): Promise<Sandbox> {
  const journals = await openDataDirectory(directory, { ...options, meter: options.observer });
  try {
    return await openSandbox(new IndexedStorage(journals), options);
  } catch (error) {
    await journals.close();
    throw error;
  }
}
