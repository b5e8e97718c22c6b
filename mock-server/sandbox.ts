import { type App, createApp } from './pipeline/app';
import type { KeyPairs } from './pipeline/token';
import { type PlatformLimits, defaultLimits } from './domain/platform-limits';
import { Platform } from './platform/platform';
import type { PlatformOptions } from './platform/options';
import { type NewRequestId, seededRequestIds } from './pipeline/request-ids';
import { RequestLog } from './request-log/request-log';
import { systemRandom, seededRandom } from './random/random';
import type { Currency } from './rows';
import { defaultPlatform, type KeyPair, newPlatformDefinition, type PlatformDefinition } from './platform/definition';
import type { Storage } from './store/journal/storage';
import { systemClock } from './time/clock';
import { type StartAt, parseStartAt } from './time/start-at';
import { controlGuard } from './pipeline/control-token';
import { wireRequestFrom, responseFrom } from './fronts/fetch';
import { untilAborted } from './fronts/until-aborted';

/** What a sandbox may be made with. Of the limits, those that are to be others than usual. */
export type SandboxOptions = Partial<Omit<PlatformOptions, 'limits' | 'random' | 'startAt'>> & {
  readonly limits?: Partial<PlatformLimits>;
  /**
   * Whoever uses the sandbox's own paths must send it, but to ask for its health: `Authorization: Bearer …`. 16 to 256 characters.
   * Without it, everybody may. Throws a `RangeError` for another length.
   */
  readonly controlToken?: string | undefined;
  /**
   * Everything follows from this text: the same requests, one after the other, get the same answers, ids, instants, events and
   * secrets, to the byte. Clocks stand still until they are moved.
   */
  readonly randomSeed?: string | undefined;
  /** Where the clocks of a sandbox with a seed begin: 2026 unless given. Throws a `RangeError` for what is no instant. */
  readonly startAt?: StartAt | undefined;
};

/** A new platform, with the secrets that are shown this once. */
export interface NewPlatform {
  readonly id: string;
  readonly test: KeyPair;
  readonly live: KeyPair;
}

/** A sandbox of the payments API, kept in memory: one function from request to response, and the platforms behind it. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = new Sandbox(options, undefined);
  sandbox.add(Platform.inMemory(defaultPlatform, sandbox.platformOptions));
  return sandbox;
}

/** A sandbox whose platforms are kept in a storage, with all that it kept before. */
export async function openSandbox(storage: Storage, options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = new Sandbox(options, storage);
  const ids = new Set([defaultPlatform.id, ...(await storage.platforms())]);
  const open = async (id: string) => {
    const definition = id === defaultPlatform.id ? defaultPlatform : undefined;
    return Platform.open(await storage.open(id), id, sandbox.platformOptions, definition);
  };
  for (const platform of await Promise.all([...ids].map(open))) if (platform) sandbox.add(platform);
  await sandbox.platform().settled();
  return sandbox;
}

export class Sandbox {
  readonly platformOptions: PlatformOptions;
  /** Its own paths are for those who have its control token. */
  readonly hasControlToken: boolean;
  /** The journal of requests that name no platform. */
  readonly requests = new RequestLog();
  readonly #storage: Storage | undefined;
  readonly #platforms = new Map<string, Platform>();
  readonly #keyPairs = new Map<string, KeyPairs extends ReadonlyMap<string, infer Owner> ? Owner : never>();
  #created = 0;
  /** Names what is refused before it gets here, in step with all other requests. */
  readonly newRequestId: NewRequestId;
  /** Answers a request that was read: what `fetch` does, without its classes. Rejects with a `ConnectionDropped` where a fault ends the connection. */
  readonly respond: App;

  constructor(
    {
      clock = systemClock,
      // eslint-disable-next-line no-console -- where nobody takes an unexpected error, it must still be seen
      onError = console.error,
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
    });
  }

  /**
   * Answers a request to the API, or to the sandbox's own paths under `/_sandbox`; takes what the global `fetch` takes. Rejects
   * as that does: with a `TypeError`, for an address that is none and where a fault ends the connection, and
   * with the reason of the signal in `init`.
   */
  readonly fetch = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const signal = init?.signal;
    signal?.throwIfAborted();
    const request = typeof input === 'string' || input instanceof URL || init ? new Request(input, init) : input;
    const answer = this.#respond(request);
    return signal ? untilAborted(answer, signal) : answer;
  };

  async #respond(request: Request): Promise<Response> {
    return responseFrom(await this.respond(await wireRequestFrom(request)), request.method);
  }

  /** A platform by its id; without one, the platform that is always there. Throws for an unknown id. */
  platform(id: string = defaultPlatform.id): Platform {
    const platform = this.#platforms.get(id);
    if (platform === undefined) throw new RangeError(`there is no platform "${id}"`);
    return platform;
  }

  /** Makes a platform with key pairs of its own, apart from all others. */
  async createPlatform({ currency = 'usd' }: { readonly currency?: Currency } = {}): Promise<NewPlatform> {
    const seed = await this.#newDefinition(currency);
    this.add(await this.#open(seed));
    const { id, test, live } = seed;
    return { id, test, live };
  }

  /** Of a sandbox with a seed, the first of its platforms that is not there yet. */
  async #newDefinition(currency: Currency): Promise<PlatformDefinition> {
    const { random } = this.platformOptions;
    const taken = (await this.#storage?.platforms()) ?? [];
    let seed: PlatformDefinition;
    do seed = newPlatformDefinition(random.entropyFor(`platform ${++this.#created}`), currency);
    while (this.#platforms.has(seed.id) || taken.includes(seed.id));
    return seed;
  }

  async #open(seed: PlatformDefinition): Promise<Platform> {
    const adapter = await this.#storage?.open(seed.id);
    const platform = adapter && (await Platform.open(adapter, seed.id, this.platformOptions, seed));
    await platform?.settled();
    return platform ?? Platform.inMemory(seed, this.platformOptions);
  }

  add(platform: Platform): void {
    this.#platforms.set(platform.id, platform);
    for (const mode of ['test', 'live'] as const) {
      this.#keyPairs.set(platform.keyPair(mode).client_id, { platform, mode });
    }
  }

  /** Ends the connection of every request that a fault makes wait. */
  interrupt(): void {
    for (const { faultInjector } of this.#platforms.values()) faultInjector.heldRequests.interrupt();
  }

  /** Writes what is still to be written, and lets go of everything. */
  async close(): Promise<void> {
    const closed = await Promise.allSettled([...this.#platforms.values()].map((platform) => platform.close()));
    await this.#storage?.close();
    this.requests.close();
    for (const outcome of closed) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
