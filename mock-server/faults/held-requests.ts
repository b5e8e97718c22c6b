import { unrefTimer } from '../time/timers';
import { ConnectionDropped } from './connection-dropped';

interface Waiter {
  readonly resume: () => void;
  readonly abandon: (reason: ConnectionDropped) => void;
}

/** Requests that faults hold or delay. They exist only in memory, like their connections. */
export class HeldRequests {
  readonly #waiters = new Set<Waiter>();
  /** By fault, in order of arrival. */
  readonly #held = new Map<string, Waiter[]>();
  readonly #watchers = new Set<() => void>();
  #closed = false;

  /** Resolves when the fault releases the request. Rejects with a `ConnectionDropped` when the wait is interrupted. */
  hold(faultId: string): Promise<void> {
    return this.#wait((waiter) => {
      const held = this.#held.get(faultId) ?? [];
      this.#held.set(faultId, [...held, waiter]);
      for (const notify of this.#watchers) notify();
    });
  }

  /** Resolves after some milliseconds. The timer does not keep the process running. */
  async delay(milliseconds: number): Promise<void> {
    let cancel: () => void = () => undefined;
    try {
      await this.#wait(({ resume }) => {
        cancel = unrefTimer(resume, milliseconds);
      });
    } finally {
      cancel();
    }
  }

  /** The number of requests that wait, held or delayed. */
  get size(): number {
    return this.#waiters.size;
  }

  held(faultId: string): number {
    return this.#held.get(faultId)?.length ?? 0;
  }

  /** Releases the requests that a fault holds. Returns how many. */
  release(faultId: string): number {
    const held = this.#held.get(faultId) ?? [];
    this.#held.delete(faultId);
    for (const { resume } of held) resume();
    return held.length;
  }

  /** Calls back whenever a request is held. Returns a function that ends the subscription. */
  watch(notify: () => void): () => void {
    this.#watchers.add(notify);
    return () => void this.#watchers.delete(notify);
  }

  /** Drops the connections of all requests that are held. Those that are delayed go on. */
  dropHeld(): void {
    const held = [...this.#held.values()].flat();
    this.#held.clear();
    for (const { abandon } of held) abandon(new ConnectionDropped());
  }

  /** Drops the connections of all requests that wait. None of them is executed. */
  interrupt(): void {
    this.#held.clear();
    for (const { abandon } of [...this.#waiters]) abandon(new ConnectionDropped());
  }

  /** Drops the connections of all requests that wait, now or later. */
  close(): void {
    this.#closed = true;
    this.interrupt();
  }

  async #wait(begin: (waiter: Waiter) => void): Promise<void> {
    if (this.#closed) throw new ConnectionDropped();
    let waiter: Waiter | undefined;
    try {
      await new Promise<void>((resume, abandon) => {
        waiter = { resume, abandon };
        this.#waiters.add(waiter);
        begin(waiter);
      });
    } finally {
      if (waiter) this.#waiters.delete(waiter);
    }
  }
}
