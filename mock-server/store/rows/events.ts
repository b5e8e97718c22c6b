import type { EventName } from '../../../spec/events';
import type { Row } from '../table';
import type { Mode } from './shared';

/** A resource as it was when something happened to it. */
export interface ToldState {
  readonly mode: Mode;
  readonly account_id: string;
  readonly resource_id: string;
  /** As the API showed it. */
  readonly data: object;
}

/** All that one transaction told of. The ids of its events begin with the id of the row: see `eventId`. */
export interface EventsRow extends Row {
  /** The number of its last event; the others have the numbers before it. */
  readonly sequence: number;
  readonly idempotency_key: string | null;
  readonly request_id: string | null;
  readonly created_at: string;
  /** Each once, whatever number of events are about it. */
  readonly states: readonly ToldState[];
  /** Their names, in the order in which they happened. */
  readonly names: readonly EventName[];
  /** For each of them, the place of the state that it is about. */
  readonly about: readonly number[];
}
