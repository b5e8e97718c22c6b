import type { ScenarioName } from '../spec/scenarios';

/** The part of a payment's `metadata` that names a scenario. A type and not an interface, so that it fits metadata. */
export type TestScenario<Name extends ScenarioName = ScenarioName> = {
  readonly payment_test: { readonly scenario: Name };
};

/**
 * Makes a payment on a test account behave as named, whatever its card number. Live accounts ignore it.
 *
 *     client.payments.create({ …, metadata: { ...testScenario('insufficient_funds'), order: 'A-17' } })
 *
 * Source: Endpoints, Test scenarios.
 */
export function testScenario<Name extends ScenarioName>(scenario: Name): TestScenario<Name> {
  return { payment_test: { scenario } };
}
