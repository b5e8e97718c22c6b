import { type ScenarioName, scenarios } from '../../spec/tables/scenarios';
import type { Metadata } from '../rows';
import { closestNames } from './closest-names';

/** The scenario name in a payment's metadata, whether or not there is such a scenario. Source: Test scenarios. */
export function requestedScenario(metadata: Metadata): string | undefined {
  const test = metadata['payment_test'];
  if (typeof test !== 'object' || test === null || !('scenario' in test)) return undefined;
  return typeof test.scenario === 'string' ? test.scenario : undefined;
}

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

/** The known scenarios that look most like a name. */
export function closestScenarios(name: string): readonly string[] {
  return closestNames(name, Object.keys(scenarios));
}
