import type { UnitOfWork } from '../context';
import type { EventsRow } from '../rows';

/** Events that are, or will be, stored in one row. */
export type EmittedEvents = Pick<EventsRow, 'id' | 'names'>;

/** The cause of a unit of work: a request of the API, with its id and its key, or one of the two constants below. */
export interface Cause {
  readonly request_id: string | null;
  readonly idempotency_key: string | null;
  /** Whether the sandbox itself sent the request. */
  readonly isOwn?: boolean;
  /** Collects the events of the unit of work, for a caller that sets it. Null until there are any. */
  emitted?: EmittedEvents[] | null;
}

/** A call outside the API, such as a control operation. It runs after the jobs that are due, and can be undone. */
export const controlCall: Cause = { request_id: null, idempotency_key: null };

/** A consequence of earlier work, such as a due job or a delivery attempt. It is undone together with that work. */
export const followUp: Cause = { request_id: null, idempotency_key: null };

/** Runs a unit of work as one transaction. */
export type Transact = <Result>(cause: Cause, run: (work: UnitOfWork) => Result) => Result;
