import type { Hono } from 'hono';
import { createApp } from './app';
import type { KeyPairs } from './answer-token';
import { type PlatformLimits, usualLimits } from './domain/platform-limits';
import { Platform, type PlatformOptions } from './platform';
import { randomIds } from './store/ids';
import type { Currency } from './store/rows';
import { defaultPlatform, type KeyPair, newPlatformSeed, type PlatformSeed } from './store/seed';
import type { StoreAdapter } from './store/store-adapter';
import { systemClock } from './time/clock';

/** What a sandbox may be made with. Of the limits, those that are to be others than usual. */
export type SandboxOptions = Partial<Omit<PlatformOptions, 'limits'>> & { readonly limits?: Partial<PlatformLimits> };

/** Where platforms are kept when not in memory. */
export interface Storage {
  platforms(): readonly string[];
  adapterFor(id: string): StoreAdapter;
  close(): Promise<void>;
}

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
  const ids = new Set([defaultPlatform.id, ...storage.platforms()]);
  const open = (id: string) =>
    Platform.open(
      storage.adapterFor(id),
      id,
      sandbox.platformOptions,
      id === defaultPlatform.id ? defaultPlatform : undefined,
    );
  for (const platform of await Promise.all([...ids].map(open))) if (platform) sandbox.add(platform);
  await sandbox.platform().settled();
  return sandbox;
}

export class Sandbox {
  readonly platformOptions: PlatformOptions;
  readonly #storage: Storage | undefined;
  readonly #platforms = new Map<string, Platform>();
  readonly #keyPairs = new Map<string, KeyPairs extends ReadonlyMap<string, infer Owner> ? Owner : never>();
  readonly #app: Hono;

  constructor(
    {
      clock = systemClock,
      // eslint-disable-next-line no-console -- where nobody takes an unexpected error, it must still be seen
      onError = console.error,
      autoEnable = true,
      allowPublisherHosts = [],
      limits,
    }: SandboxOptions,
    storage: Storage | undefined,
  ) {
    this.platformOptions = { clock, onError, autoEnable, allowPublisherHosts, limits: { ...usualLimits, ...limits } };
    this.#storage = storage;
    this.#app = createApp({
      platforms: this.#platforms,
      keyPairs: this.#keyPairs,
      createPlatform: () => this.createPlatform(),
      onError,
    });
  }

  /**
   * Answers a request to the API, or to the sandbox's own paths under `/_sandbox`; takes what the global `fetch` takes. Never
   * rejects, but for an address that is none.
   */
  readonly fetch = async (input: Request | URL | string, init?: RequestInit): Promise<Response> =>
    this.#app.fetch(
      typeof input === 'string' || input instanceof URL || init !== undefined ? new Request(input, init) : input,
    );

  /** A platform by its id; without one, the platform that is always there. Throws for an unknown id. */
  platform(id: string = defaultPlatform.id): Platform {
    const platform = this.#platforms.get(id);
    if (platform === undefined) throw new RangeError(`there is no platform "${id}"`);
    return platform;
  }

  /** Makes a platform with key pairs of its own, apart from all others. */
  async createPlatform({ currency = 'usd' }: { readonly currency?: Currency } = {}): Promise<NewPlatform> {
    const seed = newPlatformSeed(randomIds(), currency);
    this.add(await this.#open(seed));
    const { id, test, live } = seed;
    return { id, test, live };
  }

  async #open(seed: PlatformSeed): Promise<Platform> {
    const adapter = this.#storage?.adapterFor(seed.id);
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

  /** Writes what is still to be written, and lets go of everything. */
  async close(): Promise<void> {
    const closed = await Promise.allSettled([...this.#platforms.values()].map((platform) => platform.close()));
    await this.#storage?.close();
    for (const outcome of closed) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
