import type { ReadyFacts } from '../../spec/derive/ready-facts';
import type { Settings } from '../context';
import type { DisabledPublisher } from '../events/webhooks-port';
import type { RandomSource } from '../random/random';
import type { Clock } from '../time/clock';
import type { RequestLogPort } from '../request-log/request-log';
import type { WireResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';
import type { FailedRequest, Observer } from './observer';
import type { ProcessMemory } from './process-memory';

/** Closes and deletes platforms. */
export interface PlatformLifecycle {
  readonly close: (id: string) => Promise<void>;
  readonly delete: (id: string) => Promise<unknown>;
  /** Names a platform. Rejects with a `SandboxError` if another one has it. */
  readonly rename: (id: string, name: string) => Promise<void>;
  /** Deletes a platform that nobody but the caller has used for some milliseconds. Returns whether it did. */
  readonly deleteUnused: (id: string, forMs: number) => Promise<boolean>;
}

/** Options that all platforms of a sandbox share. */
export interface PlatformOptions extends Omit<Settings, 'issueWebComponentToken'> {
  /** The machine's clock, from which platform clocks are derived. */
  readonly clock: Clock;
  /** Source of ids and secrets. */
  readonly random: RandomSource;
  /** Where every platform clock is frozen at first, in milliseconds since 1970; null if clocks run. */
  readonly startAt: number | null;
  /** Host names that webhooks may be sent to, in addition to this machine and private addresses. */
  readonly allowPublisherHosts: readonly string[];
  /** The header prefix of publishers (webhook endpoints) that are created without one. */
  readonly headerPrefix: string;
  /** Receives errors that cannot be returned to a caller, with the request that met one, if any. */
  readonly onError: (error: unknown, request?: FailedRequest) => void;
  readonly lifecycle: PlatformLifecycle;
  readonly memory: ProcessMemory;
  /** Responds to a request to the sandbox of the platform. */
  readonly respond: (request: WireRequest) => Promise<WireResponse>;
  /** Called with the id of a platform when its changes are written after a failure: see `StorageFailedError`. */
  readonly onRecovery: (platform: string) => void;
  /** Called when a publisher (webhook endpoint) is disabled, because it failed for a full span of retries. */
  readonly onPublisherDisabled: (disabled: DisabledPublisher & { readonly platform_id: string }) => void;
  /** Called with each entry of a request log. */
  readonly onRequest: RequestLogPort['onRequest'];
  /** Called with the facts of a platform when it closes: see `Platform.facts`. */
  readonly onFacts?: ((facts: ReadyFacts) => void) | undefined;
  readonly observer: Observer;
  /** Stored bytes of a platform above which it takes no more; `Infinity` for no limit. */
  readonly maxPlatformBytes: number;
  /** For how long events are kept; `Infinity` for ever. */
  readonly keepEventsMs: number;
}

/** Returns the settings that follow from the options alone. */
export function settingsOf({
  autoEnable,
  requireSubAccount,
  limits,
  hostedPages,
  disputeFeeCents,
  cadProcessingFee,
}: PlatformOptions): Omit<Settings, 'issueWebComponentToken'> {
  return { autoEnable, requireSubAccount, limits, hostedPages, disputeFeeCents, cadProcessingFee };
}
