import { explainWait } from '../../../spec/derive/delivery-wait';
import { callPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';
import type { EventPrinter } from './event-printer';

/** Milliseconds between two looks at a queue that is blocked. */
const INTERVAL_MS = 250;

/** An event that later ones wait for. */
interface Blocking {
  readonly id: string;
  /** Why it is sent again: `500`. */
  readonly reason: string;
}

interface Delivery {
  readonly event_id: string;
  readonly next_attempt_at: string | null;
  readonly attempts: readonly { readonly attempted_at: string }[];
}

/**
 * Prints the events that wait behind one that failed: the sandbox sends them only after it. Asks for them only while there is
 * such an event.
 */
export class QueueWatch {
  #blocking: Blocking | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: SandboxOptions,
    private readonly publisherId: string,
    private readonly printer: EventPrinter,
  ) {}

  /** Begins or, without an event, ends the watch. */
  set(blocking: Blocking | undefined): void {
    this.#blocking = blocking;
    clearTimeout(this.#timer);
    if (blocking !== undefined) this.#timer = setTimeout(() => void this.#look(blocking), INTERVAL_MS);
  }

  async #look(blocking: Blocking): Promise<void> {
    // The sandbox may stop meanwhile.
    await this.#printQueued(blocking).catch(() => undefined);
    if (this.#blocking === blocking) this.set(blocking);
  }

  async #printQueued({ id, reason }: Blocking): Promise<void> {
    const [failed] = await this.#deliveries('failed');
    if (failed?.event_id !== id) return;
    const queued = (await this.#deliveries('pending')).filter(({ event_id }) => !this.printer.has(event_id)).reverse();
    for (const { event_id } of queued) {
      const event = await callPlatform(this.options, { method: 'GET', path: ['events', event_id] });
      if (this.#blocking?.id !== id) return;
      this.printer.print(JSON.stringify('data' in event ? event.data : event));
      this.printer.printOutcome(event_id, `queued behind ${id} (${explainWait(reason, failed)})`, 'yellow');
    }
  }

  async #deliveries(status: string): Promise<readonly Delivery[]> {
    const query = { publisher_id: this.publisherId, status, limit: '100' };
    const response = await callPlatform(this.options, { method: 'GET', path: ['deliveries'], query });
    return 'data' in response && Array.isArray(response.data) ? response.data.filter(isDelivery) : [];
  }
}

function isDelivery(value: unknown): value is Delivery {
  return typeof value === 'object' && value !== null && 'event_id' in value && 'attempts' in value;
}
