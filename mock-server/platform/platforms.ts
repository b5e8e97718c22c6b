import type { Currency, Mode } from '../rows';
import { SandboxError } from '../sandbox-error';
import { isOwnedElsewhere } from '../store/journal/owned-elsewhere-error';
import { ProcessStorage } from '../store/journal/process-storage';
import { JournalLostError } from '../store/journal/journal';
import type { ListedPlatform, PastSpan, PlatformRange, Storage, Watch } from '../store/journal/storage';
import { cannotOpen, closedSandbox, isUnavailable, refusal } from './availability';
import type { KeyPairName } from '../wire/message';
import { defaultPlatform, type NewPlatform, newPlatformDefinition, type PlatformDefinition } from './definition';
import { OpenPlatforms } from './open-platforms';
import type { PlatformOptions } from './options';
import type { Platform } from './platform';
import { ProcessMemory } from './process-memory';
import { createIn, openStored } from './stored-platform';
import { PlatformNaming } from './platform-name';
import { PlatformUnavailableError } from './unavailable';

/** A platform and the mode of one of its key pairs. */
export interface KeyPairOwner {
  readonly platform: Platform;
  readonly mode: Mode;
}

export interface PlatformsOptions {
  readonly maxOpen: number;
  readonly maxOpenBytes: number;
  readonly idleAfterMs: number;
}

/** A platform to create. */
interface NewPlatformOptions {
  readonly currency: Currency;
  readonly name?: string | undefined;
  readonly keepOpen: boolean;
}

/** The platforms of a sandbox, open or closed. */
export class Platforms {
  readonly options: PlatformOptions;
  readonly naming: PlatformNaming;
  readonly #storage: Storage;
  /** Whether a platform that is closed is lost. */
  readonly #isInMemory: boolean;
  readonly #open: OpenPlatforms<Platform>;
  /** Platforms that this process has closed: they continue where they were. */
  readonly #closed = new Set<string>();
  #watch: Watch | undefined;
  #isClosing = false;
  #created = 0;

