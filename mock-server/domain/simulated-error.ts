import { type ErrorCode, errors } from '../../spec/tables/errors';
import {
  isSimulatedError,
  type SimulatedErrorCode,
  simulatedErrors,
  type SimulatedErrorPlace,
} from '../../spec/tables/simulated-errors';
import { SandboxError, type ErrorDetails } from '../sandbox-error';
import type { Metadata, Mode } from '../rows';

/** What metadata ask for in `payment_test.error`: an error, a name that means none in this place, or nothing. */
export type RequestedError = { readonly error: SandboxError } | { readonly ignored: true } | undefined;

/** The error that metadata ask for. Live accounts do not look. */
export function requestedError(metadata: Metadata, place: SimulatedErrorPlace, mode: Mode): RequestedError {
  const test = mode === 'test' ? metadata['payment_test'] : undefined;
  if (typeof test !== 'object' || test === null || !('error' in test) || typeof test.error !== 'string')
    return undefined;
  if (!isSimulatedError(test.error) || !simulatedErrors[test.error].places.includes(place)) return { ignored: true };
  return { error: simulatedError(test.error) };
}

function simulatedError(code: SimulatedErrorCode): SandboxError {
  // The gap of the messages that have one: what is missing.
  const name = code.replace(/_required$/, '');
  return new SandboxError(
    code,
    { name },
    { details: detailsOf(code), requestedBy: 'payment_test.error in the metadata' },
  );
}

/** As of a processor that answers otherwise than with a decline, or not at all. */
export function detailsOf(code: ErrorCode): ErrorDetails {
  return errors[code].status === 402 || code === 'gateway_timeout_error' ? { decline_code: null } : {};
}
