import { matchesEvent } from '../../spec/derive/event-patterns';
import type { EventName } from '../../spec/tables/events';
import type { RequestFault, WebhookFault } from '../../spec/tables/faults';
import type { OperationId } from '../../spec/resources';
import { matchesNext } from '../domain/fault';
import { automatic } from '../events/outbox';
import type { Platform } from '../platform/platform';
import type { FaultRow } from '../rows';
import { HeldRequests } from './held-requests';

/** A fault that met a request. */
export interface MatchedFault {
  readonly id: string;
  readonly fault: RequestFault;
}

/** Lets faults meet requests and deliveries. All that it knows is in the rows. */
export class FaultInjector {
  readonly heldRequests = new HeldRequests();
  readonly #platform: Pick<Platform, 'rows' | 'transact'>;

  constructor(platform: Pick<Platform, 'rows' | 'transact'>) {
    this.#platform = platform;
  }

  /** Whether there is any fault that a request could meet. Asked for every request. */
  get active(): boolean {
    return this.#platform.rows.first('faults', 'active', 'requests') !== undefined;
  }

  /** The fault that meets a request of an operation, if any does. It is counted. */
  matchRequest(operation: OperationId): MatchedFault | undefined {
    const met = this.#match('requests', (row) => row.operation === operation || isTargeted(row, operation));
    return met && !isWebhookFault(met.fault) ? { id: met.id, fault: met.fault } : undefined;
  }

  /** The fault that meets an attempt to deliver an event. Only what another delivery follows can come after that one. */
  matchDelivery(event: EventName, isFollowed: () => boolean): WebhookFault | undefined {
    if (this.#platform.rows.first('faults', 'active', 'webhooks') === undefined) return undefined;
    const met = this.#match('webhooks', ({ event_name, fault }) => {
      if (event_name === null || !matchesEvent(event_name, event)) return false;
      return !isWebhookFault(fault) || fault.webhook !== 'reorder' || isFollowed();
    });
    return met && isWebhookFault(met.fault) ? met.fault : undefined;
  }

  /** The oldest fault that meets one of those that it is for. Who was let pass before is counted as well. */
  #match(list: 'requests' | 'webhooks', isFor: (row: FaultRow) => boolean): FaultRow | undefined {
    const counted: FaultRow[] = [];
    let met: FaultRow | undefined;
    for (const row of this.#platform.rows.walk('faults', 'active', list, 'ascending')) {
      if (!isFor(row)) continue;
      if (matchesNext(row)) met = { ...row, matched: row.matched + 1 };
      counted.push(met ?? { ...row, passed: row.passed + 1 });
      if (met) break;
    }
    if (counted.length > 0)
      this.#platform.transact(automatic, ({ rows }) => {
        for (const row of counted) rows.put('faults', row);
      });
    return met;
  }
}

/** Clients get tokens when they like: for "the next request" to be a token's would be luck. So `*` does not mean that. */
function isTargeted({ operation }: FaultRow, asked: OperationId): boolean {
  return operation === '*' && asked !== 'createAccessToken';
}

function isWebhookFault(fault: FaultRow['fault']): fault is WebhookFault {
  return 'webhook' in fault;
}
