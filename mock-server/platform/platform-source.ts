import type { Clock } from '../time/clock';
import type { SetTimer } from '../time/timers';

/** The source from which platforms are opened. */
export interface PlatformSource<P> {
  /** Whether a platform is stored. It may be open after that: `open` or `release` follows. */
  readonly has: (id: string) => Promise<boolean>;
  /** Returns undefined when nothing is stored. */
  readonly open: (id: string) => Promise<P | undefined>;
  /** Called after a platform was shut down, or could not be opened. `dueAt` is undefined when it is not known. */
  readonly release: (id: string, dueAt?: number | null) => Promise<void>;
  readonly delete: (id: string) => Promise<void>;
}

export interface OpenPlatformsOptions {
  /** The greatest number of platforms that are open at a time. Those that are kept open count, but are not closed. */
  readonly maxOpen: number;
  /** Milliseconds without a request, a job or a delivery due after which a platform is closed. */
  readonly idleAfterMs: number;
  /** Stored bytes of open platforms above which the least recently used ones are closed. Default: no limit. */
  readonly maxOpenBytes?: number | undefined;
  /** Whether a platform that was closed opens when something is due on it. Default: true. */
  readonly wakesClosed?: boolean;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly setTimer?: SetTimer;
  /** Milliseconds that a request waits for another platform to become idle. Default: 5,000. */
  readonly roomTimeoutMs?: number;
}
