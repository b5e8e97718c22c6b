import type { EventName } from '../../spec/tables/events';
import type { WebhookFault } from '../../spec/tables/faults';
import type { UnitOfWork } from '../context';
import { firstOf } from '../domain/first-of';
import { retryAfterSeconds } from '../domain/webhook-retries';
import type { DeliveryAttempt, DeliveryRow, JobRow, Mode, PublisherRow } from '../rows';
import type { Reader } from '../store/reader';
import { type Clock, secondsAfter, toIso } from '../time/clock';
import { findEvent, type StoredEvent, requireEvent } from './stored-events';
import { renderEvent } from './render-event';
import { pause } from './pause';
import { type Outcome, send } from './send';
import { signatureHeaders } from './sign';
import { isTargetAllowed, parseTarget } from './target';

/** The platform, as the deliverer uses it. */
export interface DeliveryPort {
  readonly rows: () => Reader;
  readonly clock: Clock;
  /** Measures how long attempts take. */
  readonly stopwatch: Clock;
  readonly transact: (run: (work: UnitOfWork) => void) => void;
  /** Resolves when everything that the rows show is durable. */
  readonly settled: () => Promise<void>;
  readonly platformAccountId: (mode: Mode) => string;
  readonly timeoutMs: number;
  readonly allowedHosts: readonly string[];
  /** The fault that matches an attempt to deliver an event. `isFollowed` returns whether another delivery is pending after it. */
  readonly faultOf: (event: EventName, isFollowed: () => boolean) => WebhookFault | undefined;
  readonly onError: (error: unknown) => void;
}

/**
 * Sends pending deliveries. Each publisher (webhook endpoint) gets one delivery at a time, in the order in which the events
 * happened; different publishers are served in parallel. All state is in the rows: an attempt that was not recorded before the
 * process ended is repeated by the next process.
 */
export class Deliverer {
  readonly #port: DeliveryPort;
  /** In-flight deliveries, by publisher. */
  readonly #inFlight = new Map<string, Promise<void>>();
  #ending = new AbortController();
  #closed = false;

  constructor(port: DeliveryPort) {
    this.#port = port;
  }

  /** Starts to send pending deliveries. Called after every transaction; it does not delay the response. */
  wake(): void {
    if (this.#closed) return;
    for (const { id } of this.#port.rows().walk('publishers', 'newest', 'all', 'ascending')) {
      if (!this.#inFlight.has(id) && this.#next(id)) this.#inFlight.set(id, this.#run(id));
    }
  }

  /** Descriptions of the deliveries in flight. */
  get inFlight(): readonly string[] {
    return [...this.#inFlight.keys()].map((id) => `${this.#next(id)?.event_id ?? 'an event'} to ${id}`);
  }

  /** Resolves when the deliveries that are in flight now have ended. */
  async whenInFlightEnds(): Promise<void> {
    await Promise.all(this.#inFlight.values());
  }

  /** Aborts the deliveries in flight, because the rows of the platform were replaced. */
  abort(): void {
    this.#ending.abort();
    this.#ending = new AbortController();
  }

  /** Stops sending. Deliveries that were not made stay pending in the rows. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#ending.abort();
    await this.whenInFlightEnds();
  }

  /** The next delivery to a publisher. While the first open one waits for a retry, the later ones wait as well. */
  #next(publisherId: string): DeliveryRow | undefined {
    const first = this.#port.rows().first('deliveries', 'open', publisherId);
    return first?.status === 'pending' ? first : undefined;
  }

  async #run(publisherId: string): Promise<void> {
    try {
      await afterResponse();
      for (let next = this.#next(publisherId); next && !this.#closed; next = this.#next(publisherId)) {
        await this.#port.settled();
        await this.#deliver(next);
      }
    } catch (error) {
      this.#port.onError(error);
    } finally {
      this.#inFlight.delete(publisherId);
    }
  }

  /** The open delivery after this one, if it is pending. */
  #follower(delivery: DeliveryRow): DeliveryRow | undefined {
    const rows = this.#port.rows();
    const position = rows.position('deliveries', 'open', delivery);
    const next = firstOf(rows.walk('deliveries', 'open', delivery.publisher_id, 'ascending', position));
    return next?.status === 'pending' ? next : undefined;
  }

  #faultOf(delivery: DeliveryRow): WebhookFault | undefined {
    const event = findEvent(this.#port.rows(), delivery.event_id);
    return event && this.#port.faultOf(event.event_name, () => this.#follower(delivery) !== undefined);
  }

  /** Attempts a delivery once. Under a `reorder` fault the next delivery goes first: it is not `inTurn`, and no fault matches it. */
  async #deliver(delivery: DeliveryRow, inTurn = true): Promise<void> {
    const { signal } = this.#ending;
    const fault = inTurn ? this.#faultOf(delivery) : undefined;
    const overtaking = fault?.webhook === 'reorder' ? this.#follower(delivery) : undefined;
    if (overtaking) await this.#deliver(overtaking, false);
    if (fault?.webhook === 'delay') await pause(fault.delay_ms, signal);
    if (!signal.aborted) await this.#attemptNow(delivery, fault, signal);
  }

