import { isPlainObject } from '../../wire/json';
import type { EntrySource } from '../entry-source';
import { RecordingError } from '../recording-error';

/** Returns the entries of a HAR that is an object. Throws a `RecordingError` for any other object. */
export function objectSource(har: unknown): EntrySource {
  const log = isPlainObject(har) ? har['log'] : undefined;
  const entries: unknown = isPlainObject(log) ? log['entries'] : undefined;
  if (!Array.isArray(entries)) throw new RecordingError('', 'Not a HAR: it has no list "log.entries".');
  const list: readonly unknown[] = entries;
  return {
    file: null,
    async *entries() {
      yield* list;
    },
    read: async (position) => list[position],
    place: (position) => `entry ${position + 1}`,
    close: async () => undefined,
  };
}
