import { waitAtMost } from './waiting';

/** Wakes those who wait for a change. */
export class Notifications {
  readonly #waiting = new Set<() => void>();

  /** Wakes everybody who waits now. */
  notify(): void {
    for (const proceed of this.#waiting) proceed();
  }

  /** Resolves to whether a notification came within some milliseconds. */
  async nextWithin(milliseconds: number): Promise<boolean> {
    const came = await waitAtMost<true>(milliseconds, (resolve) => {
      const proceed = () => resolve(true);
      this.#waiting.add(proceed);
      return () => this.#waiting.delete(proceed);
    });
    return came === true;
  }
}
