import type { Outcome } from '../../spec/vocabulary/outcome';

/** The codes of the error for the outcome of a card payment. */
export interface OutcomeCodes {
  readonly result: Outcome['result'];
  readonly decline_code: string | null;
  readonly error_code: string | null;
  readonly network_error_code: string | null;
}

/** Returns the codes of an outcome. */
export function codesOf(outcome: Outcome): OutcomeCodes {
  const { result } = outcome;
  const errorCode = result === 'approved' ? null : result === 'declined' ? 'card_declined' : outcome.errorCode;
  return {
    result,
    decline_code: result === 'declined' ? outcome.declineCode : null,
    error_code: errorCode,
    network_error_code: result === 'declined' || result === 'refused' ? outcome.networkErrorCode : null,
  };
}
