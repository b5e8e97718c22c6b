import { type BankScenarioName, bankScenarios } from '../../spec/tables/bank-scenarios';
import { type CardScenarioName, type ScenarioName, scenarios } from '../../spec/tables/scenarios';
import type { Metadata, PaymentMethodRow } from '../rows';

type Method = Pick<PaymentMethodRow, 'card'>;

/** Returns the scenario name in a payment's metadata, known or not. Source: Test scenarios. */
export function requestedScenario(metadata: Metadata): string | undefined {
  const test = metadata['payment_test'];
  if (typeof test !== 'object' || test === null || !('scenario' in test)) return undefined;
  return typeof test.scenario === 'string' ? test.scenario : undefined;
}

export function isCardScenario(name: string): name is CardScenarioName {
  return Object.hasOwn(scenarios, name);
}

export function isBankScenario(name: string): name is BankScenarioName {
  return Object.hasOwn(bankScenarios, name);
}

/** Whether a payment with a method can have the scenario. Cards and bank accounts have different ones. */
export function isScenarioOf({ card }: Method, name: string): name is ScenarioName {
  return card ? isCardScenario(name) : isBankScenario(name);
}

/** Returns the names of the scenarios that a payment with a method can have. */
export function scenarioNames({ card }: Method): readonly string[] {
  return Object.keys(card ? scenarios : bankScenarios);
}
