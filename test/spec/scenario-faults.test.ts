import { expect, test } from 'vitest';
import { chargingOperations, scenarioInsteadOf } from '../../spec/derive/scenario-faults';
import { operations } from '../../spec/resources';
import { chargeErrors } from '../../spec/resources/payments';
import { errors } from '../../spec/tables/errors';
import type { Operation } from '../../spec/vocabulary/operation';

test('the operations that charge are those with the errors of a charge', () => {
  // A completion of a checkout reports a declined payment as its result.
  const unstored = chargeErrors.filter((code) => errors[code].status !== 402);
  const charging = Object.entries<Operation>(operations).filter(([, operation]) =>
    unstored.every((code) => operation.errors.includes(code)),
  );
  expect(charging.map(([id]) => id).sort()).toEqual([...chargingOperations].sort());
});

test.each([
  ['expired_card', 'createPayment', 'expired_card'],
  ['gateway_error', 'completeCheckout', 'gateway_error'],
  ['card_declined', 'capturePaymentIntent', 'generic_decline'],
  ['expired_card', 'createPaymentMethod', undefined],
  ['expired_card', undefined, undefined],
  ['gateway_timeout_error', 'createPayment', undefined],
  ['parameter_invalid', 'createPayment', undefined],
] as const)('instead of the error %s, %s has the scenario %s', (error, operation, scenario) => {
  expect(scenarioInsteadOf(error, operation)).toBe(scenario);
});
