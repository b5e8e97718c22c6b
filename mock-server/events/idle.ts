/** A platform had still something to do when the time to wait was over. */
export class NotIdleError extends Error {
  constructor(
    readonly waitedMs: number,
    readonly underWay: readonly string[],
  ) {
    super(`not idle after ${waitedMs} milliseconds: ${underWay.join(', ')}`);
    this.name = 'NotIdleError';
  }
}

export interface IdlePort {
  /** Does what is due by the clock. */
  readonly runDue: () => void;
  readonly inFlight: () => readonly string[];
  /** Resolves when what is under way now is over. */
  readonly whenInFlightEnds: () => Promise<void>;
}

/** Resolves once nothing is due or under way; rejects with a `NotIdleError` when that takes too long. */
export async function waitForIdle({ runDue, inFlight, whenInFlightEnds }: IdlePort, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      over = true;
      resolve();
    }, timeoutMs);
  });
  try {
    // What ends may have left work that is due, and that may have left more to deliver.
    for (runDue(); inFlight().length > 0; runDue()) {
      if (over) throw new NotIdleError(timeoutMs, inFlight());
      await Promise.race([whenInFlightEnds(), timeout]);
    }
  } finally {
    clearTimeout(timer);
  }
}
