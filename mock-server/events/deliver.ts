import type { Work } from '../context';
import { retryAfterSeconds } from '../domain/webhook-retries';
import type { DeliveryAttempt, DeliveryRow, EventRow, Mode, PublisherRow } from '../store/rows';
import type { Reader } from '../store/reader';
import { type Clock, secondsAfter, toIso } from '../time/clock';
import { presentEvent } from './outbox';
import { type Outcome, send } from './send';
import { signatureHeaders } from './sign';
import { isTargetAllowed, parseTarget } from './target';

/** What the deliverer asks of its platform. */
export interface DeliveryPort {
  readonly rows: () => Reader;
  readonly clock: Clock;
  readonly machine: Clock;
  readonly transact: (run: (work: Work) => void) => void;
  /** Resolves when all that the rows show is durable. */
  readonly settled: () => Promise<void>;
  readonly platformAccountId: (mode: Mode) => string;
  readonly timeoutMs: number;
  readonly allowedHosts: readonly string[];
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
  readonly #lanes = new Map<string, Promise<void>>();
  #ending = new AbortController();
  #closed = false;

  constructor(port: DeliveryPort) {
    this.#port = port;
  }

  /** Takes up what there is to send. After every transaction, whose answer it does not delay. */
  wake(): void {
    if (this.#closed) return;
    for (const { id } of this.#port.rows().walk('publishers', 'newest', 'all', 'ascending')) {
      if (!this.#lanes.has(id) && this.#next(id)) this.#lanes.set(id, this.#run(id));
    }
  }

  /** What is still under way, in words; empty when nothing is. */
  get underWay(): readonly string[] {
    return [...this.#lanes.keys()].map((id) => `${this.#next(id)?.event_id ?? 'an event'} to ${id}`);
  }

  /** Resolves when what is under way now is over. */
  async quiet(): Promise<void> {
    await Promise.all(this.#lanes.values());
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
    await this.quiet();
  }

  /** The first that a publisher is still to be sent. While it waits for another attempt, so does all that comes after it. */
  #next(publisherId: string): DeliveryRow | undefined {
    const first = this.#port.rows().first('deliveries', 'open', publisherId);
    return first?.status === 'pending' ? first : undefined;
  }

  async #run(publisherId: string): Promise<void> {
    try {
      await afterTheAnswer();
      for (let next = this.#next(publisherId); next && !this.#closed; next = this.#next(publisherId)) {
        await this.#port.settled();
        await this.#deliver(next);
      }
    } catch (error) {
      this.#port.onError(error);
    } finally {
      this.#lanes.delete(publisherId);
    }
  }

  async #deliver({ id, event_id, publisher_id }: DeliveryRow): Promise<void> {
    const { machine, clock } = this.#port;
    const rows = this.#port.rows();
    const publisher = rows.find('publishers', publisher_id);
    if (publisher === undefined) return; // taken away meanwhile, as it may be while anything is waited for
    const event = rows.require('events', event_id);
    const { signal } = this.#ending;
    const start = machine.now();
    const attempted_at = toIso(clock.now());
    const outcome = await this.#attempt(publisher, event, attempted_at);
    if (signal.aborted) return;
    const attempt: DeliveryAttempt = { attempted_at, ...outcome, duration_ms: Math.max(0, machine.now() - start) };
    this.#port.transact((work) => recordAttempt(work, id, attempt, event.mode));
  }

  async #attempt({ url, secret }: PublisherRow, event: EventRow, timestamp: string): Promise<Outcome> {
    const { rows, platformAccountId, timeoutMs, allowedHosts } = this.#port;
    const target = parseTarget(url);
    // What is allowed may have changed since the publisher was made.
    if (target === undefined || !isTargetAllowed(target, allowedHosts))
      return { status: null, failure: 'host_not_allowed', answer: null };
    const body = JSON.stringify(presentEvent(rows(), event, platformAccountId(event.mode)));
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'payments-sandbox',
      ...signatureHeaders(body, secret, timestamp),
    };
    return send({ url, headers, body }, { timeoutMs, signal: this.#ending.signal });
  }
}

/** Resolves when the answer that is on its way, if it is ready, has left. */
function afterTheAnswer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Keeps an attempt, and leaves the next one to the clock. Of a delivery that is gone nothing is kept. */
function recordAttempt(work: Work, id: string, attempt: DeliveryAttempt, mode: Mode): void {
  const delivery = work.rows.find('deliveries', id);
  if (delivery === undefined) return;
  const attempts = [...delivery.attempts, attempt];
  const [first = attempt] = attempts;
  const after = attempt.status === 200 ? undefined : retryAfterSeconds(mode, attempts.length);
  const next_attempt_at =
    after === undefined || delivery.status !== 'pending' ? null : secondsAfter(first.attempted_at, after);
  const status = attempt.status === 200 ? 'delivered' : next_attempt_at === null ? 'dead' : 'failed';
  work.rows.put('deliveries', { ...delivery, attempts, status, next_attempt_at });
  if (next_attempt_at !== null) work.schedule('retry_delivery', id, next_attempt_at);
}
