import { createApp } from './pipeline/app';
import { basePathOption, hostNames, webOrigins } from './domain/hosted-pages';
import { limitsOf, platformOptionsOf, type SandboxOptions } from './platform/sandbox-options';
import { closedSandbox } from './platform/availability';
import type { Platform } from './platform/platform';
import type { PlatformOptions } from './platform/options';
import { type NewRequestId, seededRequestIds } from './pipeline/request-ids';
import { RequestLog } from './request-log/request-log';
import { keyedHash, requireTextEncoder, textKeyedHash } from './random/hashes';
import type { Currency } from './rows';
import { defaultPlatform, type NewPlatform } from './platform/definition';
import { Platforms } from './platform/platforms';
import { ProcessStorage } from './store/journal/process-storage';
import type { Storage } from './store/journal/storage';
import { dashboardSession } from './pipeline/dashboard-session';
import { identifier } from './pipeline/identify';
import { controlGuard } from './pipeline/control-token';
import { elapsed, systemClock } from './time/clock';
import { unrefTimer } from './time/timers';
import type { Client } from '../sdk';
import { clientOf, type SandboxClientOptions } from './fronts/client';
import { fetchFrom } from './fronts/fetch';
import type { ReplicaPeers } from './replicas/peers';
import type { SharedSandbox, ThisReplica } from './replicas/shared-sandbox';
import type { App, KeyPairName, WireRequest } from './wire/message';

/** Creates a sandbox of the payments API in memory, with the default platform. Throws a `RangeError` for an invalid option. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const storage = new ProcessStorage(options.clock ?? systemClock);
  const sandbox = new Sandbox(options, storage);
  sandbox.platforms.createDefault(storage);
  return sandbox;
}

/** Opens a sandbox with the platforms in a storage. Each is opened when it is first used. */
export async function openSandbox(
  storage: Storage,
  options: SandboxOptions = {},
  shared?: SharedSandbox,
): Promise<Sandbox> {
  const sandbox = new Sandbox(options, storage, shared);
  await sandbox.platforms.openDefault();
  return sandbox;
}

/** Options of a platform to create. */
export interface CreatePlatformOptions {
  /** The currency of the platform account (default: `usd`). */
  readonly currency?: Currency | undefined;
  /** What its users call it: 1 to 64 lower-case letters, digits and `-`. Default: no name. */
  readonly name?: string | undefined;
}

/** A sandbox of the payments API: one function from request to response, and the platforms behind it. */
export class Sandbox {
  /** Its platforms, open or closed. @internal */
  readonly platforms: Platforms;
  /** Whether the control API requires a token. @internal */
  readonly hasControlToken: boolean;
  /** The other replicas, if platforms are shared with them. @internal */
  readonly peers: ReplicaPeers | undefined;
  /** This replica, if platforms are shared with others. @internal */
  readonly replica: ThisReplica | undefined;
  /** The log of requests that name no platform. */
  readonly requests: RequestLog;
  readonly #end: SharedSandbox['end'];
  #closing: Promise<void> | undefined;
  #isDraining = false;
  #leavesUnused = false;
  /** The path below which others reach the sandbox; empty without one. @internal */
  readonly basePath: string;
  /** Returns the id for a request that a front refuses itself. @internal */
  readonly newRequestId: NewRequestId;
  /**
   * Responds to a request, like `fetch` but without its classes. Rejects with a `ConnectionDropped` where a fault ends the
   * connection.
   * @internal
   */
  readonly respond: App;
  /**
   * Responds to a request to the API, or to the control API under `/_sandbox`. Takes what the global `fetch` takes. Rejects with
   * a `TypeError` for an invalid URL and where a fault ends the connection, and with the reason of an aborted signal in `init`.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;

  /** @internal */
  constructor(options: SandboxOptions, storage: Storage, shared?: SharedSandbox) {
    requireTextEncoder();
    this.peers = shared?.peers;
    this.replica = shared?.replica;
    this.#end = shared?.end;
    const { randomSeed, controlToken, onRequest, observer } = options;
    this.requests = new RequestLog({ id: null, onRequest, observer });
    this.basePath = basePathOption(options.basePath);
    const origins = webOrigins('allowOrigins', options.allowOrigins ?? []);
    const isReproducible = randomSeed !== undefined;
    // When a platform is idle depends on the machine, and what closing it deletes, such as the request log, would as well.
    const { maxOpenPlatforms = 256, maxOpenBytes = Infinity, idleAfterMs = 10 * 60_000 } = options;
    const { maxPlatformBytes = Infinity } = options;
    checkPositive({ maxOpenPlatforms, maxOpenBytes, maxPlatformBytes, idleAfterMs });
    const limits = { maxOpen: maxOpenPlatforms, maxOpenBytes, idleAfterMs: isReproducible ? Infinity : idleAfterMs };
    const respond = async (request: WireRequest) => this.respond(request);
    this.platforms = new Platforms(storage, { ...platformOptionsOf(options), respond }, limits);
    const { random, clock, onError } = this.platformOptions;
    this.newRequestId = random.newRequestId ?? seededRequestIds(this.platforms);
    this.hasControlToken = controlToken !== undefined;
    const guardControl = controlGuard(controlToken);
    this.respond = createApp({
      platforms: this.platforms,
      hostedPages: this.platformOptions.hostedPages,
      pages: { origins, hosts: hostNames(this.platformOptions.hostedPages) },
      createPlatform: ({ name }) => this.platforms.create({ currency: 'usd', name, keepOpen: false }),
      requests: this.requests,
      hash: keyedHash(random.entropyFor('sandbox').newKey()),
      platformsHash: textKeyedHash('platforms'),
      now: () => (isReproducible ? this.platform() : clock).now(),
      // Durations differ from run to run.
      elapsed: isReproducible ? () => 0 : elapsed,
      newRequestId: this.newRequestId,
      onError,
      docs: options.docs,
      hasControlToken: this.hasControlToken,
      guardControl,
      identify: identifier(this.platforms, guardControl, this.hasControlToken),
      metrics: options.metrics,
      dashboardSession: dashboardSession(controlToken),
      isClosed: () => this.#closing !== undefined,
      isDraining: () => this.#isDraining,
      atOwner: this.peers?.atOwner,
      replica: this.replica,
    });
    this.fetch = fetchFrom(this.respond, this.basePath);
  }

