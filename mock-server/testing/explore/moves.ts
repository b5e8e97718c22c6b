import type { Duration } from '../../../spec/vocabulary/duration';
import type { Platform } from '../..';
import { sleep } from '../../time/timers';

/** The order of requests and moves of the clock: a request under way ends before a move, also one of the program. */
export class Moves {
  readonly #platform: Pick<Platform, 'clock' | 'now'>;
  readonly #advanceTimers: (milliseconds: number) => unknown;
  readonly #waiting = new Set<() => void>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(platform: Pick<Platform, 'clock' | 'now'>, advanceTimers: (milliseconds: number) => unknown) {
    this.#platform = platform;
    this.#advanceTimers = advanceTimers;
  }

  /** Calls back before the clock moves. Returns a function that ends this. */
  before(run: () => void): () => void {
    this.#waiting.add(run);
    return () => void this.#waiting.delete(run);
  }

  /** Runs something when nothing else does. */
  alone<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(run);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Advances the clock, and fake timers with it. */
  async advance(by: string | Duration): Promise<void> {
    for (const run of [...this.#waiting]) run();
    // What they let go on takes its turn before the clock does.
    await sleep(0);
    const moved = await this.alone(async () => {
      const before = this.#platform.now();
      this.#platform.clock.advance(by);
      return this.#platform.now() - before;
    });
    await this.#advanceTimers(moved);
  }
}
