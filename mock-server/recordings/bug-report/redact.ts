import { isPlainObject, type PlainObject } from '../../wire/json';
import type { ExchangedEntry } from '../har/har';
import { createRedaction } from '../redaction/redaction';

/** Returns the log of a HAR and a seed file without what is private: equal values are replaced by equal ones in both. */
export function redactedBug(log: PlainObject, seed: string): { readonly har: object; readonly seed: string } {
  const redaction = createRedaction();
  const { entries } = log;
  const list: readonly unknown[] = Array.isArray(entries) ? entries : [];
  const redacted = list.filter(isEntry).map((entry) => redaction.exchange(entry));
  const lines = seed.trimEnd().split('\n').map(redaction.seedLine);
  return { har: { log: { ...log, entries: redacted } }, seed: `${lines.join('\n')}\n` };
}

/** The sandbox wrote it: the rest is as in HAR 1.2. */
function isEntry(value: unknown): value is ExchangedEntry {
  return isPlainObject(value) && isPlainObject(value['request']) && isPlainObject(value['response']);
}
