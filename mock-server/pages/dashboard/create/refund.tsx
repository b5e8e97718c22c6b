import { operations } from '../../../../spec/resources';
import type { Operation } from '../../../../spec/vocabulary/operation';
import type { Resources } from '../../../context';
import { isSandboxError } from '../../../sandbox-error';
import { type FieldChecks, SelectField, TextField } from '../../form';
import { actedByApi } from '../acts/api-answers';
import { dollarsOf } from '../../money';
import { FormRefused } from '../form-refused';
import type { Visit } from '../page';
import { required } from '../parts/field-words';
import { readApi } from '../read';
import { sentenceCase } from '../text';
import { creationPage, idIn } from './creation';
import { AmountField, DescriptionField, MetadataField } from './fields';
import { refundChecks } from './refusal';

const { body = {} }: Operation = operations.createRefund;
const reasons = (body.properties?.['reason']?.enum ?? []).map(String);

/** Refunds a payment, or a part of it. The query may name the payment: `payment_id`. */
export const createRefund = creationPage({
  title: 'Refund a payment',
  button: 'Refund',
  fields: (state, visit) => (
    <>
      <TextField
        state={state}
        name="payment_id"
        label="Payment"
        hint="The id of the payment."
        half
        checks={required('payment_id')}
      />
      <AmountField state={state} checks={atMost(findPayment(visit, state.values['payment_id'] ?? ''))} />
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
  create: async (visit, entered, send) => {
    const payment_id = entered.text('payment_id');
    const body = {
      amount: entered.cents('amount'),
      reason: entered.text('reason'),
      description: entered.text('description'),
      metadata: entered.pairs('metadata'),
    };
    entered.requireReadable();
    if (payment_id === undefined) throw new FormRefused({ payment_id: 'Enter the id of a payment.' });
    const id = idIn(await send('createRefund', { path: { payment_id }, body }));
    return actedByApi(visit, 'createRefund', id, { to: `refunds/${id}` });
  },
});

/** Returns the check of the amount that is left of a payment. */
const atMost = (payment: Resources['Payment'] | undefined): FieldChecks =>
  payment === undefined ? {} : refundChecks(payment.amount_refundable, payment.currency);

function findPayment(visit: Visit, payment_id: string) {
  if (payment_id === '') return undefined;
  try {
    return readApi(visit, 'getPayment', { payment_id });
  } catch (error) {
    if (isSandboxError(error) && error.status === 404) return undefined;
    throw error;
  }
}
