import { maskStoredText } from '../domain/card-numbers';
import { eventsOf } from '../events/stored-events';
import type { Mode } from '../rows';
import type { SortKey } from '../rows/table-definition';
import type { Direction } from '../store/table';
import { isPlainObject } from '../wire/json';
import type { RequestEntry } from '../request-log/entry';
import { type Candidate, rowsOf, type SearchedKind } from './kind';

const noResult = () => undefined;

/** To read a request takes as long as to validate it. */
const REQUEST_CHARACTERS = 1_024;

/** The requests of a mode, and those that name no platform account. */
export const requests: SearchedKind = {
  list: 'requests',
  characters: REQUEST_CHARACTERS,
  total: noResult,
  candidates: ({ platform, mode }) => ({
    order: 'descending',
    positionOf: ({ position }) => position,
    walk: function* (direction: Direction, beyond?: SortKey) {
      const from = beyond === undefined ? undefined : Number(beyond);
      for (const { sequence, entry } of platform.requests.walk({}, direction, from))
        yield { ...request(entry, mode), position: sequence, key: entry.id };
    },
  }),
  find: ({ platform, mode }, key) => {
    const entry = platform.requests.find(key);
    return entry && { ...request(entry, mode), key };
  },
};

function request(entry: RequestEntry, mode: Mode): Candidate {
  const { id, method, path, operation, status, error_code, idempotency, account_type, clock } = entry;
  const address = `${method} ${path}`;
  const state = String(status ?? 'no response');
  const decline_code = declineCode(entry.answer_body);
  return {
    id,
    texts: [address, operation, state, error_code, decline_code, idempotency?.key],
    summary: () =>
      account_type === null || account_type === mode
        ? { title: [address, state, error_code], facts: [decline_code, operation], at: clock }
        : undefined,
  };
}

function declineCode(body: unknown): string | undefined {
  const error = isPlainObject(body) ? body['error'] : undefined;
  const code = isPlainObject(error) ? error['decline_code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The events of a mode. Those of a transaction are found together, as one of them. */
export const events = rowsOf(
  'events',
  { table: 'events', index: 'newest', partition: 'all', unit: 'changes with events' },
  (row, rows, { mode }): Candidate => ({
    id: row.id,
    // Release 0.1.0 stored keys as they were sent.
    texts: [...row.names, row.request_id, row.idempotency_key && maskStoredText(row.idempotency_key)],
    summary: (words) => {
      const all = eventsOf(rows, row);
      const [first] = all;
      const named = all.find(({ event_name }) => words.some(({ text }) => event_name.includes(text))) ?? first;
      if (named === undefined || named.mode !== mode) return undefined;
      const { id, event_name, resource_id, created_at: at } = named;
      return { id, title: [event_name], facts: [resource_id], at };
    },
  }),
);

/** The publishers (webhook endpoints) that are subscribed to events of a mode. */
export const publishers = rowsOf(
  'publishers',
  { table: 'publishers', index: 'newest', partition: 'all' },
  ({ id, url, status, account_type, created_at }, _, { mode }): Candidate => ({
    id,
    texts: ['webhook endpoint', url, status],
    summary: () =>
      account_type === null || account_type === mode ? { title: [url, status], facts: [], at: created_at } : undefined,
  }),
);
