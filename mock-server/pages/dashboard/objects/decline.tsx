import { explainDecline } from '../../../../spec/derive/explain-decline';
import type { Resources } from '../../../context';
import { Alert } from '../parts/alert';

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
