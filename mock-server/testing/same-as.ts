import type { Platform } from '..';
import { messageOf } from '../domain/thrown';
import { MAX_UNPACKED_BYTES } from '../../spec/tables/recording-bounds';
import { AssertionError } from './assertion-error';

/** A recording of traffic with the service: the path or `file:` URL of a HAR file, plain or gzipped, or a parsed HAR. */
export type RecordingSource = string | URL | object;

/**
 * Replays a recording on a new platform of the platform's sandbox, which it deletes afterwards. Rejects with an `AssertionError`
 * that has a table of the differences, if the sandbox answers anything differently, and with another error for a recording that
 * cannot be read. The sandbox has no control token.
 */
export async function expectSameAs(platform: Platform, recording: RecordingSource): Promise<void> {
  // Few tests need it, and it is as large as the rest of the test kit.
  const { findDifferences } = await import('./checks/same-as');
  const har = typeof recording === 'string' || isUrl(recording) ? readHar(recording) : recording;
  const table = await findDifferences(platform, har);
  if (table !== undefined) throw new AssertionError(`The sandbox does not answer as the recording.\n\n${table}`);
}

/** Whether it is a `URL`, of any class: a test may replace that of the runtime. */
function isUrl(recording: object): recording is URL {
  return 'href' in recording;
}

/** Reads a file with the modules of Node, looked up when they are needed: the test kit also runs where there are none. */
function readHar(path: string | URL): unknown {
  try {
    const bytes = process.getBuiltinModule('node:fs').readFileSync(path);
    const isGzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const bounds = { maxOutputLength: MAX_UNPACKED_BYTES };
    const text = isGzipped ? process.getBuiltinModule('node:zlib').gunzipSync(bytes, bounds) : bytes;
    return JSON.parse(text.toString('utf8'));
  } catch (cause) {
    throw new Error(`The recording ${String(path)} cannot be read. ${messageOf(cause)}`, { cause });
  }
}
