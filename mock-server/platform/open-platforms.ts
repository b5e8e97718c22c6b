import { Notifications } from '../time/notifications';
import { unrefTimer } from '../time/timers';
import type { OpenPlatformsOptions, PlatformSource } from './platform-source';
import { withDescriptors } from './descriptors';
import { IdleTimer } from './idle-timer';
import { type ManagedPlatform, type Slot, Slots } from './slots';
import { isOwnedElsewhere } from '../store/journal/owned-elsewhere-error';
import { PlatformUnavailableError } from './unavailable';
import { WakeUps } from './wake-ups';
import { messageOf } from '../domain/thrown';

type Use<P, Result> = (platform: P | undefined) => Promise<Result>;

const ROOM_POLL_MS = 20;
/** Platforms grow while they are open. To add their sizes up costs more than a request. */
const USES_PER_SIZE_CHECK = 256;

/**
 * The platforms that are open. A platform opens when it is first used, once for all who ask at the same time, and closes when
 * it is idle or when another one needs its place: the least recently used first. While a request uses it, it stays open.
 */
export class OpenPlatforms<P extends ManagedPlatform> {
  readonly #source: PlatformSource<P>;
  readonly #options: OpenPlatformsOptions;
  readonly #slots: Slots<P>;
  readonly #wakeUps: WakeUps;
  readonly #idleTimer: IdleTimer;
  /** Notified when a platform may have become idle or was closed. */
  readonly #room = new Notifications();
  #uses = 0;
  #closed = false;

  constructor(source: PlatformSource<P>, options: OpenPlatformsOptions) {
    this.#source = source;
    this.#options = options;
    const run = (id: string) => this.during(id, async (platform) => platform?.runDueJobs());
    const { clock, onError, maxOpen, maxOpenBytes, idleAfterMs, setTimer = unrefTimer } = options;
    this.#slots = new Slots(maxOpen, clock, maxOpenBytes);
    const closeIdle = async () => {
      await this.closeIdle();
      return this.#slots.nextIdleCheck(idleAfterMs);
    };
    this.#idleTimer = new IdleTimer({ setTimer, idleAfterMs, closeIdle });
    this.#wakeUps = new WakeUps({ clock, setTimer, run, onError });
  }

  /** Returns a platform that is open now. */
  get(id: string): P | undefined {
    const slot = this.#slots.get(id);
    return slot?.closing ? undefined : slot?.platform;
  }

  /** Returns a platform that is kept open. */
  kept(id: string): P | undefined {
    return this.#slots.get(id)?.isKept ? this.get(id) : undefined;
  }

  /** The number of platforms that are open, open or close. */
  get size(): number {
    return this.#slots.size;
  }

  /** Whether a platform is one of them. */
  has(id: string): boolean {
    return this.#slots.get(id) !== undefined;
  }

  *values(): Generator<P, void, undefined> {
    for (const { platform } of this.#slots.values()) if (platform) yield platform;
  }

  /** Returns the platforms of which it is known that somebody uses them, or did so for the last milliseconds. */
  usedWithin(ms: number): readonly string[] {
    return this.#slots.usedWithin(ms);
  }

  /** Whether the same is known of a platform which the caller uses, and nobody else. */
  isUsedByOthersWithin(ms: number, id: string): boolean {
    const slot = this.#slots.get(id);
    return slot !== undefined && this.#slots.isUsedWithin(ms, slot, 1);
  }

  /** Opens a platform in time, while it is closed. */
  wakeAt(id: string, instant: number): void {
    if (!this.#slots.get(id)) this.#wakeUps.set(id, instant);
  }

  /**
   * Runs something with a platform, or with undefined if it does not exist. The platform is open until the promise settles. If it
   * is open already, `run` starts synchronously. Rejects with a `PlatformUnavailableError` when it cannot be opened.
   */
  during<Result>(id: string, run: Use<P, Result>): Promise<Result> {
    const slot = this.#slots.get(id);
    if (slot?.platform && !slot.closing) {
      this.#slots.beginUse(slot);
      return this.#use(slot, run);
    }
    return this.#openAndUse(id, run);
  }

  async #openAndUse<Result>(id: string, run: Use<P, Result>): Promise<Result> {
    const slot = await this.#acquire(id);
    return slot ? this.#use(slot, run) : run(undefined);
  }

  async #use<Result>(slot: Slot<P>, run: Use<P, Result>): Promise<Result> {
    try {
      return await run(slot.platform);
    } finally {
      this.#leave(slot);
    }
  }

