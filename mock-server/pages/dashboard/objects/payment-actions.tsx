import { defaultDisputeReason, disputeReasonNames } from '../../../../spec/tables/dispute-reasons';
import { bankReturnReasons } from '../../../../spec/tables/outcomes';
import { paymentStates } from '../../../../spec/tables/states';
import { runOnPlatform } from '../../../control/run';
import { canTransition } from '../../../domain/transition';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import { SelectField, TextField } from '../../form';
import type { Action, DashboardPage } from '../page';
import { ActionForm } from '../parts/action-form';
import { filledFields, numberOrText } from '../parts/filled-fields';
import { jobActions } from '../parts/pending-jobs';
import { RefusedAlert } from '../parts/refused-alert';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Section } from '../parts/values';
import { sentenceCase } from '../text';
import type { PaymentProps } from './payment-facts';

/** The forms of the actions of people and banks on a payment. */
export function PaymentActions({ visit, payment }: PaymentProps) {
  const { id, status, payment_mode } = payment;
  const canDispute = canTransition(paymentStates, status, 'dispute');
  const canReturn = canTransition(paymentStates, status, 'return') && payment_mode === 'ach';
  return (
    <Section title="Actions">
      {!canDispute && <RefusedAlert visit={visit} action="open_dispute" />}
      {!canReturn && <RefusedAlert visit={visit} action="return_payment" />}
      <div class="actions">
        <TriggerForm visit={visit} id={id} events={eventsOfKind('payment')} />
        {canDispute && <DisputeForm visit={visit} payment={payment} />}
        {canReturn && <ReturnForm visit={visit} payment={payment} />}
      </div>
    </Section>
  );
}

function DisputeForm({ visit, payment }: PaymentProps) {
  return (
    <ActionForm
      visit={visit}
      action="open_dispute"
      button="Open dispute"
      isSecondary
      disabled={refundReason(payment)}
      fields={(state) => (
        <>
          <TextField
            state={state}
            name="amount"
            label="Amount in cents"
            hint={`Default: the remaining amount, ${payment.amount_refundable}.`}
            inputmode="numeric"
          />
          <SelectField
            state={state}
            name="reason"
            label="Reason"
            hint={`Default: ${defaultDisputeReason}.`}
            options={titlesOf(disputeReasonNames)}
          />
        </>
      )}
    />
  );
}

function ReturnForm({ visit, payment }: PaymentProps) {
  return (
    <ActionForm
      visit={visit}
      action="return_payment"
      button="Return"
      subject="the payment"
      isSecondary
      disabled={refundReason(payment)}
      fields={(state) => (
        <SelectField
          state={state}
          name="reason"
          label="Reason of the bank"
          hint={`Default: ${bankReturnReasons[0]}.`}
          options={titlesOf(bankReturnReasons)}
        />
      )}
    />
  );
}

const titlesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, sentenceCase(name)]));

/** Returns the reason why a pending refund prevents both. */
function refundReason({ refunds }: PaymentProps['payment']): string | undefined {
  return refunds.some(({ status }) => status === 'pending') ? 'A refund of the payment is pending.' : undefined;
}

const openDispute: Action = async ({ platform, id }, form) => {
  const { amount, reason } = filledFields(form, ['amount', 'reason']);
  const body = {
    ...(reason !== undefined && { reason }),
    ...(amount !== undefined && { amount: numberOrText(amount) }),
  };
  await runOnPlatform(platform, 'openDispute', { path: () => id, body }); // resource_not_found payment_cannot_be_disputed …
  return undefined;
};

const returnPayment: Action = async ({ platform, id }, form) => {
  await runOnPlatform(platform, 'returnPayment', { path: () => id, body: filledFields(form, ['reason']) }); // resource_not_found payment_cannot_be_returned refund_in_progress
  return undefined;
};

/** The actions of the page of a payment. */
export const paymentActions: DashboardPage['actions'] = {
  ...triggerActions,
  ...jobActions,
  open_dispute: openDispute,
  return_payment: returnPayment,
};
