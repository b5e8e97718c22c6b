import { newerReleaseIn } from '../store/journal/newer-release-error';
import type { Clock } from '../time/clock';
import type { SetTimer } from '../time/timers';

/** The longest delay of a timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const RETRY_AFTER_MS = 1000;

export interface WakeUpsPort {
  /** The machine's clock. */
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  /** Runs what is due on a closed platform. */
  readonly run: (id: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** When something is due next on each closed platform. One timer for all of them; they are run one after the other. */
export class WakeUps {
  readonly #port: WakeUpsPort;
  readonly #dueAt = new Map<string, number>();
  #cancel: () => void = () => undefined;
  #isRunning = false;
  #closed = false;

  constructor(port: WakeUpsPort) {
    this.#port = port;
  }

  get size(): number {
    return this.#dueAt.size;
  }

  set(id: string, instant: number): void {
    this.#dueAt.set(id, instant);
    this.#arm();
  }

  delete(id: string): void {
    this.#dueAt.delete(id);
  }

  #arm(): void {
    this.#cancel();
    if (this.#closed || this.#isRunning || this.#dueAt.size === 0) return;
    let first = Infinity;
    for (const instant of this.#dueAt.values()) first = Math.min(first, instant);
    const left = Math.min(Math.max(first - this.#port.clock.now(), 0), LONGEST_TIMER_MS);
    this.#cancel = this.#port.setTimer(() => void this.runDue(), left);
  }

  /** Runs what is due now, the earliest first. */
  async runDue(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const { clock, run, onError } = this.#port;
    const due = [...this.#dueAt].filter(([, instant]) => instant <= clock.now()).sort(([, a], [, b]) => a - b);
    for (const [id] of due) {
      // It may have been opened or deleted meanwhile.
      if (this.#closed || !this.#dueAt.delete(id)) continue;
      try {
        await run(id);
      } catch (error) {
        // It was reported, and the next release runs what is due.
        if (newerReleaseIn(error)) continue;
        onError(error);
        this.#dueAt.set(id, clock.now() + RETRY_AFTER_MS);
      }
    }
    this.#isRunning = false;
    this.#arm();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }
}
