import { controlOperations } from '../../../../spec/control';
import { paymentStates } from '../../../../spec/tables/states';
import type { Operation } from '../../../../spec/vocabulary/operation';
import type { Resources } from '../../../context';
import { canTransition } from '../../../domain/transition';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { controlAction } from '../parts/control-action';
import { RefusedAlert } from '../parts/refused-alert';
import { SchemaFields } from '../parts/schema-fields';

interface PaymentProps {
  readonly visit: Visit;
  readonly payment: Resources['Payment'];
}

/** The forms of the actions of people and banks on a payment. */
export function PaymentForms({ visit, payment: { status, payment_mode, refunds } }: PaymentProps) {
  const isReturnable = canTransition(paymentStates, status, 'return') && payment_mode === 'ach';
  const isRefunding = refunds.some((refund) => refund.status === 'pending');
  const form = { visit, disabled: isRefunding ? 'A refund of the payment is pending.' : undefined };
  return (
    <>
      <PaymentForm {...form} operation="openDispute" isPossible={canTransition(paymentStates, status, 'dispute')} />
      <PaymentForm {...form} operation="returnPayment" isPossible={isReturnable} />
    </>
  );
}

interface FormProps {
  readonly visit: Visit;
  readonly operation: 'openDispute' | 'returnPayment';
  readonly isPossible: boolean;
  /** The reason why it cannot be carried out now. */
  readonly disabled: string | undefined;
}

const buttons = { openDispute: 'Open dispute', returnPayment: 'Return' } as const;

function PaymentForm({ visit, operation, isPossible, disabled }: FormProps) {
  const { body = {} }: Operation = controlOperations[operation];
  if (!isPossible) return <RefusedAlert visit={visit} action={operation} />;
  return (
    <ActionForm
      visit={visit}
      action={operation}
      button={buttons[operation]}
      isSecondary
      disabled={disabled}
      fields={(state) => <SchemaFields state={state} of={body} />}
    />
  );
}

/** The actions of these forms. */
export const paymentActions: DashboardPage['actions'] = {
  openDispute: controlAction('openDispute'), // resource_not_found payment_cannot_be_disputed …
  returnPayment: controlAction('returnPayment'), // resource_not_found payment_cannot_be_returned refund_in_progress
};
