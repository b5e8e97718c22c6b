/** Moves the fake timers of a test by some milliseconds. */
export type AdvanceTimers = (milliseconds: number) => unknown;

interface FakeClock {
  readonly tickAsync: (milliseconds: number) => Promise<unknown>;
  /** Runs each timer that is due once, however often it would have run. */
  readonly jump?: (milliseconds: number) => unknown;
}

/** A longer move runs each timer once: one that runs every few milliseconds would run for hours otherwise. */
const MAX_TICK_MS = 60_000;

/** Fake timers that nobody can move: the options give no function, and they are not those of Vitest, Jest or Sinon. */
export class UnknownFakeTimersError extends Error {
  constructor() {
    super(
      'the timers of this test are fake, and explore cannot move them: pass advanceTimers, such as (ms) => mock.timers.tick(ms)',
    );
    this.name = 'UnknownFakeTimersError';
  }
}

/**
 * Returns the function that moves the timers of the program with the platform's clock; undefined for real timers. Throws an
 * `UnknownFakeTimersError` for fake ones that it does not know.
 */
export function findAdvanceTimers(given: AdvanceTimers | undefined): AdvanceTimers | undefined {
  if (given !== undefined) return given;
  const { setTimeout } = globalThis;
  const clock = 'clock' in setTimeout ? setTimeout.clock : undefined;
  if (isFakeClock(clock))
    return (milliseconds) =>
      milliseconds > MAX_TICK_MS && clock.jump ? clock.jump(milliseconds) : clock.tickAsync(milliseconds);
  // That of a mock of node:test. Other functions than those of the runtime are wrappers, of jsdom and of tracers.
  if (setTimeout.name.startsWith('bound ')) throw new UnknownFakeTimersError();
  return undefined;
}

function isFakeClock(value: unknown): value is FakeClock {
  return typeof value === 'object' && value !== null && 'tickAsync' in value && typeof value.tickAsync === 'function';
}
