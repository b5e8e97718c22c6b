import { isObject } from '../../fields/field';

/** A closed platform, without opening it. */
export interface ClosedPlatform {
  /** The instant on the machine's clock at which something is due next; null when nothing is. */
  readonly due_at: number | null;
  /** The version of its journal: see `Journals.versionOf`. */
  readonly version: string;
}

/** The facts about a platform in a line of the index. */
export interface IndexRecord {
  readonly platform: string;
  readonly addresses?: readonly string[];
  /** Written by releases up to 0.2.0: the journal has changed since the platform was last closed. */
  readonly open?: true;
  readonly closed?: ClosedPlatform;
  readonly deleted?: true;
}

/** Addresses of a line. A record counts like an address. */
export const ADDRESSES_PER_LINE = 500;

/** Serialises records, many to a line. Yields at least one line. */
export function* linesOfRecords(records: Iterable<IndexRecord>): Generator<string, void, undefined> {
  let batch: IndexRecord[] = [];
  let size = 0;
  for (const record of records) {
    batch.push(record);
    size += 1 + (record.addresses?.length ?? 0);
    if (size < ADDRESSES_PER_LINE) continue;
    yield JSON.stringify({ records: batch });
    [batch, size] = [[], 0];
  }
  yield JSON.stringify({ records: batch });
}

/** Returns the records of a line. Throws when it is not one of the index. */
export function recordsOf(line: string): readonly IndexRecord[] {
  const value: unknown = JSON.parse(line);
  const records: unknown = isObject(value) ? value['records'] : undefined;
  if (!Array.isArray(records) || !records.every(isRecord)) throw new Error('a line of the platform index is not valid');
  return records;
}

function isRecord(value: unknown): value is IndexRecord {
  return isObject(value) && typeof value['platform'] === 'string';
}
