import { openSandbox, type Sandbox, type SandboxOptions } from '../sandbox';
import { type DataDirectoryOptions, openDataDirectory } from '../store/journal/file/data-directory';

export interface OpenOptions extends SandboxOptions, DataDirectoryOptions {
  /** Hears of the end of a journal that its writer did not live to finish. It was never acknowledged, and is cut off. */
  readonly onTornTail?: (torn: { readonly platform: string; readonly cutBytes: number }) => void;
}

/**
 * A sandbox whose platforms are kept in a directory: an answer leaves when what it tells of is in a file there. One process
 * at a time; throws `DataDirectoryLockedError` for a second one.
 */
export async function openSandboxIn(directory: string, options: OpenOptions = {}): Promise<Sandbox> {
  const storage = await openDataDirectory(directory, options);
  try {
    const sandbox = await openSandbox(storage, options);
    for (const platform of storage.platforms()) {
      const { cutBytes } = storage.adapterFor(platform);
      if (cutBytes > 0) options.onTornTail?.({ platform, cutBytes });
    }
    return sandbox;
  } catch (error) {
    await storage.close();
    throw error;
  }
}
