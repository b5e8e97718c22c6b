import { endOfTick } from '../time/tick';
import { unrefTimer } from '../time/timers';
import type { WireRequest } from '../wire/message';
import { ConnectionDropped } from './connection-dropped';

/** A request that a fault matched. */
export interface MatchedRequest extends Pick<WireRequest, 'onHangUp'> {
  readonly fault_id: string;
  readonly request_id: string;
  readonly operation: string;
}

/** How a request waits. */
export interface Wait {
  /** Whether the fault can release it. Other waits end with their time only. */
  readonly isHeld: boolean;
  /** Whether it was carried out, so that only its response waits: that is of no use once the caller hung up. */
  readonly isCommitted: boolean;
  /** The longest wait in real time. Its timer does not keep the process running. */
  readonly limitMs?: number;
  /** Ends the wait. */
  readonly until?: Promise<void>;
}

interface Waiter {
  readonly request: MatchedRequest;
  readonly wait: Wait;
  /** Whether an idle platform must not have it: until it goes on, or its caller hung up. */
  isAwaited: boolean;
  /** Resolves once that is no longer so. */
  readonly unawaited: Promise<void>;
  readonly leave: () => void;
  readonly resume: () => void;
  readonly abandon: () => void;
}

/** Requests that faults hold or delay, and responses. They exist only in memory, like their connections. */
export class HeldRequests {
  /** In order of arrival. */
  readonly #waiters = new Set<Waiter>();
  readonly #watchers = new Set<() => void>();
  #closed = false;

  /** Resolves when the request, or its response, may go on. Rejects with a `ConnectionDropped` when the wait is interrupted. */
  async wait(request: MatchedRequest, wait: Wait): Promise<void> {
    if (this.#closed) throw new ConnectionDropped();
    let cancel: () => void = () => undefined;
    let unobserve: () => void = () => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const waiter = this.#add(request, wait, resolve, reject);
        if (wait.limitMs !== undefined) cancel = unrefTimer(waiter.resume, wait.limitMs);
        wait.until?.then(waiter.resume, waiter.resume);
        unobserve = request.onHangUp?.(() => hangUp(waiter)) ?? unobserve;
        for (const notify of this.#watchers) notify();
      });
    } finally {
      cancel();
      unobserve();
    }
  }

  #add(request: MatchedRequest, wait: Wait, resolve: () => void, reject: (reason: unknown) => void): Waiter {
    let settle: () => void = () => undefined;
    const unawaited = new Promise<void>((done) => (settle = done));
    const leave = () => {
      waiter.isAwaited = false;
      settle();
    };
    const endWith = (end: () => void) => () => {
      this.#waiters.delete(waiter);
      leave();
      end();
    };
    const resume = endWith(resolve);
    const abandon = endWith(() => reject(new ConnectionDropped()));
    const waiter: Waiter = { request, wait, isAwaited: true, unawaited, leave, resume, abandon };
    this.#waiters.add(waiter);
    return waiter;
  }

  /** The number of requests that wait, held or delayed. */
  get size(): number {
    return this.#waiters.size;
  }

  /** Descriptions of the requests that an idle platform must not have, each with what ends its wait. */
  get underWay(): readonly string[] {
    return [...this.#waiters].filter(({ isAwaited }) => isAwaited).map(describe);
  }

  /** Resolves once the requests of now have gone on: what they cause has begun then. */
  async whenEnded(): Promise<void> {
    if (this.#waiters.size === 0) return;
    await Promise.all([...this.#waiters].map(({ unawaited }) => unawaited));
    await endOfTick();
  }

  held(faultId: string): number {
    return this.#heldBy(faultId).length;
  }

  /** Releases the requests that a fault holds. Returns how many. */
  release(faultId: string): number {
    const held = this.#heldBy(faultId);
    for (const { resume } of held) resume();
    return held.length;
  }

  #heldBy(faultId: string): readonly Waiter[] {
    return [...this.#waiters].filter(({ request, wait }) => wait.isHeld && request.fault_id === faultId);
  }

  /** Calls back whenever a request begins to wait. Returns a function that ends the subscription. */
  watch(notify: () => void): () => void {
    this.#watchers.add(notify);
    return () => void this.#watchers.delete(notify);
  }

  /** Drops the connections of all requests that are held. Those that are delayed go on. */
  dropHeld(): void {
    for (const { wait, abandon } of [...this.#waiters]) if (wait.isHeld) abandon();
  }

  /** Drops the connections of all requests that wait. None of them is executed from now on. */
  interrupt(): void {
    for (const { abandon } of [...this.#waiters]) abandon();
  }

  /** Drops the connections of all requests that wait, now or later. */
  close(): void {
    this.#closed = true;
    this.interrupt();
  }
}

/** A request that was not carried out keeps its wait: it is carried out all the same, and nobody waits for that. */
function hangUp({ wait, leave, abandon }: Waiter): void {
  if (wait.isCommitted) abandon();
  else leave();
}

function describe({ request: { operation, request_id, fault_id }, wait }: Waiter): string {
  const what = wait.isCommitted ? `the response to ${operation} (${request_id})` : `${operation} (${request_id})`;
  return wait.isHeld
    ? `${what} held by ${fault_id}: release it by faults.release("${fault_id}"), or faults release ${fault_id}`
    : `${what} delayed by ${fault_id}`;
}
