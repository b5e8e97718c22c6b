import { matchesEvent } from '../../spec/derive/event-patterns';
import type { EventName } from '../../spec/tables/events';
import type { ChargingOperation } from '../../spec/derive/scenario-faults';
import type { RequestFault, ScenarioFault, WebhookFault } from '../../spec/tables/faults';
import type { ScenarioName } from '../../spec/tables/scenarios';
import type { OperationId } from '../../spec/resources';
import { matchesNext, skipsNext } from '../domain/fault';
import { type Cause, followUp, type Transact } from '../events/cause';
import type { FaultRow } from '../rows';
import type { Reader } from '../store/reader';
import type { HeldRequests } from './held-requests';

/** A fault that matches a request. */
export interface MatchedFault {
  readonly id: string;
  readonly fault: RequestFault;
}

/** A fault that matches a charge, and the counts of all faults that could have: not written yet. */
export interface MatchedScenario {
  readonly id: string | undefined;
  readonly scenario: ScenarioName | undefined;
  readonly counted: readonly FaultRow[];
}

/** The platform, as the fault injector uses it. */
export interface FaultInjectorPort {
  readonly rows: Reader;
  readonly transact: Transact;
}

/** Finds the faults that match requests and deliveries. Except for held requests, all its state is in the rows. */
export class FaultInjector {
  readonly #platform: FaultInjectorPort;

  constructor(
    platform: FaultInjectorPort,
    readonly heldRequests: HeldRequests,
  ) {
    this.#platform = platform;
  }

  /** Whether any active fault could match a request. Read for every request, so it must be cheap. */
  get active(): boolean {
    return this.#platform.rows.first('faults', 'active', 'requests') !== undefined;
  }

  /** Returns the fault that matches a request of an operation, if any, and counts the match as a change by the request. */
  matchRequest(operation: OperationId, request: Cause): MatchedFault | undefined {
    const matched = this.#match(
      'requests',
      request,
      (row) => row.operation === operation || isTargeted(row, operation),
    );
    return matched && isRequestFault(matched.fault) ? { id: matched.id, fault: matched.fault } : undefined;
  }

  /** Returns the fault that matches a charge by an operation, if any. The caller writes the counts, with what the charge does. */
  matchCharge(operation: ChargingOperation, canHave: (scenario: ScenarioName) => boolean): MatchedScenario {
    const { matched, counted } = this.#find('charges', (row) => {
      const isFor = row.operation === operation || isTargeted(row, operation);
      return isFor && isScenarioFault(row.fault) && canHave(row.fault.scenario);
    });
    const scenario = matched && isScenarioFault(matched.fault) ? matched.fault.scenario : undefined;
    return { id: matched?.id, scenario, counted };
  }

  /** Writes the counts of matches, as a transaction of its own, which belongs to what it is caused by. */
  count(counted: readonly FaultRow[], cause: Cause): void {
    if (counted.length === 0) return;
    this.#platform.transact(cause, ({ rows }) => {
      for (const row of counted) rows.replace('faults', row);
    });
  }

  /** Returns the fault that matches an attempt to deliver an event, if any. `reorder` needs another delivery to follow. */
  matchDelivery(event: EventName, isFollowed: () => boolean): WebhookFault | undefined {
    if (this.#platform.rows.first('faults', 'active', 'webhooks') === undefined) return undefined;
    const matched = this.#match('webhooks', followUp, ({ event_name, fault }) => {
      if (event_name === null || !matchesEvent(event_name, event)) return false;
      return !isWebhookFault(fault) || fault.webhook !== 'reorder' || isFollowed();
    });
    return matched && isWebhookFault(matched.fault) ? matched.fault : undefined;
  }

  #match(list: 'requests' | 'webhooks', cause: Cause, isFor: (row: FaultRow) => boolean): FaultRow | undefined {
    const { matched, counted } = this.#find(list, isFor);
    this.count(counted, cause);
    return matched;
  }

  /**
   * Finds the oldest active fault that matches. `counted` has its match, a pass for each older fault that let it through, and one
   * for each younger fault that still skips what it is for.
   */
  #find(list: 'requests' | 'charges' | 'webhooks', isFor: (row: FaultRow) => boolean) {
    const counted: FaultRow[] = [];
    let matched: FaultRow | undefined;
    for (const row of this.#platform.rows.walk('faults', 'active', list, 'ascending')) {
      if (!isFor(row) || (matched && !skipsNext(row))) continue;
      const isMatch = matched === undefined && matchesNext(row);
      const next = isMatch ? { ...row, matched: row.matched + 1 } : { ...row, passed: row.passed + 1 };
      counted.push(next);
      if (isMatch) matched = next;
    }
    return { matched, counted };
  }
}

/** `*` excludes access tokens: clients fetch them at any time, so a test could not predict the next request. */
function isTargeted({ operation }: FaultRow, requested: OperationId): boolean {
  return operation === '*' && requested !== 'createAccessToken';
}

function isWebhookFault(fault: FaultRow['fault']): fault is WebhookFault {
  return 'webhook' in fault;
}

function isScenarioFault(fault: FaultRow['fault']): fault is ScenarioFault {
  return 'scenario' in fault;
}

function isRequestFault(fault: FaultRow['fault']): fault is RequestFault {
  return !isWebhookFault(fault) && !isScenarioFault(fault);
}
