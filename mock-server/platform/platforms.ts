import type { Currency, Mode } from '../rows';
import { IndexedAdapter } from '../store/journal/indexed-adapter';
import { MemoryAdapter } from '../store/journal/memory';
import { PlatformIndex } from '../store/journal/platform-index';
import type { Storage } from '../store/journal/storage';
import { cannotOpen, closedSandbox, isUnavailable, refusal } from './availability';
import type { KeyPairName } from '../wire/message';
import { endOfTick } from '../time/tick';
import { defaultPlatform, type NewPlatform, newPlatformDefinition, type PlatformDefinition } from './definition';
import { OpenPlatforms } from './open-platforms';
import type { PlatformOptions } from './options';
import type { Platform } from './platform';
import { ProcessMemory } from './process-memory';
import { createIn, openStored } from './stored-platform';
import { PlatformUnavailableError } from './unavailable';

/** A platform and the mode of one of its key pairs. */
export interface KeyPairOwner {
  readonly platform: Platform;
  readonly mode: Mode;
}

export interface PlatformsOptions {
  readonly maxOpen: number;
  readonly idleAfterMs: number;
}

/** The platforms of a sandbox, open or closed. */
export class Platforms {
  readonly options: PlatformOptions;
  readonly #storage: Storage | undefined;
  readonly #index: PlatformIndex;
  readonly #open: OpenPlatforms<Platform>;
  /** Platforms that this process has closed: they continue where they were. */
  readonly #closed = new Set<string>();
  #scan: Promise<void> = Promise.resolve();
  #isScanned = true;
  #isClosing = false;
  #created = 0;

