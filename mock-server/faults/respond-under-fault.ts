import type { OperationId } from '../../spec/resources';
import type { SandboxError } from '../sandbox-error';
import { errorOfStatus, errorOnRequest } from '../domain/fault-error';
import type { WireResponse } from '../wire/envelope';
import { ConnectionDropped } from './connection-dropped';
import type { FaultInjector } from './fault-injector';

/** The platform, as responses under a fault use it. */
export interface FaultyPlatform {
  readonly faultInjector: FaultInjector;
  /** The rows show something that is not durable yet. */
  readonly pending: boolean;
  readonly settled: () => Promise<void>;
  readonly runDueJobs: () => void;
}

/** A valid request that is ready to be executed. */
export interface ReadyRequest {
  readonly operation: OperationId;
  /** Receives the id of the fault that matches. */
  readonly record: { fault_id: string | null };
  /** Executes the request. Resolves when its effects are durable. */
  readonly execute: () => Promise<WireResponse>;
  /** Responds with an error instead of executing the request. */
  readonly refuse: (error: SandboxError) => Promise<WireResponse>;
}

/** Responds to a request on a platform that has faults. Rejects with a `ConnectionDropped` when no response is to be sent. */
export async function respondUnderFault(
  platform: FaultyPlatform,
  { operation, record, execute, refuse }: ReadyRequest,
): Promise<WireResponse> {
  const { faultInjector } = platform;
  const matched = faultInjector.matchRequest(operation);
  if (matched === undefined) return execute();
  const { id, fault } = matched;
  record.fault_id = id;
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
