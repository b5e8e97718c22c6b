import { type ScenarioName, scenarios } from '../../spec/tables/scenarios';
import type { Metadata } from '../rows';
import { closestNames } from './closest-names';

/** Returns the scenario name in a payment's metadata, known or not. Source: Test scenarios. */
export function requestedScenario(metadata: Metadata): string | undefined {
  const test = metadata['payment_test'];
  if (typeof test !== 'object' || test === null || !('scenario' in test)) return undefined;
  return typeof test.scenario === 'string' ? test.scenario : undefined;
}

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

/** Returns the known scenarios that are most similar to a name. */
export function closestScenarios(name: string): readonly string[] {
  return closestNames(name, Object.keys(scenarios));
}
