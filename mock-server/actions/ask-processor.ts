import type { ScenarioName } from '../../spec/tables/scenarios';
import { SandboxError } from '../sandbox-error';
import type { Context } from '../context';
import { isExpired } from '../domain/payment-method';
import { requestedError } from '../domain/simulated-error';
import { expiredCard, invalidCard, outcomeError, processorOutcome } from '../domain/processor';
import { isScenarioOf, misplacedScenario, requestedScenario, scenarioNames } from '../domain/scenario';
import { unknownName } from '../domain/unknown-name';
import { emptyObject } from '../fields/empty';
import type { Metadata, PaymentMethodRow } from '../rows';
import { countDecline, isCardBlocked } from './card-declines';

/** The processor's decision on a charge. */
export interface Verdict {
  /** The reason for a decline. A declined payment is still stored. */
  readonly error: SandboxError | undefined;
  /** The scenario that was simulated. */
  readonly scenario: ScenarioName | undefined;
}

/**
 * Requests authorization for a charge. Throws an error that stores no payment. A card is declined at once; a bank payment fails
 * only when it settles.
 */
export function askProcessor(context: Context, method: PaymentMethodRow, metadata: Metadata): Verdict {
  const { invalid_reason } = method;
  if (invalid_reason !== null)
    return {
      error: outcomeError(invalidCard[invalid_reason], method.card?.brand, 'its status invalid'),
      scenario: undefined,
    };
  // Most payments have no metadata, and ask for nothing.
  const isPlain = metadata === emptyObject;
  const injected = context.injectedScenario?.(context.rows, (name) => isScenarioOf(method, name));
  const scenario = injected?.scenario ?? (isPlain ? undefined : knownScenario(context, method, metadata));
  const error = scenario
    ? outcomeError(
        processorOutcome(context.mode, method, scenario),
        method.card?.brand,
        injected ? `the fault ${injected.fault_id}: scenario ${scenario}` : `scenario ${scenario} in its metadata`,
      )
    : ((isPlain ? undefined : simulatedError(context, method, metadata)) ?? ownError(context, method));
  if (error && error.status !== 402) throw error;
  return { error: method.card ? error : undefined, scenario };
} // gateway_timeout_error, and what payment_test.error names

const testNumber = {
  test: 'the card number, which is one that tests this',
  live: 'the card number: live accounts decline all test cards',
} as const;

/** The error of a card without a scenario or a simulated error. Only a decline by its issuer counts towards the limit. */
function ownError(context: Context, method: PaymentMethodRow): SandboxError | undefined {
  if (method.card === null) return undefined;
  if (isCardBlocked(context, method)) {
    return new SandboxError('card_decline_rate_limit_exceeded', {}, { details: { decline_code: null } });
  }
  if (isExpired(method, context.now)) return outcomeError(expiredCard, method.card.brand);
  const error = outcomeError(
    processorOutcome(context.mode, method, undefined),
    method.card.brand,
    testNumber[context.mode],
  );
  if (error?.code === 'card_declined') countDecline(context, method);
  return error;
}

/** The simulated error. For a bank payment only an error that stores nothing applies: it is declined when it settles. */
function simulatedError(context: Context, method: PaymentMethodRow, metadata: Metadata): SandboxError | undefined {
  const asked = requestedError(metadata, 'payment', context.mode);
  if (asked === undefined) return undefined;
  if ('error' in asked && (method.card || asked.error.status !== 402)) return asked.error;
  context.warn('payment_test.error was ignored: it names no error that this payment can be made to answer');
  return undefined;
}

/** The scenario to simulate, in test mode. A name that the payment method does not have is ignored with a warning. */
function knownScenario(context: Context, method: PaymentMethodRow, metadata: Metadata): ScenarioName | undefined {
  if (context.mode !== 'test') return undefined;
  for (const member in metadata) {
    const warning = misplacedScenario(member, metadata[member]);
    if (warning !== undefined) context.warn(warning);
  }
  const name = requestedScenario(metadata);
  if (name === undefined || isScenarioOf(method, name)) return name;
  context.warn(unknownName('scenario', name, scenarioNames(method)));
  return undefined;
}
