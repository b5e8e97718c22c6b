import { paymentIntentStates } from '../../spec/states';
import type { EventOf } from '../../spec/vocabulary/machine';
import type { Context, Resources, Work } from '../context';
import { transition } from '../domain/transition';
import { presentPaymentIntent } from '../present/payment-intents';
import type { PaymentIntentRow, PaymentMethodRow, PaymentRow } from '../store/rows';

type IntentFields = Pick<PaymentIntentRow, 'amount' | 'currency' | 'description' | 'metadata'>;

export interface NewIntent {
  readonly row: PaymentIntentRow;
  /** As the API shows it. */
  readonly shown: Resources['PaymentIntent'];
}

/** The intent of a payment that was made directly: already where its payment is. */
export function addIntent(
  context: Context,
  { amount, currency, description, metadata }: IntentFields,
  method: PaymentMethodRow,
  status: PaymentIntentRow['status'],
): NewIntent {
  const row: PaymentIntentRow = {
    id: context.newId('pi'),
    sequence: context.rows.nextSequence(),
    mode: context.mode,
    account_id: context.account.id,
    amount,
    currency,
    description,
    metadata,
    status,
    payment_method_id: status === 'requires_payment_method' ? null : method.id,
    created_at: context.now,
    updated_at: context.now,
  };
  context.rows.put('payment_intents', row);
  const shown = presentPaymentIntent(context, row);
  context.emit('payment_intent.created', row, shown);
  return { row, shown };
}

/** Moves the intent of a payment along with it. */
export function moveIntent(work: Work, payment: PaymentRow, event: EventOf<typeof paymentIntentStates>): void {
  const intent = work.rows.require('payment_intents', payment.payment_intent_id);
  const status = transition(paymentIntentStates, intent.status, event);
  const payment_method_id = status === 'requires_payment_method' ? null : intent.payment_method_id;
  const row: PaymentIntentRow = { ...intent, status, payment_method_id, updated_at: work.now };
  work.rows.put('payment_intents', row);
  if (status === 'succeeded') work.emit('payment_intent.succeeded', row, presentPaymentIntent(work, row));
}