  constructor(
    storage: Storage | undefined,
    options: Omit<PlatformOptions, 'lifecycle' | 'memory'>,
    { maxOpen, idleAfterMs }: PlatformsOptions,
  ) {
    this.#storage = storage;
    this.#index = new PlatformIndex(storage && ((fresh) => storage.indexJournal(fresh)));
    const source = {
      has: (id: string) => storage?.has(id) ?? false,
      open: (id: string) => this.#openStored(id),
      release: (id: string, dueAt?: number | null) => this.#release(id, dueAt),
      delete: (id: string) => this.#delete(id),
    };
    const { clock, onError } = options;
    const room = Math.max(1, Math.min(maxOpen, storage?.maxOpenJournals ?? Infinity));
    this.#open = new OpenPlatforms(source, { clock, onError, idleAfterMs, maxOpen: room });
    const lifecycle = { close: (id: string) => this.#open.close(id), delete: (id: string) => this.#open.delete(id) };
    const memory = new ProcessMemory();
    memory.addPlatform(defaultPlatform);
    this.options = { ...options, lifecycle, memory };
  }

  /** Creates the default platform in memory. */
  createDefault(): void {
    this.#open.add(defaultPlatform.id, this.#inMemory(defaultPlatform));
  }

  /** Opens or creates the default platform. What is stored of the others is looked at afterwards. */
  async openDefault(): Promise<void> {
    const { id } = defaultPlatform;
    const open = async () => this.#openOrCreate(defaultPlatform);
    try {
      await this.#open.create(id, open, { keep: true });
    } catch (error) {
      // The error of the system names the cause to the command line.
      throw isUnavailable(error) ? error.cause : error;
    }
    this.#isScanned = false;
    this.#scan = this.#scanStorage()
      .catch(this.options.onError)
      .finally(() => (this.#isScanned = true));
  }

  #inMemory(definition: PlatformDefinition): Platform {
    const adapter = new IndexedAdapter(new MemoryAdapter(), this.#index, definition.id);
    return createIn(adapter, definition, this.options);
  }

  async #openStored(id: string, definition?: PlatformDefinition): Promise<Platform | undefined> {
    if (this.#storage === undefined) return definition && this.#inMemory(definition);
    const adapter = new IndexedAdapter(await this.#storage.open(id), this.#index, id);
    return openStored(adapter, { id, definition, again: this.#closed.has(id) }, this.options);
  }

  /** Opens a platform, or creates it by a definition. Resolves when it is durable. */
  async #openOrCreate(definition: PlatformDefinition): Promise<Platform> {
    const platform = await this.#openStored(definition.id, definition);
    if (platform === undefined) throw new Error(`platform "${definition.id}" was not created`);
    try {
      await platform.settled();
      return platform;
    } catch (error) {
      await platform.shutDown().catch(() => undefined); // it was reported
      throw error;
    }
  }

  /** Creates a platform. One that cannot be made durable does not exist. */
  async #createStored(definition: PlatformDefinition): Promise<Platform> {
    try {
      this.options.memory.addPlatform(definition);
      return await this.#openOrCreate(definition);
    } catch (error) {
      // A file that cannot be deleted either has no complete group, and is ignored by the next start.
      await this.#delete(definition.id).catch(this.options.onError);
      throw error;
    }
  }

  async #release(id: string, dueAt?: number | null): Promise<void> {
    await this.#storage?.release(id);
    const version = this.#storage?.versionOf(id);
    if (version === undefined || dueAt === undefined) return;
    this.#closed.add(id);
    this.#index.markClosed(id, { due_at: dueAt, version });
    // Without this line the next start opens the platform to see what is due.
    if (!this.#isClosing) void this.#index.settled().catch(() => undefined);
  }

  async #delete(id: string): Promise<void> {
    await this.#storage?.delete(id);
    this.#closed.delete(id);
    this.#index.delete(id);
    this.options.memory.deletePlatform(id);
    // Without this line the next start finds that there is no journal.
    void this.#index.settled().catch(() => undefined);
  }

  /**
   * Reads the index, and opens the platforms once that it does not know: all of them if it is missing, those that were open when
   * the last process died, and those whose journals have changed.
   */
  async #scanStorage(): Promise<void> {
    const storage = this.#storage;
    if (storage === undefined) return;
    await endOfTick(); // the caller of `openSandbox` goes on first
    await this.#index.load();
    const ids = new Set(await storage.platforms());
    for (const id of [...this.#index.platforms()])
      if (!this.#open.has(id) && !ids.has(id) && !storage.has(id)) this.#index.delete(id);
    const unknown: string[] = [];
    let seen = 0;
    for (const id of ids) {
      if (++seen % 100 === 0) await endOfTick();
      const known = this.#index.closedPlatform(id);
      if (known === undefined || known.version !== storage.versionOf(id)) unknown.push(id);
      else if (known.due_at !== null) this.#open.wakeAt(id, known.due_at);
    }
    for (const id of unknown) {
      if (this.#isClosing) return;
      // A failure was reported; its next user gets the same.
      await this.#open.during(id, async (platform) => platform?.runDueJobs()).catch(() => undefined);
      await endOfTick();
    }
  }

  get(id: string): Platform | undefined {
    return this.#open.get(id);
  }

  /** Whether a platform exists, open or closed. */
  has(id: string): boolean {
    return this.#open.has(id) || (this.#storage?.has(id) ?? false);
  }

  /** Returns a platform that stays open: the default one, and what this process created or opened by a call. */
  kept(id: string): Platform | undefined {
    return this.#open.kept(id);
  }

  /** Opens a platform and keeps it open. Rejects with `service_unavailable` if it cannot be opened now. */
  async keep(id: string): Promise<Platform | undefined> {
    try {
      return await this.#open.keep(id);
    } catch (error) {
      throw error instanceof PlatformUnavailableError ? cannotOpen(error) : error;
    }
  }

  during: OpenPlatforms<Platform>['during'] = (id, run) => this.#open.during(id, run);

  /** The platforms that are open. */
  values(): Iterable<Platform> {
    return this.#open.values();
  }

  async count(): Promise<number> {
    return this.#storage ? (await this.#storage.platforms()).length : this.#open.size;
  }

  /**
   * Returns the platforms that have or had a client id, a checkout session or a sub account, the first to have it first. Waits for
   * an index that is being rebuilt if it does not know the id yet.
   */
  async owners(address: string): Promise<readonly string[]> {
    await this.#index.load();
    const owners = this.#index.owners(address);
    if (owners.length > 0 || this.#isScanned) return owners;
    await this.#scan;
    return this.#index.owners(address);
  }

  /**
   * Runs something with the owner of a key pair, which is given by its client id or its name, or with undefined for an unknown one: see
   * `OpenPlatforms.during`.
   */
  async duringOwner<Result>(
    pair: string | KeyPairName,
    run: (owner: KeyPairOwner | undefined) => Promise<Result>,
  ): Promise<Result> {
    if (typeof pair !== 'string')
      return this.during(pair.platform, (platform) => run(platform && { platform, mode: pair.mode }));
    const [id] = await this.owners(pair);
    if (id === undefined) return run(undefined);
    return this.during(id, (platform) => {
      const mode = (['test', 'live'] as const).find((each) => platform?.keyPair(each).client_id === pair);
      return run(platform && mode && { platform, mode });
    });
  }

  /**
   * Creates a platform. With `keep`, it stays open until it is closed. Rejects with `service_unavailable` if it cannot be stored; then
   * it does not exist.
   */
  async create(currency: Currency, { keep }: { readonly keep: boolean }): Promise<NewPlatform> {
    try {
      const definition = this.#newDefinition(currency);
      const { id, test, live } = definition;
      const create = () => this.#createStored(definition);
      await this.#open.create(id, create, { keep: keep || this.#storage === undefined });
      return { id, test, live };
    } catch (error) {
      throw this.#refusalOf(error);
    }
  } // service_unavailable

  #refusalOf(error: unknown): unknown {
    if (this.#isClosing) return closedSandbox();
    if (error instanceof PlatformUnavailableError) return cannotOpen(error);
    if (isUnavailable(error)) return refusal(error.cause);
    if (!isSystemError(error)) return error;
    this.options.onError(error);
    return refusal(error);
  }

  /** With a random seed, returns the first of the seed's platforms that does not exist yet. */
  #newDefinition(currency: Currency): PlatformDefinition {
    const { random } = this.options;
    let definition: PlatformDefinition;
    do definition = newPlatformDefinition(random.entropyFor(`platform ${++this.#created}`), currency);
    while (this.#open.get(definition.id) !== undefined || this.#storage?.has(definition.id));
    return definition;
  }

  /** Writes everything that is pending, then closes all platforms and the storage. Rejects with the first error. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#scan;
    const outcomes = [await outcomeOf(this.#open.closeAll()), await outcomeOf(this.#index.close())];
    if (this.#storage) outcomes.unshift(await outcomeOf(this.#storage.close()));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }
}

function isSystemError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && 'syscall' in error;
}

async function outcomeOf(ending: Promise<void>): Promise<PromiseSettledResult<void>> {
  const [outcome] = await Promise.allSettled([ending]);
  return outcome;
}
