import { type EventName, events as eventTable } from '../../spec/tables/events';
import type { Row } from './row';
import { id, instant, integer, listOf, nullable, oneOf, repeatedText, sequence, wholeText } from '../fields/field';
import { eventState, renderedState } from './event-state-fields';
import { fieldsOf } from './fields';
import { objectOf } from '../fields/object-field';
import { bySequence, everyRow, table } from './table-definition';
import { type EventState, resourceOf } from './event-states';

/** The events of one transaction. Their ids begin with the id of the row: see `eventId`. */
export interface EventsRow extends Row {
  /** The number of the last event; the others have the numbers before it. */
  readonly sequence: number;
  readonly idempotency_key: string | null;
  readonly request_id: string | null;
  readonly created_at: string;
  /** Each state once, however many events share it. */
  readonly states: readonly EventState[];
  /** The names of the events, in the order in which they happened. */
  readonly names: readonly EventName[];
  /** For each event, the index of its state in `states`. */
  readonly about: readonly number[];
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

const common = {
  id,
  sequence,
  idempotency_key: nullable(repeatedText),
  request_id: nullable(wholeText),
  created_at: instant,
  names: listOf(oneOf(Object.keys(eventTable))),
  about: listOf(integer),
};

export const events = table<EventsRow>()({
  type: 'event',
  idPrefix: 'evt',
  indexes: {
    newest: { partitions: everyRow, sortBy: bySequence },
    // Read by the control API only, and seldom.
    byName: { partitions: ({ names }) => distinct(names), sortBy: bySequence, lazy: true },
    ofResource: {
      partitions: ({ states }) => distinct(states.map((state) => resourceOf(state).resource_id)),
      sortBy: bySequence,
      lazy: true,
    },
  },
  fields: fieldsOf<EventsRow>({ ...common, states: listOf(eventState) }),
  // Rendered: a release that renders the same rows differently can still read the file.
  seed: objectOf({ ...common, states: listOf(renderedState) }),
});
