import { endOfTick } from '../time/tick';

/** The platform, as the notification of its changes uses it. */
export interface ChangesPort {
  /** Whether it shows something that is not durable yet. */
  readonly pending: boolean;
  readonly settled: () => Promise<void>;
}

/** Nothing changes any more: the platform was closed. It may be opened again. */
export class PlatformClosedError extends Error {
  override readonly name = 'PlatformClosedError';

  constructor() {
    super('the platform was closed');
  }
}

/** Versions of one process run begin after those of earlier ones, unless these had a thousand changes in each millisecond. */
const VERSIONS_PER_MS = 1000;

/**
 * The version of what a platform shows: rows, snapshots, the request log and held requests. Changes are counted and not kept. A
 * change costs an addition while nobody waits, and a reader who waits costs one closure, however slow it is.
 */
export class Changes {
  readonly #platform: ChangesPort;
  readonly #waiting = new Set<() => void>();
  #version: number;
  #isWaking = false;
  #closed = false;

  /** `openedAt` is the instant at which the platform was opened, in milliseconds since 1970 on the clock of the machine. */
  constructor(platform: ChangesPort, openedAt: number) {
    this.#platform = platform;
    this.#version = Math.floor(openedAt) * VERSIONS_PER_MS;
  }

  /** A number that grows with every change, also when the platform is opened again. */
  get version(): number {
    return this.#version;
  }

  /** The number of readers that wait for a change. */
  get readers(): number {
    return this.#waiting.size;
  }

  /** Counts a change. Those who wait are woken once for all changes of an event-loop tick. */
  readonly record = (): void => {
    this.#version++;
    if (this.#waiting.size > 0 && !this.#isWaking) void this.#wake();
  };

  /**
   * Resolves with the version as soon as it is greater than `after`: at once, or when the next changes are durable, or could not
   * be written. Rejects with the reason of the signal once it aborts, and with a `PlatformClosedError` once the platform is
   * closed.
   */
  async next(after: number, signal: AbortSignal): Promise<number> {
    if (this.#closed) throw new PlatformClosedError();
    signal.throwIfAborted();
    if (this.#version <= after) await this.#wait(after, signal);
    signal.throwIfAborted();
    if (this.#version <= after) throw new PlatformClosedError();
    return this.#version;
  }

  /** Resolves when there is a version after another one, the signal is aborted, or the platform is closed. */
  #wait(after: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const proceed = () => {
        if (this.#version <= after && !signal.aborted && !this.#closed) return;
        this.#waiting.delete(proceed);
        signal.removeEventListener('abort', proceed);
        resolve();
      };
      this.#waiting.add(proceed);
      signal.addEventListener('abort', proceed);
    });
  }

  async #wake(): Promise<void> {
    this.#isWaking = true;
    await endOfTick();
    // Changes that cannot be written are shown nevertheless.
    if (this.#platform.pending) await this.#platform.settled().catch(() => undefined);
    this.#isWaking = false;
    this.#proceed();
  }

  /** Ends all waits, now and later. */
  close(): void {
    this.#closed = true;
    this.#proceed();
  }

  #proceed(): void {
    for (const proceed of [...this.#waiting]) proceed();
  }
}
