import type { SetTimer } from '../time/timers';

export interface IdleTimerPort {
  readonly setTimer: SetTimer;
  readonly idleAfterMs: number;
  /** Closes what is idle. Returns the milliseconds until the next platform may be idle; undefined when none can be. */
  readonly closeIdle: () => Promise<number | undefined>;
}

const MIN_CHECK_MS = 50;

/** Closes idle platforms. One timer for all of them, which runs only while some are open. */
export class IdleTimer {
  readonly #port: IdleTimerPort;
  #isRunning = false;
  #cancel: () => void = () => undefined;
  #closed = false;

  constructor(port: IdleTimerPort) {
    this.#port = port;
  }

  /** Starts the timer, unless it runs. Called whenever a platform was opened. */
  start(after = this.#port.idleAfterMs): void {
    if (this.#isRunning || this.#closed || after === Infinity) return;
    this.#isRunning = true;
    this.#cancel = this.#port.setTimer(() => void this.#check(), Math.max(after, MIN_CHECK_MS));
  }

  async #check(): Promise<void> {
    this.#isRunning = false;
    const wait = await this.#port.closeIdle();
    if (wait !== undefined) this.start(wait);
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }
}
