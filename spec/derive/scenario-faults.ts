import type { OperationId } from '../resources';
import { bankScenarios } from '../tables/bank-scenarios';
import type { ErrorCode } from '../tables/errors';
import { type ScenarioName, scenarios } from '../tables/scenarios';
import { rowsOf } from '../vocabulary/table';

/** An operation that charges a payment method. */
export type ChargingOperation = Extract<OperationId, 'createPayment' | 'capturePaymentIntent' | 'completeCheckout'>;

/** The operations that charge a payment method: a scenario decides the outcome. */
export const chargingOperations: readonly ChargingOperation[] = [
  'createPayment',
  'capturePaymentIntent',
  'completeCheckout',
];

export function isChargingOperation(name: string | null | undefined): name is ChargingOperation {
  return chargingOperations.some((operation) => operation === name);
}

/** The scenarios that a fault can have: those of cards, then those that only bank accounts have. */
export const faultScenarios: readonly ScenarioName[] = [
  ...new Set([...rowsOf(scenarios), ...rowsOf(bankScenarios)].map(([name]) => name)),
];

/**
 * Returns the scenario that makes an operation decline with an error, as the service does. Undefined if the error is no decline
 * of the operation: then only a fault with this error causes it.
 */
export function scenarioInsteadOf(error: ErrorCode, operation: string | undefined): ScenarioName | undefined {
  if (!isChargingOperation(operation)) return undefined;
  if (error === 'card_declined') return 'generic_decline';
  return rowsOf(scenarios).find(([name, { outcome }]) => name === error && outcome.result !== 'unanswered')?.[0];
}
