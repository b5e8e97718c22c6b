import { bytesText } from '../../spec/vocabulary/bytes';
import { isSandboxError, SandboxError } from '../sandbox-error';
import { StoreClosedError } from '../store/journal/store-adapter';
import type { Store } from '../store/store';
import type { PlatformOptions } from './options';
import type { PlatformUnavailableError } from './unavailable';
import { messageOf } from '../domain/thrown';

type Unavailable = SandboxError<'service_unavailable'>;

const SEND_AGAIN = 'the request was not carried out, send it again later';
const OUTCOME_UNKNOWN = 'outcome unknown, repeat the request with the same Idempotency-Key';

/** The error of a request that is refused, before it is carried out, because nothing can be written. */
export function refusal(failure: unknown): Unavailable {
  return unavailable(failure, isClosed(failure) ? 'the request was not carried out' : SEND_AGAIN);
}

/** Throws the refusal of a write. */
export function refuseWrite(failure: unknown): never {
  throw refusal(failure);
}

/** The error of a request that was carried out, and whose changes could not be written. */
export function outcomeUnknown(failure: unknown): Unavailable {
  return unavailable(failure, OUTCOME_UNKNOWN);
}

/** Returns what throws the error of a write to a platform that stores all that it may. */
export function refuseGrowth(maxBytes: number): (size: number) => never {
  return (size) => {
    const cause = `the platform stores ${bytesText(size)}, and may store ${bytesText(maxBytes)}`;
    const advice = 'the request was not carried out, reset the platform, or delete snapshots or the platform';
    throw new SandboxError('service_unavailable', { cause, advice }, { shouldRetry: false });
  };
}

/** The error of every request to a sandbox that is closed. */
export function closedSandbox(): Unavailable {
  return refusal(new StoreClosedError('the sandbox is closed'));
}

/** The error of a request to a platform that cannot be opened now. */
export function cannotOpen(error: PlatformUnavailableError): Unavailable {
  return new SandboxError('service_unavailable', { cause: reasonOf(error), advice: SEND_AGAIN }, { cause: error });
}

/** The error of a request for whose platform no replica was found in time. */
export function notPlaced(reason: string): Unavailable {
  return new SandboxError('service_unavailable', { cause: reason, advice: SEND_AGAIN });
}

/** The error of a request to a replica that is being closed. Other replicas carry it out. */
export function endingReplica(): Unavailable {
  return notPlaced('this replica is being closed');
}

/** The error of a look at the readiness of a sandbox that takes no requests. */
export function notReady(reason: string): Unavailable {
  return new SandboxError('service_unavailable', {
    cause: reason,
    advice: 'send requests to another replica, or later',
  });
}

/** The error of a request that was under way when the owner of its platform ended. */
export function ownerLost(): Unavailable {
  const cause = 'the replica that owned the platform ended or lost its lease';
  return new SandboxError('service_unavailable', { cause, advice: OUTCOME_UNKNOWN });
}

export function isUnavailable(error: unknown): error is SandboxError {
  return isSandboxError(error) && error.code === 'service_unavailable';
}

/** Returns a receiver of errors for all but those of a storage that fails: it is reported once, when it begins. */
export function withoutUnavailable(onError: (error: unknown) => void): (error: unknown) => void {
  return (error) => (isUnavailable(error) ? undefined : onError(error));
}

/** Why a platform cannot be written, on one line. */
export function reasonOf(failure: unknown): string {
  return messageOf(failure).replace(/\s+/g, ' ').replace(/\.$/, '');
}

function unavailable(failure: unknown, advice: string): Unavailable {
  const cause = isClosed(failure) ? 'the sandbox is closed' : `changes cannot be written (${reasonOf(failure)})`;
  const options = { cause: failure, ...(isClosed(failure) && { shouldRetry: false }) };
  return new SandboxError('service_unavailable', { cause, advice }, options);
}

function isClosed(failure: unknown): boolean {
  return failure instanceof StoreClosedError;
}

/** Passed to `onError` when the changes of a platform cannot be written. The sandbox tries again until they are. */
export class StorageFailedError extends Error {
  override readonly name = 'StorageFailedError';

  constructor(
    /** The id of the platform. */
    readonly platform: string,
    /** The error of the storage. */
    override readonly cause: unknown,
  ) {
    super(`platform "${platform}" cannot be written: ${reasonOf(cause)}`);
  }
}

/** What a platform does while its changes cannot be written, and when they can be again. */
interface Recovery {
  /** When something is due next on the machine's clock; null for never. */
  readonly dueAt: () => number | null;
  readonly wokenUp: readonly { readonly wake: () => void }[];
}

/** Reports when the store of a platform can no longer be written, and when it can be again. */
export function reportFailures(
  store: Store,
  id: string,
  { dueAt, wokenUp }: Recovery,
  { onError, onRecovery }: Pick<PlatformOptions, 'onError' | 'onRecovery'>,
): void {
  store.observe({
    failed: (error) => onError(new StorageFailedError(id, error)),
    recovered: () => {
      for (const each of wokenUp) each.wake();
      onRecovery(id);
    },
    dueAt,
  });
}

/**
 * Resolves when everything that a store shows is durable. Rejects with `service_unavailable` if it could not be written, for a
 * read only if it may not be shown.
 */
export async function settledOrUnknown(store: Store, isRead = false): Promise<void> {
  try {
    await (isRead ? store.shown() : store.settled());
  } catch (error) {
    throw isUnavailable(error) ? error : outcomeUnknown(store.failure ?? error);
  }
}
