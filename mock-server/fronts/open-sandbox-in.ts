import { openSandbox, type Sandbox, type SandboxOptions } from '../sandbox';
import { type DataDirectoryOptions, openDataDirectory } from '../store/journal/file/data-directory';

export interface OpenOptions extends SandboxOptions, DataDirectoryOptions {}

/**
 * Opens a sandbox whose platforms are kept in a directory: a response leaves when everything it shows is in a file there. One
 * process at a time: throws a `DataDirectoryLockedError` for a second one.
 */
export async function openSandboxIn(directory: string, options: OpenOptions = {}): Promise<Sandbox> {
  const storage = await openDataDirectory(directory, options);
  try {
    return await openSandbox(storage, options);
  } catch (error) {
    await storage.close();
    throw error;
  }
}