  /** Options that all platforms share. @internal */
  get platformOptions(): PlatformOptions {
    return this.platforms.options;
  }

  /**
   * Returns the default platform, or one that `createPlatform` or `openPlatform` opened. Throws a `RangeError` for any other id:
   * a platform that only requests use is opened and closed as they need it.
   */
  platform(id: string = defaultPlatform.id): Platform {
    const platform = this.platforms.kept(id);
    if (platform === undefined)
      throw new RangeError(
        `platform "${id}" is unknown or not open: open it first by "await sandbox.openPlatform(id)"`,
      );
    return platform;
  }

  /**
   * Opens a platform, and keeps it open until its `close()`. Rejects with a `RangeError` for an unknown id, and with a
   * `SandboxError` if it cannot be opened now.
   */
  async openPlatform(id: string): Promise<Platform> {
    if (this.#closing !== undefined) throw closedSandbox();
    const platform = await this.platforms.keepOpen(id);
    if (platform === undefined) throw new RangeError(`unknown platform "${id}"`);
    return platform;
  }

  /**
   * Creates a platform with its own key pairs and a currency (default: `usd`). It shares nothing with other platforms. It stays
   * open until its `close()`. Rejects with a `SandboxError` if another platform has its name, and if it cannot be stored; then it
   * does not exist.
   */
  async createPlatform({ currency = 'usd', name }: CreatePlatformOptions = {}): Promise<NewPlatform> {
    if (this.#closing !== undefined) throw closedSandbox();
    return this.platforms.create({ currency, name, keepOpen: true });
  }

  /**
   * Returns a client of a platform that calls this sandbox without a network. It needs no secret, so it also works for a platform
   * of an earlier process run. Throws a `RangeError` for an unknown platform, and a `TypeError` for an empty id of a sub account.
   */
  client(options: SandboxClientOptions = {}): Client {
    const clientIdOf = (pair: KeyPairName) => this.#clientIdOf(pair);
    return clientOf({ respond: this.respond, clientIdOf, basePath: this.basePath }, options);
  }

  /** A platform that is closed has its client ids in its journal. Any other text serves, as the sandbox does not read it. */
  #clientIdOf({ platform: id, mode }: KeyPairName): string {
    if (!this.platforms.mayExist(id)) throw new RangeError(`unknown platform "${id}"`);
    return this.platforms.get(id)?.keyPair(mode).client_id ?? `${mode}_${id}`;
  }

  /**
   * Replaces the limits of all platforms, open or not; those that are not given get their defaults. Throws a `RangeError` for an
   * invalid one. @internal
   */
  setLimits(limits: SandboxOptions['limits']): void {
    // Platforms read this one object.
    Object.assign(this.platformOptions.limits, limitsOf(limits));
  }

  /** Says from now on that it is not ready. It still responds to requests. @internal */
  drain(): void {
    this.#isDraining = true;
    unrefTimer(() => (this.#leavesUnused = this.replica !== undefined), LEAVES_UNUSED_AFTER_MS);
  }

  /**
   * Ends the connections of all requests that a fault holds, as nobody can release them any more. In the end also of those that a
   * fault delays, and of those that wait for another replica. A replica that drains for longer leaves its unused platforms to
   * others. @internal
   */
  interrupt(isEnd: boolean): void {
    if (this.#leavesUnused) void this.platforms.releaseUnused();
    for (const { heldRequests } of [...this.platforms.values()].map(({ faultInjector }) => faultInjector))
      if (isEnd) heldRequests.interrupt();
      else heldRequests.dropHeld();
    if (isEnd) this.peers?.interrupt();
  }

  /**
   * Refuses every later request, writes everything that is pending, then closes all platforms and the storage. Rejects with the
   * first error of a platform.
   */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    try {
      const release = () => this.platforms.close();
      await (this.#end ? this.#end(release) : release());
    } finally {
      this.requests.close();
      this.peers?.close();
    }
  }
}

/** Usually all requests in flight have ended by then: a platform that one of them needs next is not claimed again. */
const LEAVES_UNUSED_AFTER_MS = 500;

function checkPositive(options: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(options))
    if (!(value > 0)) throw new RangeError(`${name} must be greater than 0`);
}
