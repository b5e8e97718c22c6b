import type { EventName } from '../../spec/tables/events';
import type { WebhookFault } from '../../spec/tables/faults';
import type { UnitOfWork } from '../context';
import { retryAfterSeconds } from '../domain/webhook-retries';
import type { DeliveryAttempt, DeliveryRow, JobRow, Mode, PublisherRow } from '../rows';
import type { Reader } from '../store/reader';
import { type Clock, secondsAfter, toIso } from '../time/clock';
import { findEvent, type StoredEvent, requireEvent } from './stored-events';
import { renderEvent } from './outbox';
import { pause } from './pause';
import { type Outcome, send } from './send';
import { signatureHeaders } from './sign';
import { isTargetAllowed, parseTarget } from './target';

/** What the deliverer asks of its platform. */
export interface DeliveryPort {
  readonly rows: () => Reader;
  readonly clock: Clock;
  /** By which attempts are timed. */
  readonly stopwatch: Clock;
  readonly transact: (run: (work: UnitOfWork) => void) => void;
  /** Resolves when all that the rows show is durable. */
  readonly settled: () => Promise<void>;
  readonly platformAccountId: (mode: Mode) => string;
  readonly timeoutMs: number;
  readonly allowedHosts: readonly string[];
  /** What goes wrong on request with an attempt to deliver an event. */
  readonly faultOf: (event: EventName, isFollowed: () => boolean) => WebhookFault | undefined;
  readonly onError: (error: unknown) => void;
}

/**
 * Sends publishers the events that were left for them: to each one after the other, in the order in which they happened, and
 * to several side by side. It knows nothing that is not in the rows: a delivery that the process did not live to record is
 * made again by the next one.
 */
export class Deliverer {
  readonly #port: DeliveryPort;
  /** By publisher: the work under way for it. */
  readonly #inFlight = new Map<string, Promise<void>>();
  #ending = new AbortController();
  #closed = false;

  constructor(port: DeliveryPort) {
    this.#port = port;
  }

  /** Takes up what there is to send. After every transaction, whose answer it does not delay. */
  wake(): void {
    if (this.#closed) return;
    for (const { id } of this.#port.rows().walk('publishers', 'newest', 'all', 'ascending')) {
      if (!this.#inFlight.has(id) && this.#next(id)) this.#inFlight.set(id, this.#run(id));
    }
  }

  /** What is still under way, in words; empty when nothing is. */
  get inFlight(): readonly string[] {
    return [...this.#inFlight.keys()].map((id) => `${this.#next(id)?.event_id ?? 'an event'} to ${id}`);
  }

  /** Resolves when what is under way now is over. */
  async whenInFlightEnds(): Promise<void> {
    await Promise.all(this.#inFlight.values());
  }

  /** Gives up what is under way, when the platform begins anew. */
  abort(): void {
    this.#ending.abort();
    this.#ending = new AbortController();
  }

  /** Ends, and leaves in the rows what it has not delivered. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#ending.abort();
    await this.whenInFlightEnds();
  }

  /** The first that a publisher is still to be sent. While it waits for another attempt, so does all that comes after it. */
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

  /** The one that comes next, if it could be attempted at once. */
  #follower(delivery: DeliveryRow): DeliveryRow | undefined {
    const rows = this.#port.rows();
    const place = rows.position('deliveries', 'open', delivery);
    for (const row of rows.walk('deliveries', 'open', delivery.publisher_id, 'ascending', place))
      return row.status === 'pending' ? row : undefined;
    return undefined;
  }

  #faultOf(delivery: DeliveryRow): WebhookFault | undefined {
    const event = findEvent(this.#port.rows(), delivery.event_id);
    return event && this.#port.faultOf(event.event_name, () => this.#follower(delivery) !== undefined);
  }

  /** One that follows is attempted out of its turn, and meets no fault of its own. */
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
    if (publisher === undefined) return; // taken away meanwhile, as it may be while anything is waited for
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
    // What is allowed may have changed since the publisher was made.
    if (target === undefined || !isTargetAllowed(target, allowedHosts))
      return { status: null, failure: 'host_not_allowed', answer: null };
    if (fault?.webhook === 'lose') return { status: null, failure: 'connection_failed', answer: null };
    const body = JSON.stringify(renderEvent(event, platformAccountId(event.mode)));
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'payments-sandbox',
      ...signatureHeaders(body, fault?.webhook === 'wrong_signature' ? `${secret}_of_another` : secret, timestamp),
    };
    const patience = { timeoutMs, signal: this.#ending.signal };
    const outcome = await send({ url, headers, body }, patience);
    // Nobody waits for what is said to the second one: the first has been received, or is attempted again.
    if (fault?.webhook === 'duplicate' && !patience.signal.aborted) await send({ url, headers, body }, patience);
    return outcome;
  }
}

/** Resolves when the answer that is on its way, if it is ready, has left. */
function afterResponse(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Keeps an attempt, and leaves the next one to the clock. Of a delivery that is gone nothing is kept. */
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

/** There is one for each delivery, named after it: when a receiver answers must not decide what is made after that. */
function retryJob({ id, sequence }: DeliveryRow, due_at: string): JobRow {
  return { id: id.replace(/^dlv_/, 'job_'), sequence, kind: 'retry_delivery', subject_id: id, due_at };
}
