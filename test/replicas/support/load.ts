import { setTimeout } from 'node:timers/promises';
import * as bodies from '../../support/bodies';
import { type CallerRequest, type CallerResponse, HttpCaller, NoResponseError } from './http-caller';
import { PlatformLedger, type Wanted } from './ledger';

interface LoadSize {
  readonly platforms: number;
  readonly callersWithKeys: number;
  /** A caller gives up on a connection after this time, and sends the request to another replica. */
  readonly timeoutMs: number;
}

/** The time is shorter than the second beyond the lease: a caller that waits at a stopped replica does not wait for an owner. */
const fullLoad: LoadSize = { platforms: 4, callersWithKeys: 4, timeoutMs: 500 };
const PAUSE_BEFORE_RETRY_MS = 20;
/** No request is retried for longer. */
const LONGEST_RETRIES_MS = 30_000;

/**
 * Callers that create and capture payments, on several platforms and through all replicas. After any failure most of them repeat
 * the request with the same idempotency key at the next replica. One per platform creates sub accounts, without keys, and repeats
 * nothing.
 */
export class Load {
  readonly platforms: readonly PlatformLedger[];
  readonly http: HttpCaller;
  /** Responses that no caller may get, such as a status of 500. */
  readonly violations: string[] = [];
  /** Number of writes that were acknowledged. */
  acknowledged = 0;
  readonly #urls: () => readonly string[];
  readonly #size: LoadSize;
  #callers: readonly Promise<void>[] = [];
  readonly #waiting: { readonly isReached: () => boolean; readonly resolve: () => void }[] = [];
  #isEnding = false;

  private constructor(platforms: readonly PlatformLedger[], urls: () => readonly string[], size: LoadSize) {
    this.platforms = platforms;
    this.http = new HttpCaller(size.timeoutMs);
    this.#urls = urls;
    this.#size = size;
  }

  /** Creates platforms through the first replica, which owns them then. */
  static async prepare(urls: () => readonly string[], size = fullLoad): Promise<Load> {
    const http = new HttpCaller(size.timeoutMs);
    const [url = ''] = urls();
    const platforms: PlatformLedger[] = [];
    for (let i = 0; i < size.platforms; i++) platforms.push(await createPlatform(http, url));
    http.close();
    return new Load(platforms, urls, size);
  }

