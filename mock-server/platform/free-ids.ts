import { eventsIdFrom } from '../domain/event-id';
import { retryJobId } from '../events/record-attempt';
import type { KeyedHash } from '../random/hashes';
import { freeId, type NewId } from '../random/ids';
import type { PlatformRandom } from '../random/random';
import type { TableName } from '../rows';
import { definitions, tableNames } from '../rows/registry';
import type { Reader } from '../store/reader';

/** The tables of generated ids, by the prefix of these. Parts of rows, such as fees, have ids too, which name no row. */
const tableOf: ReadonlyMap<string, TableName> = new Map(
  tableNames.flatMap((table) => {
    const { idPrefix } = definitions[table];
    return idPrefix === undefined ? [] : [[idPrefix, table]];
  }),
);

/**
 * Returns a generator of ids that no row has. A random seed counts the ids that it gave, and a seed file may have rows under
 * those that follow: it was written by hand, or its rows come from another file.
 */
export function freeIds(
  rows: Reader,
  hash: KeyedHash,
  { newId, mayRepeat }: Pick<PlatformRandom, 'newId' | 'mayRepeat'>,
): NewId {
  // Ids that do not follow from a seed are never the same, and looking would take 5 % of the time of a payment.
  if (!mayRepeat) return newId;
  return (prefix) =>
    freeId(
      () => newId(prefix),
      (id) => isTaken(rows, hash, prefix, id),
    );
}

/** Whether there is a row under an id, or under an id that is derived from it. */
function isTaken(rows: Reader, hash: KeyedHash, prefix: string, id: string): boolean {
  const has = (table: TableName, rowId: string) => rows.find(table, rowId) !== undefined;
  if (prefix === 'evt') return has('events', eventsIdFrom(id));
  if (prefix === 'dlv') return has('deliveries', id) || has('jobs', retryJobId(id));
  if (prefix === 'checkout_session') return has('checkout_sessions', hash(id));
  const table = tableOf.get(prefix);
  return table !== undefined && has(table, id);
}
