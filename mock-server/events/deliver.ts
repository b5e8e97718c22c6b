import { STALE_SECONDS, type WebhookFault } from '../../spec/tables/faults';
import { AbortController } from '../../spec/vocabulary/globals';
import { firstOf } from '../domain/first-of';
import type { DeliveryAttempt, DeliveryRow, PublisherRow } from '../rows';
import { toIso } from '../time/clock';
import { sleep } from '../time/timers';
import { followUp } from './cause';
import { findEvent, type StoredEvent, requireEvent } from './stored-events';
import { pause } from './pause';
import { recordAttempt } from './record-attempt';
import { type Outcome, overNetwork, send, toFunction } from './send';
import { signedRequest } from './signed-request';
import { findHostProblem, parseTarget } from './target';
import type { WebhookOptions, WebhooksPort } from './webhooks-port';

interface AttemptInput {
  readonly publisher: PublisherRow;
  readonly event: StoredEvent;
  readonly signedAt: string;
  readonly fault: WebhookFault | undefined;
  readonly signal: AbortSignal;
}

/** After an error, such as a full disk, a queue waits for this long, then twice as long. */
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Sends pending deliveries. Each publisher (webhook endpoint) gets one delivery at a time, in the order in which the events
 * happened; different publishers are served in parallel. All state is in the rows: an attempt that was not recorded before the
 * process ended is repeated by the next process.
 */
export class Deliverer {
  /** In-flight deliveries, by publisher. */
  readonly #inFlight = new Map<string, Promise<void>>();
  /** End the deliveries in flight. Each has a signal of its own: Node takes more than ten listeners of one for a leak. */
  readonly #endings = new Set<AbortController>();
  #closed = false;

  constructor(
    private readonly platform: WebhooksPort,
    private readonly options: WebhookOptions,
  ) {}

  /** Starts to send pending deliveries. Called after every transaction; it does not delay the response. */
  wake(): void {
    if (this.#closed) return;
    for (const id of this.#awaiting()) if (!this.#inFlight.has(id)) this.#inFlight.set(id, this.#run(id));
  }

  /** Whether a delivery is in flight, or is pending: after `close` as well. */
  get hasDeliveries(): boolean {
    return this.#inFlight.size > 0 || this.#awaiting().length > 0;
  }

  /** The publishers with a pending delivery. */
  #awaiting(): readonly string[] {
    const all = this.platform.rows.walk('publishers', 'newest', 'all', 'ascending');
    return [...all].map(({ id }) => id).filter((id) => this.#next(id));
  }

  /** Descriptions of the deliveries in flight. */
  get inFlight(): readonly string[] {
    return [...this.#inFlight.keys()].map((id) => `${this.#next(id)?.event_id ?? 'an event'} to ${id}`);
  }

  /** Resolves when the deliveries that are in flight now have ended. */
  async whenInFlightEnds(): Promise<void> {
    await Promise.all(this.#inFlight.values());
  }

  /** Resolves once no delivery is in flight. */
  async whenNoneInFlight(): Promise<void> {
    while (this.#inFlight.size > 0) await this.whenInFlightEnds();
  }

  /** Aborts the deliveries in flight, because the rows of the platform were replaced. */
  abort(): void {
    for (const ending of this.#endings) ending.abort();
  }

  /** Stops sending. Deliveries that were not made stay pending in the rows. */
  async close(): Promise<void> {
    this.#closed = true;
    this.abort();
    await this.whenInFlightEnds();
  }

  /** Deliveries wait for the end of a move: so attempts and retries have the same instants, however many jobs run on the way. */
  async #settled(): Promise<void> {
    const { clock } = this.platform;
    if (clock.isMoving) await clock.moved();
    await this.platform.settled();
  }

  /** The next delivery to a publisher. While the first open one waits for a retry, the later ones wait as well. */
  #next(publisherId: string): DeliveryRow | undefined {
    const first = this.platform.rows.first('deliveries', 'open', publisherId);
    return first?.status === 'pending' ? first : undefined;
  }

  /** Delivers until nothing is pending. An error delays the queue, and never ends it. */
  async #run(publisherId: string): Promise<void> {
    try {
      await sleep(0); // a response that is ready has been sent then
      let errors = 0;
      while (!this.#closed && this.#next(publisherId) !== undefined) {
        errors = (await this.#runOnce(publisherId, errors)) ? 0 : errors + 1;
      }
    } finally {
      this.#inFlight.delete(publisherId);
    }
  }

  /** Delivers once. Returns whether there was no error. After one, it pauses: the longer, the more errors came before it. */
  async #runOnce(publisherId: string, errors: number): Promise<boolean> {
    const ending = new AbortController();
    this.#endings.add(ending);
    const { signal } = ending;
    try {
      const failure = await failureOf(this.#deliverNext(publisherId, signal));
      if (failure === undefined) return true;
      if (errors === 0) this.options.onError(failure.error);
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (errors + 1), LONGEST_PAUSE_MS), signal);
      return false;
    } finally {
      this.#endings.delete(ending);
    }
  }

  /** The rows may be replaced during any wait. The signal is taken before it, and the row is read after it. */
  async #deliverNext(publisherId: string, signal: AbortSignal): Promise<void> {
    const next = this.#next(publisherId);
    await this.#settled();
    const delivery = next && this.#pending(next.id);
    if (delivery && !signal.aborted) await this.#deliver(delivery, signal);
  }

  /** A delivery that is still pending. */
  #pending(id: string): DeliveryRow | undefined {
    const delivery = this.platform.rows.find('deliveries', id);
    return delivery?.status === 'pending' ? delivery : undefined;
  }

