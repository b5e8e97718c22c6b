import type { FaultyOperation } from '../../spec/control/faults';
import type { FaultEffect } from '../../spec/tables/faults';
import type { Row } from './row';
import type { PublisherRow } from './publishers';
import { added, anyObject, id, instant, integer, nullable, number, repeatedText, sequence } from '../fields/field';
import { fieldsOf } from './fields';
import { bySequence, everyRow, notListed, table } from './table-definition';

/** An injected fault: of requests, of charges, or of deliveries. */
export interface FaultRow extends Row {
  readonly sequence: number;
  /** The operation that it matches; null for a fault of deliveries. */
  readonly operation: FaultyOperation | null;
  /** The events whose deliveries it matches; null for a fault of requests. */
  readonly event_name: PublisherRow['events'][number] | null;
  readonly fault: FaultEffect;
  /** Number of requests or deliveries that it skips first. They count in `passed`. */
  readonly after: number;
  /** Number of matches after which it is exhausted; null for no limit. */
  readonly times: number | null;
  /** Probability of a match, from 0 to 1; null for every time. */
  readonly probability: number | null;
  /** Decides, together with the counts below, what is matched: so the sequence continues after a restart. */
  readonly seed: number | null;
  readonly matched: number;
  readonly passed: number;
  readonly created_at: string;
}

export const faults = table<FaultRow>()({
  type: 'fault',
  idPrefix: 'flt',
  indexes: {
    newest: { partitions: everyRow, sortBy: bySequence },
    // Faults that are not exhausted, by what they match.
    active: {
      partitions: ({ times, matched, fault }) => {
        if (times !== null && matched >= times) return notListed;
        if ('webhook' in fault) return ['webhooks'];
        return ['scenario' in fault ? 'charges' : 'requests'];
      },
      sortBy: bySequence,
    },
  },
  fields: fieldsOf<FaultRow>({
    id,
    sequence,
    operation: nullable(repeatedText),
    event_name: nullable(repeatedText),
    fault: anyObject,
    after: added('1.0.0', 0, integer),
    times: nullable(integer),
    probability: nullable(number),
    seed: nullable(number),
    matched: integer,
    passed: integer,
    created_at: instant,
  }),
  // A fault belongs to the test that injected it.
  seed: null,
});
