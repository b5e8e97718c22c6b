import { type App, createApp } from './pipeline/app';
import type { Caller } from './pipeline/authenticate';
import { type PlatformLimits, defaultLimits } from './domain/platform-limits';
import { closedSandbox, isUnavailable, refusal } from './platform/availability';
import { Platform } from './platform/platform';
import type { PlatformOptions } from './platform/options';
import { type NewRequestId, seededRequestIds } from './pipeline/request-ids';
import { RequestLog } from './request-log/request-log';
import { systemRandom, seededRandom } from './random/random';
import type { Currency } from './rows';
import {
  defaultPlatform,
  type NewPlatform,
  newPlatformDefinition,
  type PlatformDefinition,
} from './platform/definition';
import type { Storage } from './store/journal/storage';
import { systemClock } from './time/clock';
import { type StartAt, parseStartAt } from './time/start-at';
import { controlGuard } from './pipeline/control-token';
import { fetchFrom } from './fronts/fetch';

/** Options of a sandbox. */
export type SandboxOptions = Partial<Omit<PlatformOptions, 'limits' | 'random' | 'startAt'>> & {
  /** Overrides for the default limits of each platform. */
  readonly limits?: Partial<PlatformLimits>;
  /**
   * The token that every request to the control API must send as `Authorization: Bearer …`, except the health check. 16 to 256
   * printable ASCII characters without spaces; any other text throws a `RangeError`. Default: the control API needs no token.
   */
  readonly controlToken?: string | undefined;
  /**
   * The seed of a reproducible run: the same sequence of requests gets the same responses, ids, instants, events and secrets, to
   * the byte. Clocks are frozen until they are moved. Default: random ids and secrets, and running clocks.
   */
  readonly randomSeed?: string | undefined;
  /**
   * The first instant of the clocks with a `randomSeed` (default: the start of 2026). Throws a `RangeError` for an invalid
   * instant.
   */
  readonly startAt?: StartAt | undefined;
};

/** Creates a sandbox of the payments API in memory, with the default platform. Throws a `RangeError` for an invalid option. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = new Sandbox(options, undefined);
  sandbox.add(Platform.inMemory(defaultPlatform, sandbox.platformOptions));
  return sandbox;
}

/** Opens a sandbox with the platforms in a storage. */
export async function openSandbox(storage: Storage, options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = new Sandbox(options, storage);
  const ids = new Set([defaultPlatform.id, ...(await storage.platforms())]);
  const open = async (id: string) => {
    const definition = id === defaultPlatform.id ? defaultPlatform : undefined;
    return Platform.open(await storage.open(id), id, sandbox.platformOptions, definition);
  };
  for (const platform of await Promise.all([...ids].map(open))) if (platform) sandbox.add(platform);
  await sandbox.platform().settled().catch(throwCause);
  return sandbox;
}

/** A sandbox of the payments API: one function from request to response, and the platforms behind it. */
export class Sandbox {
  /** Options that all platforms share. */
  readonly platformOptions: PlatformOptions;
  /** Whether the control API requires a token. */
  readonly hasControlToken: boolean;
  /** The log of requests that name no platform. */
  readonly requests = new RequestLog();
  readonly #storage: Storage | undefined;
  readonly #platforms = new Map<string, Platform>();
  /** The owners of key pairs, by client id. */
  readonly #keyPairs = new Map<string, Caller>();
  #created = 0;
  /** Platforms that are being created. */
  readonly #creations = new Set<Promise<NewPlatform>>();
  #closing: Promise<void> | undefined;
  /** Returns the id for a request that a front refuses itself. */
  readonly newRequestId: NewRequestId;
  /** Responds to a request, like `fetch` but without its classes. Rejects with a `ConnectionDropped` where a fault ends the connection. */
  readonly respond: App;
  /**
   * Responds to a request to the API, or to the control API under `/_sandbox`. Takes what the global `fetch` takes. Rejects with
   * a `TypeError` for an invalid URL and where a fault ends the connection, and with the reason of an aborted signal in `init`.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;

  constructor(
    {
      clock = systemClock,
      // eslint-disable-next-line no-console -- the default handler of unexpected errors must not hide them
      onError = console.error,
      onRecovery = () => undefined,
      onPublisherDisabled = () => undefined,
      autoEnable = true,
      allowPublisherHosts = [],
      limits,
      randomSeed,
      startAt,
      controlToken,
    }: SandboxOptions,
    storage: Storage | undefined,
  ) {
    const random = randomSeed === undefined ? systemRandom() : seededRandom(randomSeed);
    this.platformOptions = {
      clock,
      random,
      startAt: parseStartAt(randomSeed, startAt),
      onError,
      onRecovery,
      onPublisherDisabled,
      autoEnable,
      allowPublisherHosts,
      limits: { ...defaultLimits, ...limits },
    };
    this.newRequestId = random.newRequestId ?? seededRequestIds(this.#platforms);
    this.#storage = storage;
    this.hasControlToken = controlToken !== undefined;
    this.respond = createApp({
      platforms: this.#platforms,
      keyPairs: this.#keyPairs,
      createPlatform: () => this.createPlatform(),
      requests: this.requests,
      now: () => (randomSeed === undefined ? clock : this.platform()).now(),
      recordsDurations: randomSeed === undefined,
      newRequestId: this.newRequestId,
      onError,
      guardControl: controlGuard(controlToken),
      isClosed: () => this.#closing !== undefined,
    });
    this.fetch = fetchFrom(this.respond);
  }

  /** Returns a platform by its id (default: the default platform). Throws a `RangeError` for an unknown id. */
  platform(id: string = defaultPlatform.id): Platform {
    const platform = this.#platforms.get(id);
    if (platform === undefined) throw new RangeError(`unknown platform "${id}"`);
    return platform;
  }

