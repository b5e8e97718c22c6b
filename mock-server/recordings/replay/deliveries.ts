import type { PlainObject } from '../../wire/json';
import type { RecordedDelivery } from '../exchange';
import { bindBodies } from './bind-bodies';
import type { IdBindings } from './bindings';
import { idsIn } from './ids';
import type { ReplayPlatform } from './platform';

/** The latest deliveries and events are in memory: an id that appears first in an older one stays unknown. */
const MAX_KEPT = 200;

interface DeliveryWithIds {
  readonly eventName: string;
  readonly data: unknown;
  readonly ids: readonly string[];
}

/** Binds ids that appear first in a delivery, to those of the event that the sandbox has for it, when a request needs them. */
export class DeliveredIds {
  readonly #deliveries: AsyncIterator<RecordedDelivery>;
  readonly #bindings: IdBindings;
  #next: RecordedDelivery | undefined;
  #isEnded = false;
  /** Deliveries with ids that were not bound when they were read. */
  #waiting: DeliveryWithIds[] = [];
  /** Events of the sandbox that no delivery was paired with. */
  #events: PlainObject[] = [];
  #newestEvent: string | undefined;

  constructor(deliveries: AsyncIterable<RecordedDelivery>, bindings: IdBindings) {
    this.#deliveries = deliveries[Symbol.asyncIterator]();
    this.#bindings = bindings;
  }

  /** Reads the deliveries until an instant. */
  async readUntil(at: number): Promise<void> {
    for (let next = await this.#peek(); next !== undefined && next.at <= at; next = await this.#peek()) {
      this.#next = undefined;
      const { eventName, body } = next;
      const ids = idsIn(JSON.stringify(body['data']));
      if (ids.some((id) => !this.#bindings.has(id))) this.#waiting.push({ eventName, data: body['data'], ids });
    }
    this.#waiting = this.#waiting.slice(-MAX_KEPT);
  }

  /** Whether one of the deliveries so far has an id. */
  has(id: string): boolean {
    return this.#waiting.some(({ ids }) => ids.includes(id));
  }

  /** Binds an id of a delivery, if the sandbox has its event by now. */
  async bind(id: string, platform: ReplayPlatform): Promise<void> {
    const events = (await platform.eventsSince(this.#newestEvent)).reverse();
    const newest = events.at(-1)?.['id'];
    if (typeof newest === 'string') this.#newestEvent = newest;
    this.#events = [...this.#events, ...events].slice(-MAX_KEPT);
    this.#waiting = this.#waiting.filter((delivery) => !delivery.ids.includes(id) || !this.#bindEvent(delivery));
  }

  async #peek(): Promise<RecordedDelivery | undefined> {
    if (this.#next !== undefined || this.#isEnded) return this.#next;
    const next = await this.#deliveries.next();
    this.#isEnded = next.done === true;
    return (this.#next = next.done === true ? undefined : next.value);
  }

  /** Pairs a delivery with the first event of its name that has the most of the ids that are bound. */
  #bindEvent({ eventName, data, ids }: DeliveryWithIds): boolean {
    const known = ids.flatMap((id) => this.#bindings.find(id) ?? []);
    let best: PlainObject | undefined;
    let most = known.length === 0 ? -1 : 0;
    for (const event of this.#events) {
      if (event['event_name'] !== eventName) continue;
      const ours = idsIn(JSON.stringify(event['data']));
      const common = known.filter((id) => ours.includes(id)).length;
      if (common > most) [best, most] = [event, common];
    }
    if (best === undefined) return false;
    this.#events = this.#events.filter((event) => event !== best);
    bindBodies(this.#bindings, data, best['data']);
    return true;
  }
}
