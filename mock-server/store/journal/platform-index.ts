import { endOfTick } from '../../time/tick';
import { ADDRESSES_PER_LINE, type ClosedPlatform, type IndexRecord, linesOfRecords, recordsOf } from './index-records';
import type { Journal } from './journal';

/**
 * The addresses of platforms and when something is due next, readable without opening them. It is in memory, and written when it
 * is closed. What a crash loses is found again in the journals that have changed since.
 */
export class PlatformIndex {
  readonly #openJournal: ((fresh: boolean) => Journal) | undefined;
  #journal: Journal | undefined;
  readonly #closed = new Map<string, ClosedPlatform>();
  /** Platforms by address, the first to have it first. */
  readonly #owners = new Map<string, string | readonly string[]>();
  /** Records from before the journal was read: they come after those in it. */
  #early: IndexRecord[] | undefined;
  #loading: Promise<void> | undefined;

  /** Without a journal, the index is in memory only. */
  constructor(openJournal?: (fresh: boolean) => Journal) {
    this.#openJournal = openJournal;
    if (openJournal) this.#early = [];
  }

  /** Reads the journal, once. A damaged one is replaced by an empty one. */
  load(): Promise<void> {
    return (this.#loading ??= this.#load());
  }

  async #load(): Promise<void> {
    if (this.#openJournal === undefined) return;
    this.#journal = (await this.#read(this.#openJournal(false))) ?? (await this.#read(this.#openJournal(true)));
    for (const record of this.#early ?? []) this.#apply(record);
    this.#early = undefined;
  }

  /** Returns the journal; undefined when it is damaged. */
  async #read(journal: Journal): Promise<Journal | undefined> {
    const restart = () => {
      this.#closed.clear();
      this.#owners.clear();
    };
    const take = (line: string) => {
      for (const record of recordsOf(line)) this.#apply(record);
    };
    try {
      await journal.read(take, restart);
      return journal;
    } catch {
      restart();
      await journal.close();
      return undefined;
    }
  }

  /** Returns what is known of a platform since it was closed last. Its journal may have changed since. */
  closedPlatform(platform: string): ClosedPlatform | undefined {
    return this.#closed.get(platform);
  }

  /** The platforms that were closed. */
  platforms(): Iterable<string> {
    return this.#closed.keys();
  }

  /** Returns the platforms that have or had an address, the first to have it first. */
  owners(address: string): readonly string[] {
    const owners = this.#owners.get(address) ?? [];
    return typeof owners === 'string' ? [owners] : owners;
  }

  add(platform: string, addresses: readonly string[]): void {
    this.#record({ platform, addresses });
  }

  /** Adds addresses that were stored before, in slices. */
  async addStored(platform: string, addresses: Iterable<string>): Promise<void> {
    let slice: string[] = [];
    for (const address of addresses) {
      if (slice.push(address) < ADDRESSES_PER_LINE) continue;
      this.add(platform, slice);
      slice = [];
      await endOfTick();
    }
    this.add(platform, slice);
  }

  markClosed(platform: string, closed: ClosedPlatform): void {
    this.#record({ platform, closed });
  }

  delete(platform: string): void {
    this.#record({ platform, deleted: true });
  }

  #record(record: IndexRecord): void {
    if (this.#early) this.#early.push(record);
    else this.#apply(record);
  }

  #apply({ platform, addresses = [], open, closed, deleted }: IndexRecord): void {
    for (const address of addresses) {
      const owners = this.owners(address);
      if (owners.length === 0) this.#owners.set(address, platform);
      else if (!owners.includes(platform)) this.#owners.set(address, [...owners, platform]);
    }
    if (closed) this.#closed.set(platform, closed);
    if (open || deleted) this.#closed.delete(platform);
    if (!deleted) return;
    for (const address of this.#owners.keys()) {
      const owners = this.owners(address);
      const others = owners.filter((owner) => owner !== platform);
      if (others.length === 0) this.#owners.delete(address);
      else if (others.length < owners.length) this.#owners.set(address, others);
    }
  }

  *#records(): Generator<IndexRecord, void, undefined> {
    for (const address of this.#owners.keys())
      for (const platform of this.owners(address)) yield { platform, addresses: [address] };
    for (const [platform, closed] of this.#closed) yield { platform, closed };
  }

  /** Writes the index, and closes its journal. It was lost before if it cannot be written, and the next start finds out. */
  async close(): Promise<void> {
    await this.load();
    const journal = this.#journal;
    if (journal === undefined) return;
    const lines = { [Symbol.iterator]: () => linesOfRecords(this.#records()) };
    await (journal.size === 0 ? journal.append(lines) : journal.compact(lines)).catch(() => undefined);
    await journal.close();
  }
}
