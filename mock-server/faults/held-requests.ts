import { ConnectionDropped } from './connection-dropped';

interface Waiter {
  readonly resume: () => void;
  readonly abandon: (reason: ConnectionDropped) => void;
}

/** Requests that faults make wait. It knows nothing that outlives the process: their connections do not, either. */
export class HeldRequests {
  readonly #waiters = new Set<Waiter>();
  /** By fault, in the order in which they came. */
  readonly #held = new Map<string, Waiter[]>();
  readonly #watchers = new Set<() => void>();
  #closed = false;

  /** Resolves when what the fault holds is released. Rejects with a `ConnectionDropped` when nobody waits any longer. */
  hold(faultId: string): Promise<void> {
    return this.#wait((waiter) => {
      const held = this.#held.get(faultId) ?? [];
      this.#held.set(faultId, [...held, waiter]);
      for (const look of this.#watchers) look();
    });
  }

  /** Resolves after so many milliseconds. The timer holds no process open. */
  async delay(milliseconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      await this.#wait(({ resume }) => {
        timer = setTimeout(resume, milliseconds);
        if (typeof timer === 'object') timer.unref();
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** How many wait, held or delayed. */
  get size(): number {
    return this.#waiters.size;
  }

  held(faultId: string): number {
    return this.#held.get(faultId)?.length ?? 0;
  }

  /** Lets go on what a fault holds, and gives how many those are. */
  release(faultId: string): number {
    const held = this.#held.get(faultId) ?? [];
    this.#held.delete(faultId);
    for (const { resume } of held) resume();
    return held.length;
  }

  /** Calls back whenever a request is held; gives what ends that. */
  watch(look: () => void): () => void {
    this.#watchers.add(look);
    return () => void this.#watchers.delete(look);
  }

  /** Ends the connections of all that wait: nothing of them happened. */
  interrupt(): void {
    this.#held.clear();
    for (const { abandon } of [...this.#waiters]) abandon(new ConnectionDropped());
  }

  /** The same for all that would still come. */
  close(): void {
    this.#closed = true;
    this.interrupt();
  }

  async #wait(begin: (waiter: Waiter) => void): Promise<void> {
    if (this.#closed) throw new ConnectionDropped();
    let mine: Waiter | undefined;
    try {
      await new Promise<void>((resume, abandon) => {
        mine = { resume, abandon };
        this.#waiters.add(mine);
        begin(mine);
      });
    } finally {
      if (mine) this.#waiters.delete(mine);
    }
  }
}