  async #attemptNow(
    { id, event_id, publisher_id }: DeliveryRow,
    fault: WebhookFault | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const { stopwatch, clock } = this.#port;
    const rows = this.#port.rows();
    const publisher = rows.find('publishers', publisher_id);
    if (publisher === undefined) return; // it may have been deleted during any await
    const event = requireEvent(rows, event_id);
    const start = stopwatch.now();
    const attempted_at = toIso(clock.now());
    const outcome = await this.#attempt(publisher, event, attempted_at, fault);
    if (signal.aborted) return;
    const duration_ms = Math.max(0, stopwatch.now() - start);
    const attempt: DeliveryAttempt = { attempted_at, ...outcome, duration_ms, fault: fault?.webhook ?? null };
    this.#port.transact((work) => recordAttempt(work, id, attempt, event.mode));
  }

  async #attempt(
    { url, secret }: PublisherRow,
    event: StoredEvent,
    timestamp: string,
    fault: WebhookFault | undefined,
  ): Promise<Outcome> {
    const { platformAccountId, timeoutMs, allowedHosts } = this.#port;
    const target = parseTarget(url);
    // The allowed hosts may have changed since the publisher was created.
    if (target === undefined || !isTargetAllowed(target, allowedHosts))
      return { status: null, failure: 'host_not_allowed', answer: null };
    if (fault?.webhook === 'lose') return { status: null, failure: 'connection_failed', answer: null };
    const body = JSON.stringify(renderEvent(event, platformAccountId(event.mode)));
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'payments-sandbox',
      ...signatureHeaders(body, fault?.webhook === 'wrong_signature' ? `${secret}_of_another` : secret, timestamp),
    };
    const request = { url, headers, body };
    const options = { timeoutMs, signal: this.#ending.signal };
    const outcome = await send(request, options);
    // Only the outcome of the first request counts.
    if (fault?.webhook === 'duplicate' && !options.signal.aborted) await send(request, options);
    return outcome;
  }
}

/** Resolves after a response that is ready has been sent. */
function afterResponse(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Records an attempt and schedules the retry. Does nothing if the delivery no longer exists. */
function recordAttempt(work: UnitOfWork, id: string, attempt: DeliveryAttempt, mode: Mode): void {
  const delivery = work.rows.find('deliveries', id);
  if (delivery === undefined) return;
  const attempts = [...delivery.attempts, attempt];
  const [first = attempt] = attempts;
  const after = attempt.status === 200 ? undefined : retryAfterSeconds(mode, attempts.length);
  const next_attempt_at =
    after === undefined || delivery.status !== 'pending' ? null : secondsAfter(first.attempted_at, after);
  const status = attempt.status === 200 ? 'delivered' : next_attempt_at === null ? 'dead' : 'failed';
  work.rows.put('deliveries', { ...delivery, attempts, status, next_attempt_at });
  if (next_attempt_at !== null) work.rows.put('jobs', retryJob(delivery, next_attempt_at));
}

/**
 * One retry job per delivery, with an id derived from it. A generated id would depend on when the publisher responds, and so
 * would every id after it.
 */
function retryJob({ id, sequence }: DeliveryRow, due_at: string): JobRow {
  return { id: id.replace(/^dlv_/, 'job_'), sequence, kind: 'retry_delivery', subject_id: id, due_at };
}
