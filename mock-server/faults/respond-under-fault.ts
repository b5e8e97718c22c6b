import type { OperationId } from '../../spec/resources';
import type { SandboxError } from '../sandbox-error';
import { ConnectionDropped } from './connection-dropped';
import { errorOfStatus, errorOnRequest } from '../domain/fault-error';
import type { Platform } from '../platform/platform';
import type { RequestRecord } from '../request-log/record';
import type { WireResponse } from '../wire/envelope';

/** A request that is in order, and would now be carried out. */
export interface ReadyRequest {
  readonly operation: OperationId;
  readonly note: Pick<RequestRecord, 'fault_id'>;
  /** Carries it out; resolves when that is durable. */
  readonly execute: () => Promise<WireResponse>;
  /** Answers an error in the place of what it would do. */
  readonly refuse: (error: SandboxError) => Promise<WireResponse>;
}

/** Answers a request on a platform that has faults. Rejects with a `ConnectionDropped` when there is to be no answer. */
export async function respondUnderFault(
  platform: Platform,
  { operation, note, execute, refuse }: ReadyRequest,
): Promise<WireResponse> {
  const { faultInjector } = platform;
  const met = faultInjector.matchRequest(operation);
  if (met === undefined) return execute();
  const { id, fault } = met;
  note.fault_id = id;
  if (platform.pending) await platform.settled();
  if ('error' in fault) return refuse(errorOnRequest(fault.error, id));
  if ('status' in fault) return refuse(errorOfStatus(fault.status, id));
  if ('drop' in fault) {
    if (fault.drop === 'after_commit') await execute();
    throw new ConnectionDropped();
  }
  if ('hold' in fault) await faultInjector.heldRequests.hold(id);
  else await faultInjector.heldRequests.delay(fault.delay_ms);
  platform.runDueJobs();
  return execute();
}
