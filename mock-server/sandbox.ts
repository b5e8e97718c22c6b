import { type App, createApp } from './pipeline/app';
import { type HostedPageOptions, hostedPages, hostNames, webOrigins } from './domain/hosted-pages';
import { type PlatformLimits, defaultLimits } from './domain/platform-limits';
import { closedSandbox } from './platform/availability';
import type { Platform } from './platform/platform';
import type { PlatformOptions } from './platform/options';
import { type NewRequestId, seededRequestIds } from './pipeline/request-ids';
import { RequestLog } from './request-log/request-log';
import { systemRandom, seededRandom } from './random/random';
import type { Currency } from './rows';
import { defaultPlatform, type NewPlatform } from './platform/definition';
import { Platforms } from './platform/platforms';
import type { Storage } from './store/journal/storage';
import { systemClock } from './time/clock';
import { type StartAt, parseStartAt } from './time/start-at';
import { controlGuard } from './pipeline/control-token';
import type { Client } from '../sdk';
import { clientOf, type SandboxClientOptions } from './fronts/client';
import { fetchFrom } from './fronts/fetch';
import type { KeyPairName } from './wire/message';

/** Options of a sandbox. */
export type SandboxOptions = HostedPageOptions &
  Partial<Omit<PlatformOptions, 'limits' | 'hostedPages' | 'random' | 'startAt' | 'lifecycle' | 'memory'>> & {
    /** Overrides for the default limits of each platform. */
    readonly limits?: Partial<PlatformLimits>;
    /**
     * The token that every request to the control API must send as `Authorization: Bearer …`, except the health check. 16 to 256
     * printable ASCII characters without spaces; any other text throws a `RangeError`. Default: the control API needs no token.
     */
    readonly controlToken?: string | undefined;
    /**
     * Origins of web pages that may send requests and read the responses, such as `https://shop.example`, besides those of this machine:
     * loopback names on every port. A `RangeError` for any other text.
     */
    readonly allowOrigins?: readonly string[] | undefined;
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
    /**
     * How many platforms with a journal are open at a time; default: 256, or half of the file descriptors if that is less. The least
     * recently used one is closed when another one opens. Those that stay open count.
     */
    readonly maxOpenPlatforms?: number;
    /**
     * Milliseconds without a request, a job or a delivery due after which a platform with a journal is closed (default: 10 minutes). It
     * opens again when it is used or when something is due. With a `randomSeed`, platforms are not closed for being idle.
     */
    readonly idleAfterMs?: number;
  };

/** Creates a sandbox of the payments API in memory, with the default platform. Throws a `RangeError` for an invalid option. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = new Sandbox(options, undefined);
  sandbox.platforms.createDefault();
  return sandbox;
}

/** Opens a sandbox with the platforms in a storage. Each is opened when it is first used. */
export async function openSandbox(storage: Storage, options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = new Sandbox(options, storage);
  await sandbox.platforms.openDefault();
  return sandbox;
}

/** A sandbox of the payments API: one function from request to response, and the platforms behind it. */
export class Sandbox {
  /** Its platforms, open or closed. Internal: use `platform` and `openPlatform`. */
  readonly platforms: Platforms;
  /** Whether the control API requires a token. */
  readonly hasControlToken: boolean;
  /** The log of requests that name no platform. */
  readonly requests = new RequestLog();
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

  constructor(options: SandboxOptions, storage: Storage | undefined) {
    const { randomSeed, controlToken } = options;
    const origins = webOrigins('allowOrigins', options.allowOrigins ?? []);
    const isReproducible = randomSeed !== undefined;
    // When a platform is idle depends on the machine, and what closing it deletes, such as the request log, would as well.
    const { maxOpenPlatforms = 256, idleAfterMs = 10 * 60_000 } = options;
    checkPositive({ maxOpenPlatforms, idleAfterMs });
    const limits = { maxOpen: maxOpenPlatforms, idleAfterMs: isReproducible ? Infinity : idleAfterMs };
    this.platforms = new Platforms(storage, platformOptionsOf(options), limits);
    const { random, clock, onError } = this.platformOptions;
    this.newRequestId = random.newRequestId ?? seededRequestIds(this.platforms);
    this.hasControlToken = controlToken !== undefined;
    this.respond = createApp({
      platforms: this.platforms,
      hostedPages: this.platformOptions.hostedPages,
      pages: { origins, hosts: hostNames(this.platformOptions.hostedPages) },
      createPlatform: () => this.platforms.create('usd', { keep: false }),
      requests: this.requests,
      now: () => (isReproducible ? this.platform() : clock).now(),
      recordsDurations: !isReproducible,
      newRequestId: this.newRequestId,
      onError,
      guardControl: controlGuard(controlToken),
      isClosed: () => this.#closing !== undefined,
    });
    this.fetch = fetchFrom(this.respond);
  }

