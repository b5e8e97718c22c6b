/** A payment or a sub account that a caller wanted. Its name is unique, so that a second one is found. */
export interface Wanted {
  readonly name: string;
  /** The id that was acknowledged. */
  id?: string;
  /** Whether the capture of the payment was acknowledged. */
  captured?: boolean;
}

export interface Acknowledged extends Wanted {
  readonly id: string;
}

/** A platform under load, with what its callers sent and what they were told. */
export class PlatformLedger {
  readonly id: string;
  readonly token: string;
  readonly payments: Wanted[] = [];
  readonly subAccounts: Wanted[] = [];
  /** Instants of the successes, in milliseconds of the monotonic clock. */
  readonly successes: number[] = [];

  constructor(id: string, token: string) {
    this.id = id;
    this.token = token;
  }

  /** Returns the longest time without a success between two instants. */
  longestGap(from: number, to: number): number {
    const instants = [from, ...this.successes.filter((success) => success > from && success < to), to];
    return Math.max(...instants.slice(1).map((instant, i) => instant - (instants[i] ?? instant)));
  }
}

/** Returns what was acknowledged. */
export function acknowledged(wanted: readonly Wanted[]): Acknowledged[] {
  return wanted.flatMap((one) => (one.id === undefined ? [] : [{ ...one, id: one.id }]));
}
