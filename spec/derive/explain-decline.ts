import { declineCodes } from '../tables/decline-codes';
import { declineErrors, refusalAdvice } from '../tables/errors/declines';
import { sentenceCase } from '../vocabulary/sentence-case';

/** The advice after a refused bank payment. */
const bankAdvice = 'Tell the payer, or take another payment method.';

/** The fields of a failed payment that say why. */
interface Failure {
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly payment_mode: string;
}

/** Returns the cause of a failure and the advice, as sentences. */
export function explainDecline({ error_code, error_description, payment_mode }: Failure): string {
  const code = error_code ?? '';
  const cause = isDeclineCode(code) ? declineCodes[code].message : (error_description ?? code);
  if (payment_mode === 'ach') return `${sentenceCase(cause)}. ${bankAdvice}`;
  return isErrorCode(code) ? declineErrors[code].explanation.template : `${sentenceCase(cause)}. ${refusalAdvice}`;
}

const isDeclineCode = (code: string): code is keyof typeof declineCodes => Object.hasOwn(declineCodes, code);

const isErrorCode = (code: string): code is keyof typeof declineErrors => Object.hasOwn(declineErrors, code);
