import type { ControlOperationId } from '../../spec/control';
import type { OperationId } from '../../spec/resources';
import type { PageAct } from '../../spec/tables/page-acts';
import type { UnitOfWork } from '../context';
import type { EventsRow } from '../rows';

/** Events that are, or will be, stored in one row. */
export type EmittedEvents = Pick<EventsRow, 'id' | 'names'>;

/** The cause of a unit of work: a request, with its id and its key, or one of the two below. */
export interface Cause {
  readonly request_id: string | null;
  readonly idempotency_key: string | null;
  /** The operation of the request or call: its id, or a name of `pageActs`. Null for what follows from earlier work. */
  readonly operation: string | null;
  /** Whether the sandbox itself sent the request. */
  readonly isOwn?: boolean;
  /** Collects the events of the unit of work, for a caller that sets it. Null until there are any. */
  emitted?: EmittedEvents[] | null;
}

/** Returns the cause of a control operation. It runs after the jobs that are due, and can be undone. */
export const controlCall = (operation: ControlOperationId): Cause => ({
  request_id: null,
  idempotency_key: null,
  operation,
});

/** Returns the cause of a request that has no idempotency key: one of a page, or a file for a signed address. */
export const pageCall = (request_id: string, operation: OperationId | PageAct): Cause => ({
  request_id,
  idempotency_key: null,
  operation,
});

/** A consequence of earlier work, such as a due job or a delivery attempt. It is undone together with that work. */
export const followUp: Cause = { request_id: null, idempotency_key: null, operation: null };

/** Runs a unit of work as one transaction. */
export type Transact = <Result>(cause: Cause, run: (work: UnitOfWork) => Result) => Result;
