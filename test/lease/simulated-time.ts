import type { Timer } from '../../mock-server/replicas/timer';

interface Scheduled {
  readonly at: number;
  readonly number: number;
  readonly run: () => void;
}

/** Time that passes from one scheduled call to the next. */
export class SimulatedTime {
  now = 0;
  #scheduled: Scheduled[] = [];
  #number = 0;

  /** Calls back after some milliseconds. Returns a function that cancels the call. */
  after(milliseconds: number, run: () => void): () => void {
    const call = { at: this.now + Math.max(0, milliseconds), number: ++this.#number, run };
    const place = this.#scheduled.findLastIndex(({ at }) => at <= call.at);
    this.#scheduled.splice(place + 1, 0, call);
    return () => {
      this.#scheduled = this.#scheduled.filter((other) => other !== call);
    };
  }

  /** Lets time pass. `observe` is called whenever something may have changed. */
  async pass(milliseconds: number, observe: () => void = () => undefined): Promise<void> {
    const end = this.now + milliseconds;
    await settled();
    for (let next = this.#scheduled[0]; next !== undefined && next.at <= end; next = this.#scheduled[0]) {
      this.#scheduled.shift();
      this.now = next.at;
      // Before the code runs as well: an instant is an instant, whether or not somebody uses it.
      observe();
      next.run();
      await settled();
      observe();
    }
    this.now = end;
  }
}

/** Resolves when no promise has anything left to do. */
function settled(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** A process that can be stopped: its clock goes on, and its code does not run until it is resumed. */
export class SimulatedProcess implements Timer {
  readonly #time: SimulatedTime;
  /** Difference between its monotonic clock and that of others. */
  readonly #offset: number;
  /** Calls that came while it was stopped. */
  #late: (() => void)[] = [];
  #stoppedUntil = -Infinity;

  constructor(time: SimulatedTime, offset: number) {
    this.#time = time;
    this.#offset = offset;
  }

  now(): number {
    return this.#time.now + this.#offset;
  }

  after(milliseconds: number, run: () => void): () => void {
    let isCancelled = false;
    const cancel = this.#time.after(milliseconds, () => this.deliver(() => void (!isCancelled && run())));
    return () => {
      isCancelled = true;
      cancel();
    };
  }

  /** Runs code of the process, once it runs. */
  deliver(run: () => void): void {
    if (this.isStopped) this.#late.push(run);
    else run();
  }

  get isStopped(): boolean {
    return this.#time.now < this.#stoppedUntil;
  }

  /** `Infinity` kills it. */
  stop(milliseconds: number): void {
    this.#stoppedUntil = Math.max(this.#stoppedUntil, this.#time.now + milliseconds);
    if (milliseconds < Infinity) this.#time.after(milliseconds, () => this.#resume());
  }

  #resume(): void {
    if (this.isStopped) return;
    for (const run of this.#late.splice(0)) run();
  }
}
