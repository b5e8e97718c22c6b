import type { SimulatedErrorCode } from '../spec/tables/simulated-errors';
import type { ScenarioName } from '../spec/tables/scenarios';

/** The part of a payment's `metadata` that names a scenario. A type, not an interface, to be assignable to metadata. */
export type TestScenario<Name extends ScenarioName = ScenarioName> = {
  /** The name of the scenario. */
  readonly payment_test: { readonly scenario: Name };
};

/**
 * Returns metadata that gives a payment in test mode the outcome of a scenario, whatever its card or account number. Live
 * mode ignores it. A card payment ignores scenarios of bank payments, and the reverse.
 *
 *     client.payments.create({ …, metadata: { ...testScenario('insufficient_funds'), order: 'A-17' } })
 *
 * Source: Endpoints, Test scenarios.
 */
export function testScenario<Name extends ScenarioName>(scenario: Name): TestScenario<Name> {
  return { payment_test: { scenario } };
}

/** The part of the `metadata` of a payment or a card that names a simulated error. */
export type TestError<Code extends SimulatedErrorCode = SimulatedErrorCode> = {
  /** The error code. */
  readonly payment_test: { readonly error: Code };
};

/**
 * Returns metadata that makes a payment, or the tokenization of a card, fail with an error in test mode. A scenario
 * takes precedence. Live mode ignores it.
 *
 *     client.payments.create({ …, metadata: testError('gateway_rate_limit_error') })
 *
 * Source: Errors, Error codes.
 */
export function testError<Code extends SimulatedErrorCode>(error: Code): TestError<Code> {
  return { payment_test: { error } };
}
