import { operations } from '../../../../spec/resources';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { isSandboxError } from '../../../sandbox-error';
import { SelectField, TextField } from '../../form';
import { dollarsOf } from '../../money';
import { FormRefused } from '../form-refused';
import type { Visit } from '../page';
import { readApi } from '../read';
import { sentenceCase } from '../text';
import { creationPage, idIn } from './creation';
import { AmountField, DescriptionField, MetadataField } from './fields';

const { body = {} }: Operation = operations.createRefund;
const reasons = (body.properties?.['reason']?.enum ?? []).map(String);

/** Refunds a payment, or a part of it. The query may name the payment: `payment_id`. */
export const createRefund = creationPage({
  title: 'Refund a payment',
  button: 'Refund',
  fields: (state) => (
    <>
      <TextField state={state} name="payment_id" label="Payment" hint="The id of the payment." half />
      <AmountField state={state} />
      <SelectField
        state={state}
        name="reason"
        label="Reason"
        options={Object.fromEntries(reasons.map((reason) => [reason, sentenceCase(reason)]))}
        empty="None"
        half
      />
      <DescriptionField state={state} />
      <MetadataField state={state} />
    </>
  ),
  preset: (visit) => {
    const payment_id = visit.search.get('payment_id') ?? '';
    const refundable = findPayment(visit, payment_id)?.amount_refundable ?? 0;
    return { payment_id, amount: refundable > 0 ? dollarsOf(refundable) : '' };
  },
  create: async (_, entered, send) => {
    const payment_id = entered.text('payment_id');
    const body = {
      amount: entered.cents('amount'),
      reason: entered.text('reason'),
      description: entered.text('description'),
      metadata: entered.pairs('metadata'),
    };
    entered.requireReadable();
    if (payment_id === undefined) throw new FormRefused({ payment_id: 'Enter the id of a payment.' });
    return `refunds/${idIn(await send('createRefund', { path: { payment_id }, body }))}`;
  },
});

function findPayment(visit: Visit, payment_id: string) {
  if (payment_id === '') return undefined;
  try {
    return readApi(visit, 'getPayment', { payment_id });
  } catch (error) {
    if (isSandboxError(error) && error.status === 404) return undefined;
    throw error;
  }
}
