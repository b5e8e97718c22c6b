import type { Row } from './row';
import { anyObject, id, instant, integer, nullable, optional, sequence, text } from '../fields/field';
import { fieldsOf } from './fields';
import { bySequence, everyRow, notListed, table } from './table-definition';

/** A final response, kept for replays. The id consists of the account and the key. */
export interface IdempotencyRow extends Row {
  readonly sequence: number;
  readonly fingerprint: string;
  readonly status: number;
  /** The response body; null when an event holds the same data. */
  readonly body: string | null;
  /** The id of the event that holds the data of the response. */
  readonly data_of: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The number of the refusal, counted up from 1; absent for a response whose transaction stored rows. */
  readonly refusal?: number;
  /** All are kept equally long, so they expire in the order of their creation. */
  readonly created_at: string;
}

export const idempotencyKeys = table<IdempotencyRow>()({
  type: 'idempotency_key',
  indexes: {
    oldest: { partitions: everyRow, sortBy: bySequence },
    refusals: {
      partitions: ({ refusal }) => (refusal === undefined ? notListed : everyRow()),
      sortBy: ({ refusal = 0 }) => refusal,
    },
  },
  fields: fieldsOf<IdempotencyRow>({
    id,
    sequence,
    fingerprint: text,
    status: integer,
    body: nullable(text),
    data_of: nullable(id),
    headers: anyObject,
    refusal: optional(integer),
    created_at: instant,
  }),
  // A request to a platform that was imported is a new request.
  seed: null,
  secrets: ['fingerprint'],
});