  /** The open delivery after this one, if it is pending. */
  #follower(delivery: DeliveryRow): DeliveryRow | undefined {
    const rows = this.platform.rows;
    const position = rows.position('deliveries', 'open', delivery);
    const next = firstOf(rows.walk('deliveries', 'open', delivery.publisher_id, 'ascending', position));
    return next?.status === 'pending' ? next : undefined;
  }

  #faultOf(delivery: DeliveryRow): WebhookFault | undefined {
    const event = findEvent(this.platform.rows, delivery.event_id);
    return (
      event && this.platform.faultInjector.matchDelivery(event.event_name, () => this.#follower(delivery) !== undefined)
    );
  }

  /**
   * Attempts a delivery once. Under a `reorder` fault the next delivery goes first: it is not `inTurn`, and no fault matches it.
   */
  async #deliver(delivery: DeliveryRow, signal: AbortSignal, inTurn = true): Promise<void> {
    const fault = inTurn ? this.#faultOf(delivery) : undefined;
    const overtaking = fault?.webhook === 'reorder' ? this.#follower(delivery) : undefined;
    if (overtaking) {
      await this.#settled();
      await this.#deliver(overtaking, signal, false);
    }
    if (fault?.webhook === 'delay') await pause(fault.delay_ms, signal);
    // A replica may have lost the platform during either wait.
    if (overtaking || fault?.webhook === 'delay') await this.#settled();
    if (!signal.aborted) await this.#attemptNow(delivery.id, fault, signal);
  }

  async #attemptNow(id: string, fault: WebhookFault | undefined, signal: AbortSignal): Promise<void> {
    const delivery = this.#pending(id);
    if (delivery === undefined) return; // its publisher may have been deleted
    const { rows, clock } = this.platform;
    const { stopwatch, onAccepted, onAttempt, onDisabled } = this.options;
    const publisher = rows.require('publishers', delivery.publisher_id);
    const event = requireEvent(rows, delivery.event_id);
    const start = stopwatch.now();
    const attempted_at = toIso(clock.now());
    const signed_at = this.#signedAt(fault);
    const outcome = await this.#attempt({ publisher, event, signedAt: signed_at, fault, signal });
    if (signal.aborted) return;
    const duration_ms = Math.max(0, stopwatch.now() - start);
    const attempt: DeliveryAttempt = {
      attempted_at,
      signed_at,
      ...outcome,
      duration_ms,
      fault: fault?.webhook ?? null,
    };
    const disabled = this.platform.transact(followUp, (work) => recordAttempt(work, id, attempt, event.mode));
    const { event_name } = event;
    onAttempt({ publisher_id: publisher.id, event_name, attempt, created_at: delivery.created_at });
    if (attempt.status === 200) onAccepted(event_name);
    if (disabled) onDisabled({ publisher_id: disabled.id, url: disabled.url });
  }

  /** Returns the instant in the signature of an attempt that is made now. */
  #signedAt(fault: WebhookFault | undefined): string {
    const now = this.platform.clock.instantOf('webhook_signature');
    return toIso(fault?.webhook === 'stale' ? now - STALE_SECONDS * 1000 : now);
  }

  async #attempt({ publisher, event, signedAt, fault, signal }: AttemptInput): Promise<Outcome> {
    const { id, url, is_function } = publisher;
    const { limits, functions } = this.options;
    const none = { status: null, cause: null, answer: null };
    if (!is_function && !this.#isTargetAllowed(url)) return { ...none, failure: 'host_not_allowed' };
    if (fault?.webhook === 'lose') return { ...none, failure: 'connection_failed' };
    const platformAccountId = this.platform.keyPair(event.mode).account_id;
    const request = signedRequest({ publisher, event, platformAccountId, signedAt, fault: fault?.webhook ?? null });
    const sender = is_function ? toFunction(functions.get(id)) : overNetwork;
    const options = { timeoutMs: limits.webhookTimeoutMs, signal, ...sender };
    const outcome = await send(request, options);
    if (fault?.webhook === 'duplicate' && !signal.aborted) await this.#repeat(() => send(request, options), signal);
    return outcome;
  }

  /** Sends a request a second time, unless the platform is lost. Only the outcome of the first request counts. */
  async #repeat(sendAgain: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
    const isLost = (await failureOf(this.#settled())) !== undefined;
    if (!isLost && !signal.aborted) await sendAgain();
  }

  /** The allowed hosts may have changed since the publisher was created. */
  #isTargetAllowed(url: string): boolean {
    const target = parseTarget(url);
    return target !== undefined && findHostProblem(target, this.options.allowedHosts) === undefined;
  }
}

/** Returns what a promise rejects with, as it is; undefined if it resolves. */
async function failureOf(promise: Promise<void>): Promise<{ readonly error: unknown } | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    return { error };
  }
}
