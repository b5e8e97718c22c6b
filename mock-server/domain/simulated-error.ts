import { type ErrorCode, errors } from '../../spec/tables/errors';
import { isMagicError, type MagicErrorCode, magicErrors, type MagicPlace } from '../../spec/tables/simulated-errors';
import { ApiError, type ErrorDetails } from '../sandbox-error';
import type { Metadata, Mode } from '../rows';

/** What metadata ask for in `payment_test.error`: an error, a name that means none in this place, or nothing. */
export type AskedError = { readonly error: ApiError } | { readonly ignored: true } | undefined;

/** The error that metadata ask for. Live accounts do not look. */
export function errorAskedFor(metadata: Metadata, place: MagicPlace, mode: Mode): AskedError {
  const test = mode === 'test' ? metadata['payment_test'] : undefined;
  if (typeof test !== 'object' || test === null || !('error' in test) || typeof test.error !== 'string')
    return undefined;
  if (!isMagicError(test.error) || !magicErrors[test.error].places.includes(place)) return { ignored: true };
  return { error: magicError(test.error) };
}

function magicError(code: MagicErrorCode): ApiError {
  // The gap of the messages that have one: what is missing.
  const name = code.replace(/_required$/, '');
  return new ApiError(code, { name }, { details: detailsOf(code), askedBy: 'payment_test.error in the metadata' });
}

/** As of a processor that answers otherwise than with a decline, or not at all. */
export function detailsOf(code: ErrorCode): ErrorDetails {
  return errors[code].status === 402 || code === 'gateway_timeout_error' ? { decline_code: null } : {};
}