  /** Options that all platforms share. */
  get platformOptions(): PlatformOptions {
    return this.platforms.options;
  }

  /**
   * Returns the default platform, or one that `createPlatform` or `openPlatform` opened. Throws a `RangeError` for any other id: a
   * platform that only requests use is opened and closed as they need it.
   */
  platform(id: string = defaultPlatform.id): Platform {
    const platform = this.platforms.kept(id);
    if (platform === undefined)
      throw new RangeError(
        `platform "${id}" is unknown or not open: open it first by "await sandbox.openPlatform(id)"`,
      );
    return platform;
  }

  /** Opens a platform, and keeps it open until its `close()`. Rejects with a `RangeError` for an unknown id, and with a `SandboxError` if it cannot be opened now. */
  async openPlatform(id: string): Promise<Platform> {
    if (this.#closing !== undefined) throw closedSandbox();
    const platform = await this.platforms.keep(id);
    if (platform === undefined) throw new RangeError(`unknown platform "${id}"`);
    return platform;
  }

  /**
   * Creates a platform with its own key pairs and a currency (default: `usd`). It shares nothing with other platforms. It stays open
   * until its `close()`. Rejects with a `SandboxError` if it cannot be stored; then it does not exist.
   */
  async createPlatform({ currency = 'usd' }: { readonly currency?: Currency } = {}): Promise<NewPlatform> {
    if (this.#closing !== undefined) throw closedSandbox();
    return this.platforms.create(currency, { keep: true });
  }

  /**
   * Returns a client of a platform that calls this sandbox without a network. It needs no secret, so it also works for a platform of
   * an earlier process run. Throws a `RangeError` for an unknown platform, and a `TypeError` for an empty id of a sub account.
   */
  client(options: SandboxClientOptions = {}): Client {
    const clientIdOf = (pair: KeyPairName) => this.#clientIdOf(pair);
    return clientOf({ respond: this.respond, clientIdOf }, options);
  }

  /** A platform that is closed has its client ids in its journal. Any other text serves, as the sandbox does not read it. */
  #clientIdOf({ platform: id, mode }: KeyPairName): string {
    if (!this.platforms.has(id)) throw new RangeError(`unknown platform "${id}"`);
    return this.platforms.get(id)?.keyPair(mode).client_id ?? `${mode}_${id}`;
  }

  /** Ends the connections of all requests that a fault holds or delays. */
  interrupt(): void {
    for (const { faultInjector } of this.platforms.values()) faultInjector.heldRequests.interrupt();
  }

  /**
   * Refuses every later request, writes everything that is pending, then closes all platforms and the storage. Rejects with the first error
   * of a platform.
   */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    try {
      await this.platforms.close();
    } finally {
      this.requests.close();
    }
  }
}

function platformOptionsOf({
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
  ...options
}: SandboxOptions): Omit<PlatformOptions, 'lifecycle' | 'memory'> {
  return {
    clock,
    random: randomSeed === undefined ? systemRandom() : seededRandom(randomSeed),
    startAt: parseStartAt(randomSeed, startAt),
    onError,
    onRecovery,
    onPublisherDisabled,
    autoEnable,
    allowPublisherHosts,
    limits: { ...defaultLimits, ...limits },
    hostedPages: hostedPages(options),
  };
}

function checkPositive(options: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(options))
    if (!(value > 0)) throw new RangeError(`${name} must be greater than 0`);
}
