import type { Outcome } from '../../spec/vocabulary/outcome';

/** The codes of the error for the outcome of a card payment. */
export interface OutcomeCodes {
  readonly result: Outcome['result'];
  readonly error_code: string | null;
  readonly decline_code: string | null;
  readonly network_error_code: string | null;
}

/** Returns the codes of an outcome. */
export function codesOf(outcome: Outcome): OutcomeCodes {
  const { result } = outcome;
  const errorCode = result === 'approved' ? null : result === 'declined' ? 'card_declined' : outcome.errorCode;
  return {
    result,
    error_code: errorCode,
    decline_code: result === 'declined' ? outcome.declineCode : null,
    network_error_code: result === 'declined' || result === 'refused' ? outcome.networkErrorCode : null,
  };
}
