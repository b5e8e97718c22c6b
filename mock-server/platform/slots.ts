import type { Clock } from '../time/clock';

/** A platform, as far as opening and closing is concerned. */
export interface ManagedPlatform {
  /** Whether it shows something that is not durable yet. */
  readonly pending: boolean;
  /**
   * The instant on the machine's clock at which it must be open next: past while a delivery is in flight; null when nothing is
   * due, or nobody waits for it. A job on a platform without a publisher waits for the next request.
   */
  readonly dueAt: number | null;
  readonly storedBytes: number;
  readonly runDueJobs: () => void;
  readonly shutDown: () => Promise<void>;
}

/** The place of a platform that is open, opens or closes. */
export interface Slot<P> {
  readonly id: string;
  platform: P | undefined;
  opening: Promise<void>;
  closing: Promise<void> | undefined;
  users: number;
  isKept: boolean;
  /** Whether it counts as open: false while it waits for room. */
  hasRoom: boolean;
  usedAt: number;
  /** Whether a use has ended since it was opened, which `usedAt` is the instant of. */
  hasBeenUsed: boolean;
  lastUse: number;
}

/** So many can be open however many are kept open. */
const MIN_ROOM = 8;
/** A platform on which something is due within so many milliseconds is not closed for its size. */
const SOON_MS = 60_000;

/** The platforms that are open, open or close. */
export class Slots<P extends ManagedPlatform> {
  readonly #maxOpen: number;
  readonly #maxBytes: number;
  readonly #clock: Clock;
  readonly #slots = new Map<string, Slot<P>>();
  #uses = 0;

  constructor(maxOpen: number, clock: Clock, maxBytes = Infinity) {
    this.#maxOpen = maxOpen;
    this.#maxBytes = maxBytes;
    this.#clock = clock;
  }

  get size(): number {
    return this.#slots.size;
  }

  get(id: string): Slot<P> | undefined {
    return this.#slots.get(id);
  }

  values(): readonly Slot<P>[] {
    return [...this.#slots.values()];
  }

  /** Creates the slot of a platform, which must not have one. */
  create(id: string, isKept = false): Slot<P> {
    const opening = Promise.resolve();
    const state = { platform: undefined, closing: undefined, users: 0, hasRoom: false, hasBeenUsed: false };
    const slot: Slot<P> = { id, opening, isKept, usedAt: this.#clock.now(), lastUse: ++this.#uses, ...state };
    this.#slots.set(id, slot);
    return slot;
  }

  delete(slot: Slot<P>): void {
    if (this.#slots.get(slot.id) === slot) this.#slots.delete(slot.id);
  }

  beginUse(slot: Slot<P>): void {
    slot.users++;
    slot.lastUse = ++this.#uses;
  }

  endUse(slot: Slot<P>): void {
    slot.users--;
    slot.usedAt = this.#clock.now();
    slot.hasBeenUsed = true;
  }

  /** Returns the ids of the platforms that somebody uses now, or has used for the last milliseconds. */
  usedWithin(ms: number): readonly string[] {
    return this.values().flatMap((slot) => (this.isUsedWithin(ms, slot, 0) ? [slot.id] : []));
  }

  /** Whether more than `users` use a platform now, or somebody has used it for the last milliseconds. */
  isUsedWithin(ms: number, slot: Slot<P>, users: number): boolean {
    return slot.users > users || (slot.hasBeenUsed && slot.usedAt > this.#clock.now() - ms);
  }

  /** Whether one more platform may be open. */
  get hasRoom(): boolean {
    let kept = 0;
    let open = 0;
    for (const slot of this.#slots.values()) {
      if (slot.isKept) kept++;
      else if (slot.hasRoom) open++;
    }
    return open < Math.max(this.#maxOpen - kept, Math.min(this.#maxOpen, MIN_ROOM));
  }

  /** Returns the least recently used platform that can be closed; with `idleOnly`, one on which nothing is due now. */
  leastRecentlyUsed(idleOnly: boolean): Slot<P> | undefined {
    let oldest: Slot<P> | undefined;
    const now = this.#clock.now();
    for (const slot of this.#slots.values()) {
      if (oldest && oldest.lastUse < slot.lastUse) continue;
      if (isUnused(slot) && !(idleOnly && isDueBy(slot, now))) oldest = slot;
    }
    return oldest;
  }

  /** Returns the platforms that were not used for some milliseconds, and on which nothing is due within as many. */
  idle(idleAfterMs: number): readonly Slot<P>[] {
    const now = this.#clock.now();
    return this.values().filter(
      (slot) => isUnused(slot) && slot.usedAt + idleAfterMs <= now && !isDueBy(slot, now + idleAfterMs),
    );
  }

  /** Returns the least recently used platforms that make the open ones too large, as far as they can be closed. */
  tooLarge(): readonly Slot<P>[] {
    const open = this.values().filter(({ closing }) => closing === undefined);
    let excess = open.reduce((sum, { platform }) => sum + (platform?.storedBytes ?? 0), 0) - this.#maxBytes;
    if (excess <= 0) return [];
    const soon = this.#clock.now() + SOON_MS;
    const victims: Slot<P>[] = [];
    for (const slot of open.sort((a, b) => a.lastUse - b.lastUse)) {
      if (excess <= 0) break;
      if (!isUnused(slot) || isDueBy(slot, soon)) continue;
      excess -= slot.platform?.storedBytes ?? 0;
      victims.push(slot);
    }
    return victims;
  }

  /** Returns the milliseconds until the next platform may be idle; undefined when all are kept open. */
  nextIdleCheck(idleAfterMs: number): number | undefined {
    const now = this.#clock.now();
    const waits = this.values().flatMap(({ isKept, usedAt }) => (isKept ? [] : [usedAt + idleAfterMs - now]));
    return waits.length === 0 ? undefined : Math.min(...waits.map((left) => (left > 0 ? left : idleAfterMs)));
  }
}

function isUnused({ users, isKept, closing, platform }: Slot<ManagedPlatform>): boolean {
  return users === 0 && !isKept && closing === undefined && platform?.pending === false;
}

/** Whether a job or a delivery is due by an instant. */
function isDueBy({ platform }: Slot<ManagedPlatform>, instant: number): boolean {
  const dueAt = platform?.dueAt ?? null;
  return dueAt !== null && dueAt <= instant;
}
