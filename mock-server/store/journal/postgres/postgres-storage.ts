import type { JournalingAdapterOptions } from '../adapter';
import { JournalLostError } from '../journal';
import type { LeaseHolder } from '../lease-holder';
import type { NewerReleaseError } from '../newer-release-error';
import { OwnedElsewhereError } from '../owned-elsewhere-error';
import type { ListedPlatform, PastSpan, PlatformRange, Storage, Watch, WatchPort } from '../storage';
import { LeasedAdapter } from './leased-adapter';
import { unrefTimer } from '../../../time/timers';
import { NameRows } from './name-rows';
import { deletePlatform, lostTo, type Owner, PlatformRows, type Release, type Tenure } from './platform-rows';
import { PostgresJournal } from './postgres-journal';
import { repeat, type Repetition } from './repeat';
import type { Database } from './sql';

export interface PostgresStorageOptions extends JournalingAdapterOptions, Pick<Repetition, 'pause'> {
  /** Begins to look for platforms with something due that nobody owns. `look` rejects for one that could not be opened. */
  readonly pollOverdue?: ((look: (id: string) => Promise<void>) => { readonly close: () => Promise<void> }) | undefined;
}

/** A platform that is open in a term of the lease. */
interface OpenPlatform {
  readonly adapter: LeasedAdapter;
  readonly term: number;
}

/** A platform that a newer release wrote, as it was found in a term of the lease. */
interface UnreadablePlatform {
  readonly error: NewerReleaseError;
  readonly term: number;
}

/** Greatest number of attempts at a claim while others claim and release the platform. */
const MAX_CLAIMS = 10;
/** Time for which a platform that was closed waits for the next claim, which releases it; while the replica ends, it is short. */
const RELEASE_AFTER_MS = 1000;
const RELEASE_AT_END_AFTER_MS = 10;
const platformId = /^[A-Za-z0-9_-]{1,64}$/;

/** The platforms of a PostgreSQL database, of which this process owns those that it has opened. The database stays open. */
export class PostgresStorage implements Storage {
  readonly isShared = true;
  readonly #database: Database;
  readonly #holder: LeaseHolder;
  readonly #rows: PlatformRows;
  readonly names: NameRows;
  readonly #options: PostgresStorageOptions;
  readonly #open = new Map<string, OpenPlatform>();
  readonly #opening = new Map<string, Promise<LeasedAdapter | undefined>>();
  /** Platforms that this process has closed and still owns. */
  readonly #leaving = new Map<string, Release>();
  #cancelRelease: () => void = () => undefined;
  #isEnding = false;
  /** Ends the observation of each term in which a platform was opened. */
  readonly #terms = new Map<number, () => void>();
  /** Platforms that were opened since somebody began to look at them. */
  readonly #looked = new Map<string, boolean>();
  /** Claimed once in a term: another replica may have a release that can read them. */
  readonly #unreadable = new Map<string, UnreadablePlatform>();
  #port: WatchPort | undefined;
  #closing: Promise<void> | undefined;