  /**
   * Creates a platform with its own key pairs and a currency (default: `usd`). It shares nothing with other platforms. Rejects with
   * a `SandboxError` if it cannot be stored; then it does not exist.
   */
  async createPlatform({ currency = 'usd' }: { readonly currency?: Currency } = {}): Promise<NewPlatform> {
    if (this.#closing !== undefined) throw closedSandbox();
    const creation = this.#create(currency);
    this.#creations.add(creation);
    try {
      return await creation;
    } finally {
      this.#creations.delete(creation);
    }
  } // service_unavailable

  async #create(currency: Currency): Promise<NewPlatform> {
    try {
      const definition = await this.#newDefinition(currency);
      this.add(await this.#open(definition));
      const { id, test, live } = definition;
      return { id, test, live };
    } catch (error) {
      if (isUnavailable(error)) throw refusal(error.cause);
      if (!isSystemError(error)) throw error;
      this.platformOptions.onError(error);
      throw refusal(error);
    }
  }

  /** With a random seed, returns the first of the seed's platforms that does not exist yet. */
  async #newDefinition(currency: Currency): Promise<PlatformDefinition> {
    const { random } = this.platformOptions;
    const taken = (await this.#storage?.platforms()) ?? [];
    let definition: PlatformDefinition;
    do definition = newPlatformDefinition(random.entropyFor(`platform ${++this.#created}`), currency);
    while (this.#platforms.has(definition.id) || taken.includes(definition.id));
    return definition;
  }

  async #open(definition: PlatformDefinition): Promise<Platform> {
    const storage = this.#storage;
    if (storage === undefined) return Platform.inMemory(definition, this.platformOptions);
    const { id } = definition;
    try {
      const platform = await Platform.open(await storage.open(id), id, this.platformOptions, definition);
      if (platform === undefined) throw new Error(`platform "${id}" was not created`);
      await platform.settled();
      return platform;
    } catch (error) {
      // A file that cannot be deleted either has no complete group, and is ignored by the next start.
      await storage.delete(id).catch(this.platformOptions.onError);
      throw error;
    }
  }

  /** Adds an open platform. */
  add(platform: Platform): void {
    this.#platforms.set(platform.id, platform);
    for (const mode of ['test', 'live'] as const) {
      this.#keyPairs.set(platform.keyPair(mode).client_id, { platform, mode });
    }
  }

  /** Ends the connections of all requests that a fault holds or delays. */
  interrupt(): void {
    for (const { faultInjector } of this.#platforms.values()) faultInjector.heldRequests.interrupt();
  }

  /**
   * Refuses every later request, writes everything that is pending, then closes all platforms and the storage. Rejects with the first error
   * of a platform.
   */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    await Promise.allSettled(this.#creations);
    const closed = await Promise.allSettled([...this.#platforms.values()].map((platform) => platform.close()));
    await this.#storage?.close();
    this.requests.close();
    for (const outcome of closed) if (outcome.status === 'rejected') throw outcome.reason;
  }
}

/** Opening fails with the error of the system, which names the cause to the command line. */
function throwCause(error: unknown): never {
  throw isUnavailable(error) ? error.cause : error;
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
