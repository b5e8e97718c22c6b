import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox';
import { type DataDirectoryOptions, openDataDirectory } from './store/data-directory';

export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';
export { type RunningServer, serve, type ServeOptions } from './http';
export { DataDirectoryLockedError } from './store/lock-file';
export type { Platform } from './platform';
export { readSeedFile } from './seed-file/read';
export { type SeedFile, SeedFileError, seedFileText } from './seed-file/seed-file';
export { defaultPlatform } from './store/seed';
export { isLoopback } from './wire/host';
export type { DataDirectoryOptions };

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
