import type { OperationId } from '../../spec/resources';
import type { ApiError } from '../sandbox-error';
import { ConnectionDropped } from './connection-dropped';
import { errorOfStatus, errorOnRequest } from '../domain/fault-error';
import type { Platform } from '../platform/platform';
import type { RequestNote } from '../request-log/record';
import type { Reply } from '../wire/envelope';

/** A request that is in order, and would now be carried out. */
export interface ReadyRequest {
  readonly operation: OperationId;
  readonly note: Pick<RequestNote, 'fault_id'>;
  /** Carries it out; resolves when that is durable. */
  readonly carryOut: () => Promise<Reply>;
  /** Answers an error in the place of what it would do. */
  readonly refuse: (error: ApiError) => Promise<Reply>;
}

/** Answers a request on a platform that has faults. Rejects with a `ConnectionDropped` when there is to be no answer. */
export async function answerUnderFault(
  platform: Platform,
  { operation, note, carryOut, refuse }: ReadyRequest,
): Promise<Reply> {
  const { interference } = platform;
  const met = interference.ofRequest(operation);
  if (met === undefined) return carryOut();
  const { id, fault } = met;
  note.fault_id = id;
  if (platform.pending) await platform.settled();
  if ('error' in fault) return refuse(errorOnRequest(fault.error, id));
  if ('status' in fault) return refuse(errorOfStatus(fault.status, id));
  if ('drop' in fault) {
    if (fault.drop === 'after_commit') await carryOut();
    throw new ConnectionDropped();
  }
  if ('hold' in fault) await interference.waiting.hold(id);
  else await interference.waiting.delay(fault.delay_ms);
  platform.runDueJobs();
  return carryOut();
}
