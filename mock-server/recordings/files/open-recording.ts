import type { Recording } from '../exchange';
import { type RecordingOptions, selectRecording } from '../select';
import { openHarFile } from './har-file';

/**
 * Opens a HAR file as a recording: see `selectRecording`. Rejects with a `RecordingError` for a file that is none, and with the
 * error of the system for one that cannot be opened. `close()` of the recording closes the file.
 */
export async function openRecording(path: string, options: RecordingOptions = {}): Promise<Recording> {
  const source = await openHarFile(path);
  try {
    return await selectRecording(source, options);
  } catch (error) {
    await source.close();
    throw error;
  }
}