  constructor(database: Database, holder: LeaseHolder, options: PostgresStorageOptions = {}) {
    this.#database = database;
    this.#holder = holder;
    this.#rows = new PlatformRows(database, holder);
    this.names = new NameRows(database, (run) => this.#patiently(run));
    this.#options = options;
  }

  /** Number of platforms that are open in this process. */
  get ownedCount(): number {
    return this.#open.size;
  }

  /** Whether this process owns a platform, by a claim in the present term of its lease. It may have been closed just now. */
  owns(id: string): boolean {
    return this.#leaving.has(id) || this.isOpen(id);
  }

  /** Whether a platform is open in this process, by such a claim. */
  isOpen(id: string): boolean {
    const open = this.#open.get(id);
    return open !== undefined && open.term === this.#holder.term && open.adapter.journal.lost === undefined;
  }

  /** Ids of the platforms that are not claimed in the present term: this replica has found that it cannot read them. */
  get unreadable(): readonly string[] {
    return [...this.#unreadable].flatMap(([id, { term }]) => (term === this.#holder.term ? [id] : []));
  }

  find(id: string): Promise<Owner> {
    return this.#patiently(() => this.#rows.find(id));
  }

  /** Rejects soon when the database cannot be reached: the health check shows that. */
  count(): Promise<number> {
    return this.#rows.count();
  }

  /** Rejects soon when the database cannot be reached, as `count` does. */
  list(range: PlatformRange): Promise<readonly ListedPlatform[]> {
    return this.#rows.list(range);
  }

  isUnwritten(id: string, span: PastSpan): Promise<boolean> {
    return this.#patiently(() => this.#rows.isUnwritten(id, span));
  }

  async has(id: string): Promise<boolean> {
    return platformId.test(id) && (await this.#patiently(() => this.#rows.has(id)));
  }

  owners(address: string): Promise<readonly string[]> {
    return this.#patiently(() => this.#rows.owners(address));
  }

  /** Reads go on while the database can be reached again in time: for as long as the lease of this process can be renewed. */
  #patiently<Result>(run: () => Promise<Result>): Promise<Result> {
    const { term } = this.#holder;
    return this.#whileHeld(term, run);
  }

  /**
   * Repeats something until its outcome is known. Rejects as soon as a term of the lease is over, even if the database is silent.
   */
  #whileHeld<Result>(term: number, run: (isFirst: boolean) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      let isLost = false;
      const stop = this.#holder.onLost(term, () => {
        isLost = true;
        reject(new JournalLostError('the lease of this replica has ended'));
      });
      const isOver = () => isLost || this.#holder.term !== term;
      void repeat(run, { isOver, pause: this.#options.pause }).then(resolve, reject).finally(stop);
    });
  }

  /**
   * Claims a platform, which need not exist. Rejects with an `OwnedElsewhereError` when another replica owns it, and with a
   * `NewerReleaseError` when it was found to be unreadable in this term.
   */
  async open(id: string): Promise<LeasedAdapter> {
    if (!platformId.test(id)) throw new Error(`"${id}" is not a valid platform id: 1 to 64 letters, digits, _ and -`);
    const adapter = await this.#openOnce(id, true);
    if (adapter === undefined) throw lostTo(id, this.#database.name);
    return adapter;
  }

  async openStored(id: string): Promise<boolean> {
    return platformId.test(id) && (await this.#openOnce(id, false)) !== undefined;
  }

  async #openOnce(id: string, isNew: boolean): Promise<LeasedAdapter | undefined> {
    if (this.#closing !== undefined) throw new Error('the storage is closed');
    const open = this.#open.get(id);
    if (open) return open.adapter;
    const opening = this.#opening.get(id) ?? this.#openNow(id, isNew).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #openNow(id: string, isNew: boolean): Promise<LeasedAdapter | undefined> {
    const { term } = this.#holder;
    const unreadable = this.#unreadable.get(id);
    if (unreadable?.term === term) await this.#refuse(id, unreadable.error);
    const tenure = await this.#claim(id, term, isNew);
    if (tenure === undefined) return undefined;
    const { pause, pollOverdue: _, ...options } = this.#options;
    const onLost = () => this.#drop(id);
    const journal = new PostgresJournal({ database: this.#database, id, tenure, pause, onLost });
    const onUnreadable = (error: NewerReleaseError) => this.#leaveToNewer(id, journal.epoch, { error, term });
    const adapter = new LeasedAdapter(journal, this.#holder, term, { ...options, onUnreadable });
    this.#open.set(id, { adapter, term });
    if (this.#looked.has(id)) this.#looked.set(id, true);
    this.#observe(term);
    // The claim may have taken longer than the lease. An earlier term is over.
    if (this.#holder.term !== term || !(this.#holder.isHeld || (await this.#holder.confirm(term)))) this.#lose(term);
    return adapter;
  }

  /**
   * A platform that this replica still owns, after a claim whose result it has not received, is opened, and left to another one
   * after that.
   */
  async #refuse(id: string, error: NewerReleaseError): Promise<void> {
    const owner = await this.find(id);
    if (owner.at === 'replica') throw new OwnedElsewhereError(id, owner.id, owner.url);
    if (owner.at === 'nobody' && (await this.#rows.findNewerReplica()) === undefined) throw error;
  }

  /** Hands a platform that this replica cannot read over to a newer one. Throws an `OwnedElsewhereError` if there is one. */
  async #leaveToNewer(id: string, epoch: number, unreadable: UnreadablePlatform): Promise<void> {
    this.#unreadable.set(id, unreadable);
    const { error, term } = unreadable;
    const newer = await this.#whileHeld(term, () => this.#rows.handOver(id, epoch, error.release));
    if (newer !== undefined) throw new OwnedElsewhereError(id, newer.id, newer.url);
  }

  /** Returns undefined for a platform without lines, unless it may be new. */
  async #claim(id: string, term: number, isNew: boolean): Promise<Tenure | undefined> {
    this.#leaving.delete(id);
    const claimed = await this.#releasing(term, async (releases) => {
      for (let attempt = 0; attempt < MAX_CLAIMS; attempt++) {
        const created = isNew ? await this.#rows.create(id, term, releases) : undefined;
        const found = created ?? (await this.#rows.claim(id, term, releases, isNew));
        if (typeof found === 'object') return found;
        if (found === 'nowhere' && !isNew) return undefined;
        if (!(await this.#holder.confirm(term))) throw lostTo(id, this.#database.name);
      }
      throw new Error(`platform "${id}" of ${this.#database.name} is claimed by several replicas again and again`);
    });
    if (claimed instanceof OwnedElsewhereError) throw claimed;
    return claimed;
  }

  /** Runs a statement with the releases that wait for one. If it fails, they wait for the next one. */
  async #releasing<Result>(term: number, run: (releases: readonly Release[]) => Promise<Result>): Promise<Result> {
    const releases = [...this.#leaving.values()];
    this.#leaving.clear();
    this.#cancelRelease();
    try {
      return await this.#whileHeld(term, () => run(releases));
    } catch (error) {
      for (const release of this.#holder.term === term ? releases : [])
        if (!this.#open.has(release.id)) this.#releaseSoon(release, term);
      throw error;
    }
  }

  /** Releases a platform with the next claim, or without one after a while. */
  #releaseSoon(release: Release, term: number): void {
    if (this.#leaving.size === 0) {
      const afterMs = this.#isEnding ? RELEASE_AT_END_AFTER_MS : RELEASE_AFTER_MS;
      this.#cancelRelease = unrefTimer(() => void this.#releaseNow(term).catch(this.#port?.onError), afterMs);
    }
    this.#leaving.set(release.id, release);
  }

  async #releaseNow(term: number): Promise<void> {
    if (this.#leaving.size > 0) await this.#releasing(term, (releases) => this.#rows.release(releases));
  }

  /** Platforms of a term are lost with it. */
  #observe(term: number): void {
    if (this.#terms.has(term)) return;
    // Set first: a term that is over calls back at once.
    this.#terms.set(term, () => undefined);
    const stop = this.#holder.onLost(term, () => this.#lose(term));
    if (this.#terms.has(term)) this.#terms.set(term, stop);
  }

  #lose(term: number): void {
    this.#terms.get(term)?.();
    this.#terms.delete(term);
    this.#leaving.clear();
    for (const [id, open] of [...this.#open]) {
      if (open.term !== term) continue;
      open.adapter.journal.lose(
        new JournalLostError(`the lease of this replica has ended, and platform "${id}" may belong to another one`),
      );
    }
  }

  /** Closes a platform whose tenure is over. What is in memory is not the truth any more. */
  #drop(id: string): void {
    void this.#port?.drop(id).catch(this.#port.onError);
  }

  /**
   * Writes what is pending, and lets other replicas claim the platform: soon, so that the next claim can do it. Until then this
   * one opens it again for them. Of a platform that is lost nothing is written.
   */
  async release(id: string, dueAt?: number | null): Promise<void> {
    const open = this.#open.get(id);
    if (open === undefined) return;
    const { adapter, term } = open;
    try {
      await adapter.close();
    } finally {
      const { epoch, head, lost } = adapter.journal;
      try {
        if (lost === undefined && head === 0) await this.#whileHeld(term, () => this.#rows.releaseUnused(id, epoch));
      } finally {
        // Until here, opening it again would have returned the adapter that closes.
        if (this.#open.get(id) === open) this.#open.delete(id);
        if (lost === undefined && head > 0 && term === this.#holder.term) this.#releaseSoon({ id, epoch, dueAt }, term);
      }
      // Another replica may be able to read it.
      if (this.#unreadable.get(id)?.term === term) await this.#releaseNow(term);
    }
  }

  /** Claims the platform first if it is not open. Rejects with an `OwnedElsewhereError` when another replica owns it. */
  async delete(id: string): Promise<void> {
    const { term } = this.#holder;
    const open = this.#open.get(id);
    if (open && open.adapter.journal.lost === undefined) {
      this.#open.delete(id);
      return open.adapter.delete();
    }
    const { epoch = 0 } = (await this.#claim(id, term, true)) ?? {};
    await this.#whileHeld(term, (isFirst) => deletePlatform(this.#database, id, epoch, !isFirst));
  }

  watch(port: WatchPort): Watch {
    this.#port = port;
    for (const [id, { adapter }] of this.#open) if (adapter.journal.lost !== undefined) this.#drop(id);
    const poll = this.#options.pollOverdue?.((id) => this.#look(id, port));
    const stop = async () => {
      this.#isEnding = true;
      await poll?.close();
    };
    return { stop };
  }

  async #look(id: string, port: WatchPort): Promise<void> {
    if (this.isOpen(id)) return;
    this.#looked.set(id, false);
    try {
      await port.look(id);
      if (this.#looked.get(id) !== true) throw new Error(`platform "${id}" could not be opened`);
    } finally {
      this.#looked.delete(id);
    }
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    await Promise.allSettled(this.#opening.values());
    const closed = await Promise.allSettled([...this.#open.keys()].map((id) => this.release(id)));
    const outcomes = [...closed, ...(await Promise.allSettled([this.#releaseNow(this.#holder.term)]))];
    for (const stop of this.#terms.values()) stop();
    const failures = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
    const [failure] = failures;
    if (failures.length === 1) throw failure;
    if (failures.length > 1) throw new AggregateError(failures, `pending writes to ${this.#database.name} failed`);
  }
}
