import type { OperationId } from '../../spec/resources';
import { isChargingOperation } from '../../spec/derive/scenario-faults';
import type { Context } from '../context';
import type { Cause } from '../events/cause';
import type { FaultRow } from '../rows';
import type { FaultInjector } from './fault-injector';

/** The faults with a scenario, as one request meets them when it charges a payment method. */
export interface ChargeFaults {
  readonly injectedScenario: NonNullable<Context['injectedScenario']>;
  /** Counts the match again, after the transaction of the request was rolled back: the processor was asked. */
  readonly recount: () => void;
}

/**
 * Returns the faults of a request that may charge a payment method; undefined for others, and for a request that another fault
 * has matched. `record` receives the id of the fault that matches. The match is counted in the transaction of the request, so an
 * undo gives it back.
 */
export function chargeFaults(
  faultInjector: FaultInjector,
  operation: OperationId,
  record: Cause & { fault_id: string | null },
): ChargeFaults | undefined {
  if (!isChargingOperation(operation) || record.fault_id !== null) return undefined;
  let written: readonly FaultRow[] = [];
  return {
    injectedScenario: (rows, canHave) => {
      const { id, scenario, counted } = faultInjector.matchCharge(operation, canHave);
      for (const row of counted) rows.replace('faults', row);
      written = counted;
      if (id === undefined || scenario === undefined) return undefined;
      record.fault_id = id;
      return { fault_id: id, scenario };
    },
    recount: () => faultInjector.count(written, record),
  };
}
