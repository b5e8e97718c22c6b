import { declineCodes } from '../../../../spec/tables/decline-codes';
import { declineErrors, refusalAdvice } from '../../../../spec/tables/errors/declines';
import type { Resources } from '../../../context';
import { Alert } from '../parts/alert';
import { sentenceCase } from '../text';

/** The advice after a refused bank payment. */
const bankAdvice = 'Tell the payer, or take another payment method.';

/** Why a payment failed, and what to do. */
export function Decline({ payment }: { readonly payment: Resources['Payment'] }) {
  const { status, error_code, returned } = payment;
  if (status !== 'failed' || error_code === null) return null;
  return (
    <Alert tone="bad">
      {returned ? 'Returned' : 'Declined'} with <code>{error_code}</code>. {explainDecline(payment)}
    </Alert>
  );
}

/** Returns the cause of a failure and the advice, as sentences. */
export function explainDecline({
  error_code,
  error_description,
  payment_mode,
}: Pick<Resources['Payment'], 'error_code' | 'error_description' | 'payment_mode'>): string {
  const code = error_code ?? '';
  const cause = isDeclineCode(code) ? declineCodes[code].message : (error_description ?? code);
  if (payment_mode === 'ach') return `${sentenceCase(cause)}. ${bankAdvice}`;
  return isErrorCode(code) ? declineErrors[code].explanation.template : `${sentenceCase(cause)}. ${refusalAdvice}`;
}

const isDeclineCode = (code: string): code is keyof typeof declineCodes => Object.hasOwn(declineCodes, code);

const isErrorCode = (code: string): code is keyof typeof declineErrors => Object.hasOwn(declineErrors, code);