  constructor(
    storage: Storage,
    options: Omit<PlatformOptions, 'lifecycle' | 'memory'>,
    { maxOpen, maxOpenBytes, idleAfterMs }: PlatformsOptions,
  ) {
    this.#storage = storage;
    const has = async (id: string) => this.#open.has(id) || storage.has(id);
    this.naming = new PlatformNaming({ names: storage.names, has });
    this.#isInMemory = storage instanceof ProcessStorage;
    const source = {
      has: (id: string) => storage.openStored?.(id) ?? storage.has(id),
      open: (id: string) => this.#openStored(id),
      release: (id: string, dueAt?: number | null) => this.#release(id, dueAt),
      delete: (id: string) => this.#delete(id),
    };
    const { clock, onError } = options;
    const room = Math.max(1, Math.min(maxOpen, storage.maxOpenJournals ?? Infinity));
    const wakesClosed = !storage.isShared;
    this.#open = new OpenPlatforms(source, {
      clock,
      onError,
      idleAfterMs,
      maxOpen: room,
      maxOpenBytes,
      wakesClosed,
    });
    const lifecycle = {
      close: (id: string) => this.#open.close(id),
      delete: async (id: string) => this.#open.delete(deletable(id)),
      deleteUnused: (id: string, forMs: number) => this.#deleteUnused(id, forMs),
      rename: (id: string, name: string) => this.#rename(id, name),
    };
    const memory = new ProcessMemory();
    memory.addPlatform(defaultPlatform);
    this.options = { ...options, lifecycle, memory };
  }

  /** Creates the default platform at once, in a storage that allows it. */
  createDefault(storage: ProcessStorage): void {
    const adapter = storage.openNow(defaultPlatform.id);
    this.#open.add(defaultPlatform.id, createIn(adapter, defaultPlatform, this.options));
  }

  /** Opens or creates the default platform. What is stored of the others is looked at afterwards. */
  async openDefault(): Promise<void> {
    const { isShared } = this.#storage;
    const { id } = defaultPlatform;
    try {
      if (!isShared || !(await this.#storage.has(id)))
        await this.#open.create(id, () => this.#openOrCreate(defaultPlatform), { keepOpen: !isShared });
    } catch (error) {
      // Another replica that starts at the same time creates it.
      if (!isOwnedElsewhere(error))
        // The error of the system names the cause to the command line.
        throw isUnavailable(error) ? error.cause : error;
    }
    this.#watch = this.#storage.watch({
      wakeAt: (each, instant) => this.#open.wakeAt(each, instant),
      // A failure was reported; the next user of the platform gets the same.
      look: (each) => this.during(each, async (platform) => platform?.runDueJobs()).catch(() => undefined),
      drop: (each) => this.#open.drop(each),
      onError: this.options.onError,
    });
  }

  async #openStored(id: string, definition?: PlatformDefinition): Promise<Platform | undefined> {
    const adapter = await this.#storage.open(id);
    const name = adapter?.platformName;
    this.options.memory.setName(id, name === undefined ? await this.#storage.names.nameOf(id) : name);
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
      await this.#delete(definition.id).catch((failure: unknown) => {
        if (!(failure instanceof JournalLostError)) this.options.onError(failure);
      });
      throw error;
    }
  }

  async #release(id: string, dueAt?: number | null): Promise<void> {
    await this.#storage.release(id, dueAt);
    if (dueAt !== undefined) this.#closed.add(id);
  }

  async #delete(id: string): Promise<void> {
    await this.#storage.delete(id);
    this.#closed.delete(id);
    this.options.memory.deletePlatform(id);
  }

  /** Deletes a platform that its caller uses. Nothing happens between the last look and the deletion. */
  async #deleteUnused(id: string, forMs: number): Promise<boolean> {
    const platform = this.#open.get(deletable(id)); // default_platform_not_deletable
    if (platform?.pending) await platform.settled();
    const version = platform?.changes.version;
    const isUnwritten = await this.#storage.isUnwritten(id, this.#last(forMs));
    if (!isUnwritten || this.#open.isUsedByOthersWithin(forMs, id)) return false;
    if (this.#open.get(id)?.changes.version !== version) return false;
    return this.#open.delete(id);
  }

  get(id: string): Platform | undefined {
    return this.#open.get(id);
  }

  /** Whether a platform may exist, open or closed. In a shared storage, every one may. */
  mayExist(id: string): boolean {
    return this.#open.has(id) || (this.#storage.hasNow?.(id) ?? true);
  }

  /** Returns a platform that stays open: the default one, and what this process created or opened by a call. */
  kept(id: string): Platform | undefined {
    return this.#open.kept(id);
  }

  /** Opens a platform and keeps it open. Rejects with `service_unavailable` if it cannot be opened now. */
  async keepOpen(id: string): Promise<Platform | undefined> {
    try {
      return await this.#open.keepOpen(id);
    } catch (error) {
      throw error instanceof PlatformUnavailableError ? cannotOpen(error) : error;
    }
  }

  during: OpenPlatforms<Platform>['during'] = (id, run) => this.#open.during(id, run);

  /** The platforms that are open. */
  values(): Iterable<Platform> {
    return this.#open.values();
  }

  /**
   * Returns some of the platforms. With `unusedForMs`, only those that were neither written nor, as far as this process knows,
   * read for so long, and never the default one.
   */
  list(range: Omit<PlatformRange, 'unwritten'>, unusedForMs?: number): Promise<readonly ListedPlatform[]> {
    if (unusedForMs === undefined) return this.#storage.list(range);
    const except = [defaultPlatform.id, ...this.#open.usedWithin(unusedForMs)];
    return this.#storage.list({ ...range, unwritten: { ...this.#last(unusedForMs), except } });
  }

  #last(ms: number): PastSpan {
    return { ms, since: this.options.clock.now() - ms };
  }

  count(): Promise<number> {
    return this.#storage.count();
  }

  /** Returns the platforms that have or had a client id, a checkout session or a sub account: see `Storage.owners`. */
  owners(address: string): Promise<readonly string[]> {
    return this.#storage.owners(address);
  }

  /**
   * Runs something with the owner of a key pair, which is given by its client id or its name, or with undefined for an unknown
   * one: see `OpenPlatforms.during`.
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
   * Creates a platform. With `keepOpen`, it stays open until it is closed. Rejects with `service_unavailable` if it cannot be
   * stored; then it does not exist.
   */
  async create({ currency, name, keepOpen }: NewPlatformOptions): Promise<NewPlatform> {
    try {
      if (name !== undefined) await this.naming.requireFree(name);
      const definition = this.#newDefinition(currency);
      const { id, test, live } = definition;
      const create = () => this.#createStored(definition);
      await this.#open.create(id, create, { keepOpen: keepOpen || this.#isInMemory });
      if (name !== undefined) await this.#nameCreated(id, name);
      return { id, name: name ?? null, test, live };
    } catch (error) {
      throw this.#refusalOf(error);
    }
  } // parameter_invalid platform_name_taken service_unavailable

  /** Names a platform that was just created. One whose name another process has given meanwhile does not exist. */
  async #nameCreated(id: string, name: string): Promise<void> {
    try {
      await this.#rename(id, name);
    } catch (error) {
      await this.#open.delete(id);
      throw error;
    }
  }

  async #rename(id: string, name: string): Promise<void> {
    await this.naming.rename(id, name);
    this.options.memory.setName(id, name);
    this.#open.get(id)?.changes.record();
  } // parameter_invalid platform_name_taken service_unavailable

  #refusalOf(error: unknown): unknown {
    if (this.#isClosing) return closedSandbox();
    if (error instanceof PlatformUnavailableError) return cannotOpen(error);
    if (isUnavailable(error)) return refusal(error.cause);
    if (error instanceof JournalLostError) return refusal(error);
    if (!isSystemError(error)) return error;
    this.options.onError(error);
    return refusal(error);
  }

  /** With a random seed, returns the first of the seed's platforms that does not exist yet. */
  #newDefinition(currency: Currency): PlatformDefinition {
    const { random } = this.options;
    let definition: PlatformDefinition;
    do definition = newPlatformDefinition(random.entropyFor(`platform ${++this.#created}`), currency);
    while (this.#open.get(definition.id) !== undefined || this.#isTaken(definition.id));
    return definition;
  }

  /** Ids in a shared storage are random, and never taken. */
  #isTaken(id: string): boolean {
    return this.#storage.hasNow?.(id) ?? false;
  }

  /** Closes the platforms that nobody uses: other replicas may claim them at once. Called again and again. */
  async releaseUnused(): Promise<void> {
    await this.#watch?.stop();
    await this.#open.closeIdle(0);
  }

  /** Writes everything that is pending, then closes all platforms and the storage. Rejects with the first error. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#watch?.stop();
    const closed = await outcomeOf(this.#open.closeAll());
    for (const outcome of [await outcomeOf(this.#storage.close()), closed])
      if (outcome.status === 'rejected') throw outcome.reason;
  }
}

/** Returns the id of a platform. Throws a `SandboxError` for the default one. */
function deletable(id: string): string {
  if (id === defaultPlatform.id) throw new SandboxError('default_platform_not_deletable', {});
  return id;
} // default_platform_not_deletable

function isSystemError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && 'syscall' in error;
}

async function outcomeOf(ending: Promise<void>): Promise<PromiseSettledResult<void>> {
  const [outcome] = await Promise.allSettled([ending]);
  return outcome;
}
