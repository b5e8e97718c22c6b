import { endOfTick } from '../../time/tick';
import { unrefTimer } from '../../time/timers';
import { ADDRESSES_PER_LINE, type ClosedPlatform, type IndexRecord, linesOfRecords, recordsOf } from './index-records';
import type { Journal } from './journal';
import type { AppendObserver } from './store-adapter';

type IndexObserver = Pick<AppendObserver, 'failed' | 'recovered'>;

/** Smaller journals are not compacted. */
const COMPACT_ABOVE_BYTES = 256 * 1024;
const RETRY_AFTER_MS = 1000;

const done = Promise.resolve();

/**
 * The addresses of platforms and when something is due next, readable without opening them. It is a journal of its
 * own, or in memory only. It can be lost: it is rebuilt from the journals of the platforms.
 */
export class PlatformIndex {
  readonly #openJournal: ((fresh: boolean) => Journal) | undefined;
  #journal: Journal | undefined;
  /** By platform; null while it is open or may have changed. */
  readonly #platforms = new Map<string, ClosedPlatform | null>();
  /** Platforms by address, the first to have it first. */
  readonly #owners = new Map<string, string | readonly string[]>();
  #queue: IndexRecord[] = [];
  #queued = new Set<string>();
  #writing = new Set<string>();
  #run: Promise<void> | undefined;
  #failure: unknown;
  /** Told of appends with something of their platform. */
  readonly #observers = new Map<string, IndexObserver>();
  #cancelRetry: () => void = () => undefined;
  #loading: Promise<void> | undefined;
  #isLoaded: boolean;
  readonly #onLoaded: (() => void)[] = [];
  #closed = false;

  /** Without a journal, the index is in memory only. */
  constructor(openJournal?: (fresh: boolean) => Journal) {
    this.#openJournal = openJournal;
    this.#isLoaded = openJournal === undefined;
  }

