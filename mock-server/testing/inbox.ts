import { type EventPattern, type Platform, SandboxError } from '..';
import { type Event, type EventName, verifyWebhook } from '../../sdk';
import { explainCause } from '../../spec/derive/delivery-cause';
import { responseClass } from '../../spec/vocabulary/globals';
import { waitAtMost } from '../time/waiting';
import { AssertionError } from './assertion-error';
import { isNamed, listOf } from './checks/emitted';

const DEFAULT_TIMEOUT_MS = 1_000;

/** Options of an inbox. */
export interface InboxOptions {
  /** Events to receive: names, families such as `payment.*`, or `*`. Default: all. */
  readonly events?: readonly EventPattern[] | undefined;
}

/** Options of a wait for an event. */
export interface NextOptions<Name extends EventName> {
  /** The longest wait in milliseconds. Default: 1,000. */
  readonly timeoutMs?: number | undefined;
  /** Returns whether it is the event to wait for. Default: any event of the name. */
  readonly where?: ((event: Event<Name>) => boolean) | undefined;
}

/** A webhook endpoint in this process, which verifies and keeps the events of a platform. */
export interface Inbox {
  /** The events that arrived with a valid signature, oldest first. */
  readonly events: readonly Event[];
  /**
   * Resolves with the oldest event that matches and that no `next` has given yet, which may still have to come. Rejects with an
   * `AssertionError`, which names the events that arrived, after `timeoutMs` or when the inbox is closed, and with what `where`
   * throws.
   */
  next<Name extends EventName>(name?: Name, options?: NextOptions<Name>): Promise<Event<Name>>;
  /** Deletes all events from the inbox. */
  clear(): void;
  /** Deletes the publisher (webhook endpoint). A second call has no effect. */
  close(): void;
}

/** The platform, as an inbox uses it. */
export type InboxPlatform = Pick<Platform, 'publishers' | 'deliveries'>;

/**
 * Creates an inbox: a publisher (webhook endpoint) of the platform that is a function, so that nothing is sent over the network.
 */
export function createInbox(platform: InboxPlatform, options: InboxOptions = {}): Inbox {
  return new PublisherInbox(platform, options);
}

interface Wait {
  /** Returns whether one of the events ends the wait. Throws what `where` throws. */
  readonly takeFrom: (events: readonly Event[]) => boolean;
  readonly reject: (reason: unknown) => void;
  readonly end: () => void;
}

class PublisherInbox implements Inbox {
  #events: Event[] = [];
  /** The events that no `next` has given yet, oldest first. */
  #left: Event[] = [];
  readonly #waits = new Set<Wait>();
  readonly #platform: InboxPlatform;
  readonly #publisher: ReturnType<Platform['publishers']['create']>;
  #isClosed = false;
  /** Deliveries are verified one after the other, so that the events stay in the order of their arrival. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(platform: InboxPlatform, { events }: InboxOptions) {
    this.#platform = platform;
    this.#publisher = platform.publishers.create({ fetch: (request) => this.#receive(request), events, of_tool: true });
  }

  get events(): readonly Event[] {
    return this.#events;
  }

  async #receive(request: Request): Promise<Response> {
    const received = this.#last.then(() => this.#verify(request));
    this.#last = received.catch(() => undefined);
    try {
      this.#add(await received);
      return new (responseClass())(null, { status: 200 });
    } catch (error) {
      return new (responseClass())(String(error), { status: 400 });
    }
  }

  async #verify(request: Request): Promise<Event> {
    const { secret, header_prefix: headerPrefix } = this.#publisher;
    const body = await request.text();
    // The sandbox may have been given a clock of its own, which signs. So an event of any age is accepted.
    return verifyWebhook({ body, headers: request.headers, secret, headerPrefix, toleranceSeconds: Infinity });
  }

  #add(event: Event): void {
    this.#events = [...this.#events, event];
    this.#left.push(event);
    for (const wait of this.#waits) {
      try {
        if (wait.takeFrom([event])) return;
      } catch (error) {
        // The function of the test failed, not the delivery.
        wait.reject(error);
      }
    }
  }

  async next<Name extends EventName>(
    name?: Name,
    { timeoutMs = DEFAULT_TIMEOUT_MS, where }: NextOptions<Name> = {},
  ): Promise<Event<Name>> {
    const wanted = `${name ?? 'event'}${where ? ' that matches' : ''}`;
    const matches = (event: Event): event is Event<Name> =>
      (name === undefined || isNamed(event, name)) && (where === undefined || where(event));
    const found = await waitAtMost<Event<Name>>(this.#isClosed ? 0 : timeoutMs, (resolve, reject) => {
      const takeFrom = (events: readonly Event[]) => {
        const event = events.find(matches);
        if (event === undefined) return false;
        this.#left = this.#left.filter((other) => other !== event);
        resolve(event);
        return true;
      };
      const wait: Wait = { takeFrom, reject, end: () => reject(this.#error(wanted, 'before the inbox was closed')) };
      if (!takeFrom(this.#left)) this.#waits.add(wait);
      return () => this.#waits.delete(wait);
    });
    if (found === undefined)
      throw this.#error(wanted, this.#isClosed ? 'before the inbox was closed' : `within ${timeoutMs} ms`);
    return found;
  }

  #error(wanted: string, until: string): AssertionError {
    const given = this.#events.filter((event) => !this.#left.includes(event));
    const already = given.length === 0 ? '' : ` (${given.length} of them already given)`;
    return new AssertionError(`no ${wanted} arrived ${until}: ${listOf(this.#events)}${already}${this.#failed()}`);
  }

  /** Describes the last attempt of a delivery that failed: an event may be late or lost because of a fault. */
  #failed(): string {
    const deliveries = this.#platform.deliveries({ publisher_id: this.#publisher.id });
    const last = deliveries.flatMap(({ attempts }) => attempts.slice(-1)).find(({ status }) => status !== 200);
    if (last === undefined) return '';
    const { status, failure, cause, fault, answer } = last;
    const why = [failure ?? `status ${status}: ${answer}`, cause && explainCause(cause), fault && `fault ${fault}`];
    return `. A delivery failed: ${why.filter((part) => part).join(', ')}`;
  }

  clear(): void {
    this.#events = [];
    this.#left = [];
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const wait of this.#waits) wait.end();
    try {
      this.#platform.publishers.delete(this.#publisher.id);
    } catch (error) {
      // A reset or a restored snapshot has deleted it already.
      if (!(error instanceof SandboxError && error.code === 'resource_not_found')) throw error;
    }
  }
}
