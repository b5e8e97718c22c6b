import type { OperationId } from '../../spec/resources';
import type { SandboxError } from '../sandbox-error';
import { errorOfStatus, errorOnRequest } from '../domain/fault-error';
import { ConnectionDropped } from './connection-dropped';
import type { FaultInjector } from './fault-injector';

/** The platform, as a fault on a request uses it. */
export interface FaultyPlatform {
  readonly faultInjector: FaultInjector;
  /** The rows show something that is not durable yet. */
  readonly pending: boolean;
  readonly settled: () => Promise<void>;
  readonly assertAvailable: () => void;
  readonly runDueJobs: () => void;
}

/** The effect of a fault on a request that goes on. */
export interface FaultEffect {
  /** The error to respond with, instead of executing the request. */
  readonly refusal?: SandboxError;
  /** Whether the connection ends instead of a response, once the effects of the request are durable. */
  readonly dropsResponse?: boolean;
}

/**
 * Applies the fault that matches a valid request, if there is one: it may delay the request. Rejects with a `ConnectionDropped`
 * when the request must not be executed and gets no response. `record` receives the id of the fault.
 */
export async function applyFault(
  platform: FaultyPlatform,
  operation: OperationId,
  record: { fault_id: string | null },
): Promise<FaultEffect> {
  const { faultInjector } = platform;
  const matched = faultInjector.matchRequest(operation);
  if (matched === undefined) return {};
  const { id, fault } = matched;
  record.fault_id = id;
  if (platform.pending) await platform.settled();
  if ('error' in fault) return { refusal: errorOnRequest(fault.error, id) };
  if ('status' in fault) return { refusal: errorOfStatus(fault.status, id) };
  if ('drop' in fault) {
    if (fault.drop === 'after_commit') return { dropsResponse: true };
    throw new ConnectionDropped();
  }
  if ('hold' in fault) await faultInjector.heldRequests.hold(id);
  else await faultInjector.heldRequests.delay(fault.delay_ms);
  platform.assertAvailable(); // service_unavailable
  platform.runDueJobs();
  return {};
}
