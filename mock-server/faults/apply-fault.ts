import {
  type BodyDamage,
  type DropMoment,
  faultKindOf,
  type HoldMoment,
  MAX_WEBHOOK_WAIT_MS,
  type RequestFault,
} from '../../spec/tables/faults';
import type { OperationId } from '../../spec/resources';
import type { Cause, EmittedEvents } from '../events/cause';
import type { SandboxError } from '../sandbox-error';
import { errorOfStatus, errorOnRequest } from '../domain/fault-error';
import type { TextResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';
import { ConnectionDropped } from './connection-dropped';
import type { FaultInjector } from './fault-injector';
import type { Wait } from './held-requests';

/** The platform, as a fault on a request uses it. */
export interface FaultyPlatform {
  readonly faultInjector: FaultInjector;
  /** The rows show something that is not durable yet. */
  readonly pending: boolean;
  readonly settled: () => Promise<void>;
  readonly assertAvailable: () => void;
  readonly runDueJobs: () => void;
  /** Resolves once no delivery is in flight; undefined if none of the events was to be delivered. */
  readonly whenDelivered: (events: readonly EmittedEvents[]) => Promise<void> | undefined;
}

/** The record of a request, as far as a fault fills it. */
export interface FaultyRecord extends Cause {
  readonly request_id: string;
  readonly emitted: EmittedEvents[] | null;
  fault_id: string | null;
  explanation: string | null;
}

/** The effect of a fault on a request that goes on. */
export interface AppliedFault {
  /** The error to respond with, instead of executing the request. */
  readonly refusal?: SandboxError;
  /**
   * Returns what is sent instead of the response, once the effects of the request are durable. Throws or rejects with a
   * `ConnectionDropped` when nothing is.
   */
  readonly change?: (response: TextResponse) => TextResponse | Promise<TextResponse>;
}

/**
 * Applies the fault that matches a valid request, if there is one: it may delay the request. Rejects with a `ConnectionDropped`
 * when the request must not be executed and gets no response. `record` receives the id of the fault, and its effect.
 */
export async function applyFault(
  platform: FaultyPlatform,
  operation: OperationId,
  record: FaultyRecord,
  { onHangUp }: Pick<WireRequest, 'onHangUp'>,
): Promise<AppliedFault> {
  const { faultInjector } = platform;
  const matched = faultInjector.matchRequest(operation, record);
  if (matched === undefined) return {};
  const { id, fault } = matched;
  record.fault_id = id;
  record.explanation = `Asked for by the fault ${id}. ${faultKindOf(fault)?.effect}`;
  if (platform.pending) await platform.settled();
  if ('error' in fault) return { refusal: errorOnRequest(fault.error, id) };
  if ('status' in fault) return { refusal: errorOfStatus(fault.status, id) };
  if ('body' in fault) return { change: (response) => ({ ...response, body: damages[fault.body](response.body) }) };
  if ('drop' in fault) return drops[fault.drop]();
  const wait = (how: Wait) =>
    faultInjector.heldRequests.wait({ fault_id: id, request_id: record.request_id, operation, onHangUp }, how);
  const late = waitOfResponse(fault, platform, record);
  if (late) {
    const change: AppliedFault['change'] = async (response) => {
      const how = late();
      if (how) await wait({ ...how, isCommitted: true });
      return response;
    };
    return { change };
  }
  const delay = 'delay_ms' in fault && { limitMs: fault.delay_ms };
  await wait({ isHeld: !delay, isCommitted: false, ...delay });
  platform.assertAvailable(); // service_unavailable
  platform.runDueJobs();
  return {};
}

const drops: Readonly<Record<DropMoment, () => AppliedFault>> = {
  before_commit: () => {
    throw new ConnectionDropped();
  },
  after_commit: () => ({
    change: () => {
      throw new ConnectionDropped();
    },
  }),
};

/** Each text arrives whole, with its own length, as after a proxy that damaged it. No beginning of an object is JSON. */
const damages: Readonly<Record<BodyDamage, (text: string) => string>> = {
  truncated: (text) => text.slice(0, Math.floor(text.length / 2)).replace(/[\ud800-\udbff]$/, ''),
  malformed: () => '<html><body>A proxy responded instead of the service.</body></html>\n',
  empty: () => '',
};

type WaitOfResponse = Omit<Wait, 'isCommitted'>;
type HeldFault = Extract<RequestFault, { readonly hold: unknown } | { readonly delay_ms: unknown }>;

/** Returns how the response waits, as a function for the moment after the commit; undefined if the request itself waits. */
function waitOfResponse(
  fault: HeldFault,
  platform: FaultyPlatform,
  record: FaultyRecord,
): (() => WaitOfResponse | undefined) | undefined {
  if ('at' in fault) return () => ({ isHeld: false, limitMs: fault.delay_ms });
  if (!('hold' in fault) || fault.hold === true) return undefined;
  const { hold } = fault;
  return () => holds[hold](platform, record);
}

/** How a response is held; undefined for one that caused no delivery to wait for. */
const holds: Readonly<
  Record<Exclude<HoldMoment, true>, (platform: FaultyPlatform, record: FaultyRecord) => WaitOfResponse | undefined>
> = {
  after_commit: () => ({ isHeld: true }),
  until_webhooks: (platform, { emitted }) => {
    const until = platform.whenDelivered(emitted ?? []);
    return until && { isHeld: true, limitMs: MAX_WEBHOOK_WAIT_MS, until };
  },
};
