import type { Recording } from '../exchange';
import { type RecordingOptions, selectRecording } from '../select';
import { openHarFile } from './har-file';

/** Options of a recording in a file. */
export interface FileOptions extends RecordingOptions {
  /** The length to which a compressed file may be unpacked. Default: 500 MB. */
  readonly maxUnpackedBytes?: number | undefined;
}

/**
 * Opens a HAR file as a recording: see `selectRecording`. Rejects with a `RecordingError` for a file that is none, and with the
 * error of the system for one that cannot be opened. `close()` of the recording closes the file.
 */
export async function openRecording(path: string, options: FileOptions = {}): Promise<Recording> {
  const source = await openHarFile(path, options.maxUnpackedBytes);
  try {
    return await selectRecording(source, options);
  } catch (error) {
    await source.close();
    throw error;
  }
}
