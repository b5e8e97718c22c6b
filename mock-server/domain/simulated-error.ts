import { type ErrorCode, errors } from '../../spec/tables/errors';
import {
  isSimulatedError,
  type SimulatedErrorCode,
  simulatedErrors,
  type SimulatedErrorPlace,
} from '../../spec/tables/simulated-errors';
import { SandboxError, type ErrorDetails } from '../sandbox-error';
import type { Metadata, Mode } from '../rows';

/** The value of `payment_test.error` in metadata: an error, a name without an effect here, or nothing. */
export type RequestedError = { readonly error: SandboxError } | { readonly ignored: true } | undefined;

/** Returns the simulated error that metadata name. Ignored in live mode. */
export function requestedError(metadata: Metadata, place: SimulatedErrorPlace, mode: Mode): RequestedError {
  const test = mode === 'test' ? metadata['payment_test'] : undefined;
  if (typeof test !== 'object' || test === null || !('error' in test) || typeof test.error !== 'string')
    return undefined;
  if (!isSimulatedError(test.error) || !simulatedErrors[test.error].places.includes(place)) return { ignored: true };
  return { error: simulatedError(test.error, place) };
}

/** A charge that is declined is stored. A card that is refused is not, and neither is a payment with it. */
const NOT_TOKENIZED = 'The card was refused, and nothing is stored: correct the card, or try another one.';

function simulatedError(code: SimulatedErrorCode, place: SimulatedErrorPlace): SandboxError {
  // The placeholder of messages about a missing field.
  const name = code.replace(/_required$/, '');
  return new SandboxError(
    code,
    { name },
    {
      details: detailsOf(code),
      requestedBy: 'payment_test.error in the metadata',
      ...(place === 'card' && errors[code].status === 402 && { explanation: NOT_TOKENIZED }),
    },
  );
}

/** Details of an error that is not a decline, but comes from the processor or replaces its response. */
export function detailsOf(code: ErrorCode): ErrorDetails {
  return errors[code].status === 402 || code === 'gateway_timeout_error' ? { decline_code: null } : {};
}
