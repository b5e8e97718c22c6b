import type { Clock } from '../time/clock';
import { guarded } from './guarded';
import type { Timer } from './timer';

/** A platform that this replica claimed, but has not opened yet. */
export interface ClaimedPlatform {
  readonly id: string;
  /** Number of the claim. */
  readonly epoch: number;
}

/** Rows of platforms, as the poll for overdue ones uses them. */
export interface OverdueRows {
  /**
   * Claims at most some platforms that have something due at an instant and no owner with a lease. Claims none when the lease of
   * this replica is not alive.
   */
  claim(term: number, dueAt: number, limit: number, except: readonly string[]): Promise<readonly ClaimedPlatform[]>;
  /** Returns the platforms of this replica that have something due at an instant. */
  claimed(term: number, dueAt: number): Promise<readonly ClaimedPlatform[]>;
  /** Releases a claim, unless the platform was claimed again since then. */
  release(platform: ClaimedPlatform): Promise<void>;
}

export interface OverduePollOptions {
  readonly rows: OverdueRows;
  /** The lease of this replica. The term is 0 while there is none. */
  readonly lease: { readonly term: number };
  /** Revokes the leases of replicas that are gone, so that their platforms can be claimed. */
  readonly sweep: () => Promise<void>;
  /** Whether a platform is open. What is due in it runs by itself. */
  readonly owns: (id: string) => boolean;
  /** Returns the platforms that this replica does not claim. */
  readonly except?: (() => readonly string[]) | undefined;
  /** Opens a claimed platform, so that what is due runs. */
  readonly look: (id: string) => Promise<void>;
  /** Returns which part of the time since the last call the event loop was busy: 0 to 1. */
  readonly loopUse: () => number;
  /** Receives errors. The poll goes on in any case. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Clock of the machine, by which platforms tell what is due. */
  readonly clock: Clock;
  readonly timer: Timer;
}

/** Pause between two polls. */
const POLL_MS = 400;
/**
 * Number of platforms that are opened at a time: the first when the database is busy, and more and more, up to the second, while
 * each of them is open soon.
 */
const MIN_AT_A_TIME = 8;
const MAX_AT_A_TIME = 32;
const SOON_MS = 50;
/** Fewer and fewer, down to one, while the event loop is busy for a larger part of the time: requests come in between. */
const BUSY_LOOP_USE = 0.8;
/** Pause after a platform could not be opened. */
const FAILED_FOR_MS = 10_000;

/** Looks for platforms with something due that no living replica owns, and opens them. */
export class OverduePoll {
  readonly #options: OverduePollOptions;
  readonly #onError: (error: unknown) => void;
  /** The instants at which platforms that could not be opened are tried again, on the monotonic clock. */
  readonly #failed = new Map<string, number>();
  readonly #opening = new Map<string, Promise<void>>();
  #atATime = MIN_AT_A_TIME;
  #cancel: () => void = () => undefined;
  #polling: Promise<void> | undefined;
  #sweeping: Promise<void> | undefined;
  /** The last poll claimed as many platforms as it was allowed to. */
  #mayBeMore = false;
  #isClosed = false;

  /** Begins to poll. */
  constructor(options: OverduePollOptions) {
    this.#options = options;
    this.#onError = guarded(options.onError);
    this.#schedule(POLL_MS);
  }

  /** Stops the poll. Resolves when every platform that it claimed has been opened. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#polling;
    await Promise.all([...this.#opening.values(), this.#sweeping]);
  }

  #schedule(milliseconds: number): void {
    this.#cancel();
    if (this.#isClosed) return;
    this.#cancel = this.#options.timer.after(milliseconds, () => this.#start(milliseconds > 0));
  }

  #start(isFirst: boolean): void {
    if (this.#polling !== undefined) return;
    this.#polling = this.#poll(isFirst).finally(() => {
      this.#polling = undefined;
      this.#schedule(POLL_MS);
    });
  }

  /** `isFirst` is false where it follows another poll at once. */
  async #poll(isFirst: boolean): Promise<void> {
    if (this.#options.lease.term === 0) return;
    if (isFirst) this.#sweep();
    // Those that are being opened may never end.
    if (isFirst && this.#atATime < MIN_AT_A_TIME && !this.#isLoopBusy()) this.#atATime++;
    const limit = this.#atATime - this.#opening.size;
    if (limit <= 0) return;
    try {
      const unopened = isFirst ? await this.#unopened(limit) : [];
      for (const platform of unopened) this.#begin(platform);
      await this.#claim(limit - unopened.length);
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Returns platforms that this replica claimed and did not open: it never received the result of the claim, for example. */
  async #unopened(limit: number): Promise<readonly ClaimedPlatform[]> {
    const { lease, owns, rows } = this.#options;
    const claimed = await rows.claimed(lease.term, this.#options.clock.now());
    const failed = this.#leftAlone();
    return claimed.filter(({ id }) => !owns(id) && !this.#opening.has(id) && !failed.includes(id)).slice(0, limit);
  }

  async #claim(limit: number): Promise<void> {
    const { lease, rows, except } = this.#options;
    const others = [...this.#leftAlone(), ...(except?.() ?? [])];
    const claimed = limit > 0 ? await rows.claim(lease.term, this.#options.clock.now(), limit, others) : [];
    this.#mayBeMore = claimed.length === limit;
    for (const platform of claimed) this.#begin(platform);
  }

  /** Takes longer than a poll when a replica may be gone. */
  #sweep(): void {
    this.#sweeping ??= this.#options
      .sweep()
      .catch(this.#onError)
      .finally(() => {
        this.#sweeping = undefined;
      });
  }

  #begin(platform: ClaimedPlatform): void {
    const opening = this.#open(platform).finally(() => {
      this.#opening.delete(platform.id);
      const isHalfFree = this.#opening.size <= this.#atATime / 2;
      if (this.#mayBeMore && isHalfFree && this.#polling === undefined) this.#schedule(0);
    });
    this.#opening.set(platform.id, opening);
  }

  /** A platform that cannot be opened by this replica may be opened by another one. */
  async #open(platform: ClaimedPlatform): Promise<void> {
    const { look, rows, timer } = this.#options;
    const began = timer.now();
    try {
      await look(platform.id);
      this.#adjust(timer.now() - began);
    } catch (error) {
      this.#onError(error);
      this.#failed.set(platform.id, timer.now() + FAILED_FOR_MS);
      await rows.release(platform).catch(this.#onError);
    }
  }

  #adjust(openedInMs: number): void {
    const half = Math.floor(this.#atATime / 2);
    if (this.#isLoopBusy()) this.#atATime = Math.max(half, 1);
    else if (openedInMs < SOON_MS) this.#atATime = Math.min(this.#atATime + 1, MAX_AT_A_TIME);
    else this.#atATime = Math.max(half, MIN_AT_A_TIME);
  }

  #isLoopBusy(): boolean {
    return this.#options.loopUse() > BUSY_LOOP_USE;
  }

  #leftAlone(): readonly string[] {
    const now = this.#options.timer.now();
    for (const [id, until] of this.#failed) if (until <= now) this.#failed.delete(id);
    return [...this.#failed.keys()];
  }
}
