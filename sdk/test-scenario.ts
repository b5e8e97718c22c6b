import type { SimulatedErrorCode } from '../spec/tables/simulated-errors';
import type { ScenarioName } from '../spec/tables/scenarios';

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

/** The part of the `metadata` of a payment or a card that names an error. */
export type TestError<Code extends SimulatedErrorCode = SimulatedErrorCode> = {
  readonly payment_test: { readonly error: Code };
};

/**
 * Makes a payment on a test account, or the tokenizing of a card, answer an error. A scenario beats it; live accounts
 * ignore it.
 *
 *     client.payments.create({ …, metadata: testError('gateway_rate_limit_error') })
 *
 * Source: Errors, Error codes.
 */
export function testError<Code extends SimulatedErrorCode>(error: Code): TestError<Code> {
  return { payment_test: { error } };
}
