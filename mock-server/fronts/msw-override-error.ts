import type { DeclineCode } from '../../spec/tables/decline-codes';
import { type ErrorCode, errors } from '../../spec/tables/errors';
import { isApiErrorCode } from '../../spec/tables/faults';
import type { NetworkErrorCode } from '../../spec/tables/network-errors';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { errorOfCode, NOTHING_STORED } from '../domain/fault-error';
import { declineOutcome, outcomeError } from '../domain/processor';
import type { SandboxError } from '../sandbox-error';
import { errorResponse, type TextResponse } from '../wire/envelope';

/** Fields of an error body that replace those of its code. Source: Errors, Error body. */
export interface OverrideErrorDetails {
  /** The message. Default: that of the code. */
  readonly message?: string | undefined;
  /** The reason for a decline. Of `card_declined` it also decides the message and the network error code. */
  readonly decline_code?: DeclineCode | null | undefined;
  /** The code of the card network. */
  readonly network_error_code?: NetworkErrorCode | undefined;
  /** The card network of the category. */
  readonly network?: string | undefined;
  /** The network's category of the decline. */
  readonly network_error_category?: string | undefined;
}

const requestedBy = 'an override';

/** Returns the response for an error of an operation. Throws a `TypeError` for a code that is not one of its codes. */
export function overrideError(
  codes: readonly ErrorCode[],
  code: string,
  { message, ...details }: OverrideErrorDetails = {},
): TextResponse {
  const known = codes.find((each) => each === code);
  if (known === undefined || !isApiErrorCode(known))
    throw new TypeError(`the operation has no error code "${code}".${didYouMean(code, codes)}`);
  const { decline_code = 'generic_decline' } = details;
  const decline = known === 'card_declined' && decline_code !== null ? declineOf(decline_code) : undefined;
  const isDecline = errors[known].status === 402;
  const error = decline ?? errorOfCode(known, requestedBy, isDecline ? { explanation: NOTHING_STORED } : {});
  if (message !== undefined) error.message = message;
  Object.assign(error.details, Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)));
  return errorResponse(error);
}

function declineOf(declineCode: DeclineCode): SandboxError | undefined {
  return outcomeError(declineOutcome(declineCode), undefined, requestedBy, NOTHING_STORED);
}