  /** Starts the callers. */
  start(): void {
    this.#callers = this.platforms.flatMap((platform) => [
      ...Array.from({ length: this.#size.callersWithKeys }, (_, i) =>
        this.#callWithKeys(platform, `${platform.id} ${i}`, i),
      ),
      this.#callWithoutKeys(platform),
    ]);
  }

  get ids(): readonly string[] {
    return this.platforms.map(({ id }) => id);
  }

  /** Returns the longest time without a success on one platform since an instant. */
  longestGapSince(instant: number): number {
    const now = performance.now();
    return Math.max(...this.platforms.map((platform) => platform.longestGap(instant, now)));
  }

  /** Resolves after this number of further successes on each platform, or when a caller failed for good. */
  more(count: number): Promise<void> {
    const goals = this.platforms.map(({ successes }) => successes.length + count);
    const isReached = () =>
      this.violations.length > 0 || this.platforms.every(({ successes }, i) => successes.length >= (goals[i] ?? 0));
    return new Promise((resolve) => this.#waiting.push({ isReached, resolve }));
  }

  /** Resolves once the last request of each caller has its response. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#callers);
    this.http.close();
  }

  async #callWithKeys(platform: PlatformLedger, name: string, first: number): Promise<void> {
    for (let number = 0; !this.#isEnding; number++) {
      const payment = want(platform.payments, `${name} ${number}`);
      const created = await this.#sendUntilDone(platform, creation(platform, payment.name), first);
      if (!created) return;
      payment.id = JSON.parse(created.text).data.id;
      if (number % 2 === 0) continue;
      const path = `/v1/payments/${payment.id}/capture`;
      const headers = { ...authorization(platform), 'Idempotency-Key': `${name} ${number} capture` };
      const captured = await this.#sendUntilDone(platform, { method: 'POST', path, headers }, first);
      if (!captured) return;
      payment.captured = true;
      await this.#readBack(platform, payment.id, first + 1);
    }
  }

  /** Reads through the other replicas at once what one of them has acknowledged. */
  async #readBack(platform: PlatformLedger, id: string | undefined, first: number): Promise<void> {
    const path = `/v1/payments/${id}`;
    const read = await this.#sendUntilDone(platform, { method: 'GET', path, headers: authorization(platform) }, first);
    if (read && JSON.parse(read.text).data.captured !== true) this.#report(`${path} was read as it was before`);
  }

  async #callWithoutKeys(platform: PlatformLedger): Promise<void> {
    for (let number = 0; !this.#isEnding; number++) {
      const account = want(platform.subAccounts, `${platform.id} ${number}`);
      const body = JSON.stringify({ name: account.name });
      const request = { method: 'POST', path: '/v1/sub_accounts', headers: authorization(platform), body } as const;
      const reply = await this.#send(platform, request, number);
      if (reply) account.id = JSON.parse(reply.text).data.id;
    }
  }

  /** Sends a request to one replica after the other until it has succeeded. */
  async #sendUntilDone(
    platform: PlatformLedger,
    request: CallerRequest,
    first: number,
  ): Promise<CallerResponse | undefined> {
    const start = performance.now();
    for (let attempt = first; this.violations.length === 0; attempt++) {
      const reply = await this.#send(platform, request, attempt);
      if (reply) return reply;
      if (performance.now() - start > LONGEST_RETRIES_MS) this.#report(`no success in time: ${request.path}`);
    }
    return undefined;
  }

  /** Returns the response when it is a success. */
  async #send(platform: PlatformLedger, request: CallerRequest, attempt: number): Promise<CallerResponse | undefined> {
    const urls = this.#urls();
    const url = urls[attempt % urls.length] ?? '';
    try {
      const reply = await this.http.send(url, request);
      if (reply.status === 200 || reply.status === 201) {
        if (request.method === 'POST') this.acknowledged++;
        platform.successes.push(performance.now());
        this.#wake();
        return reply;
      }
      const isAllowed = reply.status === 503 ? reply.headers['retry-after'] !== undefined : reply.status === 409;
      if (!isAllowed) this.#report(`${request.path} at ${url}: ${reply.status} ${reply.text}`);
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
    }
    await setTimeout(PAUSE_BEFORE_RETRY_MS);
    return undefined;
  }

  #report(violation: string): void {
    this.violations.push(violation);
    this.#wake();
  }

  #wake(): void {
    for (const { isReached, resolve } of this.#waiting) if (isReached()) resolve();
  }
}

/** Creates a platform through a replica. */
export async function createPlatform(http: HttpCaller, url: string): Promise<PlatformLedger> {
  const { id, test } = read(await http.send(url, { method: 'POST', path: '/_sandbox/platforms' }));
  const headers = { 'Content-Type': 'application/json' };
  const tokens = { method: 'POST', path: '/oauth/token', headers, body: JSON.stringify(test) } as const;
  const { access_token } = read(await http.send(url, tokens));
  return new PlatformLedger(id, access_token);
}

function want(list: Wanted[], name: string): Wanted {
  const wanted = { name };
  list.push(wanted);
  return wanted;
}

/** The request that creates a payment of this description, with the description as its idempotency key. */
export function creation(platform: PlatformLedger, description: string): CallerRequest {
  return {
    method: 'POST',
    path: '/v1/payments',
    headers: { ...authorization(platform), 'Idempotency-Key': description },
    body: JSON.stringify(bodies.manualPayment({ description })),
  };
}

export function authorization({ token }: PlatformLedger): Readonly<Record<string, string>> {
  return { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
}

function read(reply: CallerResponse) {
  if (reply.status >= 300) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text);
}
