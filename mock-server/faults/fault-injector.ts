import { matchesEvent } from '../../spec/derive/event-patterns';
import type { EventName } from '../../spec/tables/events';
import type { RequestFault, WebhookFault } from '../../spec/tables/faults';
import type { OperationId } from '../../spec/resources';
import { meetsNext } from '../domain/fault';
import { byItself } from '../events/outbox';
import type { Platform } from '../platform/platform';
import type { FaultRow } from '../rows';
import { WaitingRoom } from './held-requests';

/** A fault that met a request. */
export interface MetFault {
  readonly id: string;
  readonly fault: RequestFault;
}

/** Lets faults meet requests and deliveries. All that it knows is in the rows. */
export class Interference {
  readonly waiting = new WaitingRoom();
  readonly #platform: Pick<Platform, 'rows' | 'transact'>;

  constructor(platform: Pick<Platform, 'rows' | 'transact'>) {
    this.#platform = platform;
  }

  /** Whether there is any fault that a request could meet. Asked for every request. */
  get armed(): boolean {
    return this.#platform.rows.first('faults', 'armed', 'requests') !== undefined;
  }

  /** The fault that meets a request of an operation, if any does. It is counted. */
  ofRequest(operation: OperationId): MetFault | undefined {
    const met = this.#meet('requests', (row) => row.operation === operation || isMeant(row, operation));
    return met && !isOfWebhook(met.fault) ? { id: met.id, fault: met.fault } : undefined;
  }

  /** The fault that meets an attempt to deliver an event. Only what another delivery follows can come after that one. */
  ofDelivery(event: EventName, isFollowed: () => boolean): WebhookFault | undefined {
    if (this.#platform.rows.first('faults', 'armed', 'webhooks') === undefined) return undefined;
    const met = this.#meet('webhooks', ({ event_name, fault }) => {
      if (event_name === null || !matchesEvent(event_name, event)) return false;
      return !isOfWebhook(fault) || fault.webhook !== 'reorder' || isFollowed();
    });
    return met && isOfWebhook(met.fault) ? met.fault : undefined;
  }

  /** The oldest fault that meets one of those that it is for. Who was let pass before is counted as well. */
  #meet(list: 'requests' | 'webhooks', isFor: (row: FaultRow) => boolean): FaultRow | undefined {
    const counted: FaultRow[] = [];
    let met: FaultRow | undefined;
    for (const row of this.#platform.rows.walk('faults', 'armed', list, 'ascending')) {
      if (!isFor(row)) continue;
      if (meetsNext(row)) met = { ...row, matched: row.matched + 1 };
      counted.push(met ?? { ...row, passed: row.passed + 1 });
      if (met) break;
    }
    if (counted.length > 0)
      this.#platform.transact(byItself, ({ rows }) => {
        for (const row of counted) rows.put('faults', row);
      });
    return met;
  }
}

/** Clients get tokens when they like: for "the next request" to be a token's would be luck. So `*` does not mean that. */
function isMeant({ operation }: FaultRow, asked: OperationId): boolean {
  return operation === '*' && asked !== 'createAccessToken';
}

function isOfWebhook(fault: FaultRow['fault']): fault is WebhookFault {
  return 'webhook' in fault;
}