  #leave(slot: Slot<P>): void {
    this.#slots.endUse(slot);
    if (slot.users === 0) this.#room.notify();
    if (this.#options.maxOpenBytes !== undefined && ++this.#uses % USES_PER_SIZE_CHECK === 0) void this.closeIdle();
  }

  /** Returns the slot of an open platform with one more user; undefined if there is no such platform. */
  async #acquire(id: string): Promise<Slot<P> | undefined> {
    for (;;) {
      const slot = this.#slots.get(id) ?? (await this.#beginStored(id));
      if (slot?.closing) {
        await slot.closing.catch(() => undefined);
        continue;
      }
      if (slot === undefined) return undefined;
      this.#slots.beginUse(slot);
      try {
        await slot.opening;
      } catch (error) {
        this.#leave(slot);
        throw error;
      }
      if (slot.platform === undefined) return undefined;
      if (!slot.closing) return slot;
      this.#leave(slot);
    }
  }

  /** Returns the slot of a platform that is stored. Another user may have begun to open it meanwhile. */
  async #beginStored(id: string): Promise<Slot<P> | undefined> {
    try {
      if (!(await this.#source.has(id))) return undefined;
    } catch (error) {
      throw new PlatformUnavailableError(id, messageOf(error), { cause: error });
    }
    return this.#slots.get(id) ?? this.#begin(id, () => this.#source.open(id));
  }

  /** Opens a platform and keeps it open until it is closed by `close`. */
  async keepOpen(id: string): Promise<P | undefined> {
    const slot = await this.#acquire(id);
    if (!slot) return undefined;
    slot.isKept = true;
    this.#leave(slot);
    return slot.platform;
  }

  /** Adds a platform that does not exist yet, once it is durable. Rejects with the error of `open`. */
  async create(id: string, open: () => Promise<P>, { keepOpen }: { readonly keepOpen: boolean }): Promise<P> {
    const slot = this.#begin(id, open, { isKept: keepOpen, isNew: true });
    await slot.opening;
    if (slot.platform === undefined) throw new Error(`platform "${id}" was deleted while it was created`);
    return slot.platform;
  }

  /** Adds an open platform and keeps it open. */
  add(id: string, platform: P): void {
    const slot = this.#slots.create(id, true);
    slot.platform = platform;
  }

  #begin(id: string, open: () => Promise<P | undefined>, { isKept = false, isNew = false } = {}): Slot<P> {
    const slot = this.#slots.create(id, isKept);
    slot.opening = this.#open(slot, open, isNew);
    slot.opening.catch(() => undefined); // every user of the slot gets the error
    return slot;
  }

  async #open(slot: Slot<P>, open: () => Promise<P | undefined>, isNew: boolean): Promise<void> {
    const { id } = slot;
    try {
      if (this.#closed) throw new PlatformUnavailableError(id, 'the sandbox is closed');
      await this.#waitForRoom(slot);
      slot.platform = await withDescriptors(open, () => this.#closeOne());
    } catch (error) {
      await this.#source.release(id).catch(() => undefined); // before anybody opens it again
      this.#remove(slot);
      if (isNew || error instanceof PlatformUnavailableError) throw error;
      if (!isOwnedElsewhere(error)) this.#options.onError(error);
      throw new PlatformUnavailableError(id, messageOf(error), { cause: error });
    }
    if (slot.platform === undefined) this.#remove(slot);
    this.#wakeUps.delete(id);
    this.#idleTimer.start();
    // Platforms of less than their share cannot be too large together. They may grow: see `#leave`.
    const { maxOpen, maxOpenBytes = Infinity } = this.#options;
    if ((slot.platform?.storedBytes ?? 0) > maxOpenBytes / maxOpen) void this.closeIdle();
  }

  #remove(slot: Slot<P>): void {
    this.#slots.delete(slot);
    this.#room.notify();
  }

  /** Waits until fewer platforms are open than may be. Closes the least recently used one that is idle. */
  async #waitForRoom(slot: Slot<P>): Promise<void> {
    const { roomTimeoutMs = 5000 } = this.#options;
    for (let waitedMs = 0; !this.#slots.hasRoom && !slot.isKept;) {
      // A delivery in flight delays the closing for a while. An aborted one is repeated.
      const victim = this.#slots.leastRecentlyUsed(waitedMs < roomTimeoutMs / 4);
      if (victim) await this.#close(victim).catch(this.#options.onError);
      else if (waitedMs >= roomTimeoutMs)
        throw new PlatformUnavailableError(slot.id, `all of the ${this.#options.maxOpen} that may be open are in use`);
      else {
        if (!(await this.#room.nextWithin(ROOM_POLL_MS))) waitedMs += ROOM_POLL_MS;
      }
    }
    slot.hasRoom = true;
  }

  /** Closes the least recently used platform that is unused. Returns whether there was one. */
  async #closeOne(): Promise<boolean> {
    const victim = this.#slots.leastRecentlyUsed(false);
    if (victim) await this.#close(victim).catch(this.#options.onError);
    return victim !== undefined;
  }

  /** Closes the platforms that are idle, and those that make the open ones too large. */
  async closeIdle(idleAfterMs = this.#options.idleAfterMs): Promise<void> {
    const { onError } = this.#options;
    const victims = new Set([...this.#slots.idle(idleAfterMs), ...this.#slots.tooLarge()]);
    await Promise.all([...victims].map((slot) => this.#close(slot).catch(onError)));
  }

  /** Closes a platform. It opens again when it is used. */
  async close(id: string): Promise<void> {
    const slot = this.#slots.get(id);
    if (slot && !slot.platform) await slot.opening;
    if (slot) await this.#close(slot);
  }

  #close(slot: Slot<P>): Promise<void> {
    return (slot.closing ??= this.#shutDown(slot).finally(() => this.#remove(slot)));
  }

  async #shutDown({ id, platform }: Slot<P>): Promise<void> {
    const dueAt = platform?.dueAt ?? null;
    try {
      await platform?.shutDown();
    } finally {
      await this.#source.release(id, dueAt);
      if (dueAt !== null && this.#options.wakesClosed !== false) this.#wakeUps.set(id, dueAt);
    }
  }

  /** Closes a platform that another process owns now. Nothing of it is written; what was not durable was not acknowledged. */
  async drop(id: string): Promise<void> {
    const slot = this.#slots.get(id);
    if (slot && !slot.platform) await slot.opening.catch(() => undefined);
    if (slot) await (slot.closing ??= this.#abandon(slot).finally(() => this.#remove(slot)));
  }

  async #abandon({ id, platform }: Slot<P>): Promise<void> {
    await platform?.shutDown().catch(() => undefined); // it cannot be written any more
    await this.#source.release(id).catch(this.#options.onError);
  }

  /** Deletes a platform. Resolves when that is durable. Returns whether there was one. */
  async delete(id: string): Promise<boolean> {
    let slot = this.#slots.get(id);
    for (; slot?.closing; slot = this.#slots.get(id)) await slot.closing.catch(() => undefined);
    if (slot && !slot.platform) await slot.opening;
    if (slot === undefined && !(await this.#source.has(id))) return false;
    slot ??= this.#slots.get(id) ?? this.#slots.create(id); // from here on nobody opens it
    await (slot.closing ??= this.#delete(slot).finally(() => slot && this.#remove(slot)));
    return true;
  }

  async #delete({ id, platform }: Slot<P>): Promise<void> {
    // What cannot be written does not matter any more.
    await platform?.shutDown().catch(() => undefined);
    await this.#source.release(id).catch(() => undefined);
    await this.#source.delete(id);
    this.#wakeUps.delete(id);
  }

  /** Closes all platforms for good. Rejects with the first error. */
  async closeAll(): Promise<void> {
    this.#closed = true;
    this.#idleTimer.close();
    this.#wakeUps.close();
    const slots = this.#slots.values();
    await Promise.allSettled(slots.map(({ opening, closing }) => closing ?? opening));
    const closed = await Promise.allSettled(this.#slots.values().map((slot) => this.#shutDown(slot)));
    for (const outcome of closed) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