  /** Reads the journal, once. What is added meanwhile is written afterwards. A damaged one is replaced by an empty one. */
  load(): Promise<void> {
    return (this.#loading ??= this.#openJournal ? this.#load(this.#openJournal) : done);
  }

  async #load(openJournal: (fresh: boolean) => Journal): Promise<void> {
    const owners = new Map(this.#owners);
    const platforms = new Map(this.#platforms);
    const own = new Set(this.#platforms.keys());
    const take = (line: string) => {
      for (const record of recordsOf(line)) {
        // What this process knows of a platform is newer.
        if (own.has(record.platform) || this.#queued.has(record.platform)) this.#addOwner(record);
        else this.#apply(record);
      }
    };
    for (const fresh of [false, true]) {
      const journal = openJournal(fresh);
      try {
        await journal.read(take, () => undefined);
        this.#journal = journal;
        this.#isLoaded = true;
        for (const run of this.#onLoaded.splice(0)) run();
        return;
      } catch (error) {
        await journal.close();
        if (fresh) throw error;
        // Only what this process knows is left.
        replace(this.#owners, owners);
        replace(this.#platforms, platforms);
      }
    }
  }

  /** Why the last append failed; undefined when it succeeded. */
  get failure(): unknown {
    return this.#failure;
  }

  get size(): number {
    return this.#platforms.size;
  }

  has(platform: string): boolean {
    return this.#platforms.has(platform);
  }

  /** Returns what is known of a closed platform; undefined when it is open or may have changed. */
  closedPlatform(platform: string): ClosedPlatform | undefined {
    return this.#platforms.get(platform) ?? undefined;
  }

  platforms(): Iterable<string> {
    return this.#platforms.keys();
  }

  /** Returns the platforms that have or had an address, the first to have it first. */
  owners(address: string): readonly string[] {
    const owners = this.#owners.get(address) ?? [];
    return typeof owners === 'string' ? [owners] : owners;
  }

  add(platform: string, addresses: readonly string[]): void {
    const added = addresses.filter((address) => !this.owners(address).includes(platform));
    if (added.length > 0) this.#record({ platform, addresses: added });
  }

  /**
   * Adds addresses that were stored before, in slices. Resolves when they are added, or will be when the journal is read. Nobody waits
   * until that is durable: it is repeated whenever the platform is opened.
   */
  addStored(platform: string, addresses: () => Iterable<string>): Promise<void> {
    const add = () => this.#addInSlices(platform, addresses());
    if (this.#isLoaded) return add();
    this.#onLoaded.push(() => void add());
    return done;
  }

  async #addInSlices(platform: string, addresses: Iterable<string>): Promise<void> {
    let slice: string[] = [];
    for (const address of addresses) {
      if (slice.push(address) < ADDRESSES_PER_LINE) continue;
      this.add(platform, slice);
      slice = [];
      await endOfTick();
    }
    this.add(platform, slice);
  }

  /** Called before the first change of a platform since it was opened. */
  markOpen(platform: string): void {
    if (this.#platforms.get(platform) !== null) this.#record({ platform, open: true });
  }

  markClosed(platform: string, closed: ClosedPlatform): void {
    const known = this.#platforms.get(platform);
    if (known?.due_at === closed.due_at && known.version === closed.version) return;
    this.#record({ platform, closed });
  }

  delete(platform: string): void {
    if (this.#platforms.has(platform)) this.#record({ platform, deleted: true });
  }

  #record(record: IndexRecord): void {
    this.#apply(record);
    if (this.#openJournal === undefined) return;
    this.#queue.push(record);
    this.#queued.add(record.platform);
  }

  #apply(record: IndexRecord): void {
    const { platform, open, closed, deleted } = record;
    this.#addOwner(record);
    if (open) this.#platforms.set(platform, null);
    if (closed) this.#platforms.set(platform, closed);
    if (!deleted) return;
    this.#platforms.delete(platform);
    for (const [address, owners] of this.#owners) {
      if (owners === platform) this.#owners.delete(address);
      else if (owners.includes(platform) && typeof owners !== 'string')
        this.#owners.set(
          address,
          owners.filter((owner) => owner !== platform),
        );
    }
  }

  #addOwner({ platform, addresses = [] }: IndexRecord): void {
    for (const address of addresses) {
      const owners = this.owners(address);
      if (owners.length === 0) this.#owners.set(address, platform);
      else if (!owners.includes(platform)) this.#owners.set(address, [...owners, platform]);
    }
  }

  observe(platform: string, observer: IndexObserver): void {
    this.#observers.set(platform, observer);
  }

  unobserve(platform: string): void {
    this.#observers.delete(platform);
  }

  /** Whether something of a platform is not durable yet. */
  isPending(platform: string): boolean {
    return this.#queued.has(platform) || this.#writing.has(platform);
  }

  /** Resolves when everything recorded until now is durable. Rejects when it could not be written; it is tried again later. */
  async settled(): Promise<void> {
    await this.#run?.catch(() => undefined); // another caller's append: this caller's records come after it
    if (this.#queue.length > 0) await (this.#run ??= this.#write());
  }

  async #write(): Promise<void> {
    const records = this.#queue;
    try {
      await this.load();
      await endOfTick();
      if (this.#closed) throw new Error('the platform index is closed');
      [this.#queue, this.#writing, this.#queued] = [[], new Set(records.map(({ platform }) => platform)), new Set()];
      await this.#journal?.append({ [Symbol.iterator]: () => linesOfRecords(records) });
      this.#failure = undefined;
      this.#writing = new Set();
      for (const { platform } of records) this.#observers.get(platform)?.recovered();
      await this.#compact();
    } catch (error) {
      this.#failure = error;
      if (this.#queue !== records) this.#queue = [...records, ...this.#queue];
      for (const { platform } of records) {
        this.#queued.add(platform);
        this.#observers.get(platform)?.failed(error);
      }
      this.#retryLater();
      throw error;
    } finally {
      this.#writing = new Set();
      this.#run = undefined;
    }
  }

  #retryLater(): void {
    if (this.#closed) return;
    this.#cancelRetry();
    this.#cancelRetry = unrefTimer(() => void this.settled().catch(() => undefined), RETRY_AFTER_MS);
  }

  async #compact(): Promise<void> {
    const journal = this.#journal;
    if (journal === undefined || journal.size < Math.max(COMPACT_ABOVE_BYTES, 4 * journal.checkpointSize)) return;
    // Nothing is lost when it fails: it is tried again after the next append.
    await journal.compact(linesOfRecords(this.#records())).catch(() => undefined);
  }

  /** Records that are added while these are read may be among them: they are appended as well, and come last. */
  *#records(): Generator<IndexRecord, void, undefined> {
    for (const [address, owners] of this.#owners)
      for (const platform of typeof owners === 'string' ? [owners] : owners) yield { platform, addresses: [address] };
    for (const [platform, closed] of this.#platforms)
      yield closed === null ? { platform, open: true } : { platform, closed };
  }

  /** Writes what is pending, and closes the journal even if that fails. */
  async close(): Promise<void> {
    try {
      await this.settled();
    } finally {
      this.#closed = true;
      this.#cancelRetry();
      await this.#journal?.close();
    }
  }
}

function replace<Key, Value>(map: Map<Key, Value>, values: ReadonlyMap<Key, Value>): void {
  map.clear();
  for (const [key, value] of values) map.set(key, value);
}
