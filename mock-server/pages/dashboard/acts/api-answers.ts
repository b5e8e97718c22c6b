import { limits } from '../../../../spec/tables/limits';
import { paymentStates, refundStates } from '../../../../spec/tables/states';
import { daysText } from '../../../../spec/vocabulary/day-text';
import { amountRefundable } from '../../../domain/payment';
import type { Currency } from '../../../rows';
import type { Reader } from '../../../store/reader';
import { formatAmount } from '../../money';
import type { Acted, Visit } from '../page';
import { phraseOf } from '../text';
import type { Said } from './said';

interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

const moneyOf = ({ amount, currency }: Money): string => formatAmount(amount, currency);

const captureWindow = daysText(limits.capture_window_seconds.value);

/** Sentences of the operations of the API that forms of the dashboard send, from the id of the object. */
const apiAnswers = {
  createPayment: (rows, id) => {
    const payment = rows.require('payments', id);
    const { status } = payment;
    const money = moneyOf(payment);
    if (status === 'failed') return { text: `The payment of ${money} was declined.`, tone: 'bad' };
    if (status === 'authorized')
      return `Authorized a payment of ${money}. It is charged when it is captured, within ${captureWindow}.`;
    return `Created a payment of ${money}.${status === 'pending' ? ` ${paymentStates.states.pending.meaning}` : ''}`;
  },
  createPaymentIntent: (rows, id) => `Created a payment intent of ${moneyOf(rows.require('payment_intents', id))}.`,
  createCheckoutSession: (rows, id) => {
    const { payment_intent_id } = rows.require('checkout_sessions', id);
    return `Created a checkout link for ${moneyOf(rows.require('payment_intents', payment_intent_id))}.`;
  },
  createSubAccount: (rows, id) => {
    const { name, mode } = rows.require('accounts', id);
    return `Created the sub account ${name}.${mode === 'live' ? ' It takes payments after its onboarding.' : ''}`;
  },
  createRefund: (rows, id) => {
    const { amount, status, payment_id } = rows.require('refunds', id);
    const payment = rows.require('payments', payment_id);
    const part = `${formatAmount(amount, payment.currency)} of ${moneyOf(payment)}`;
    if (status === 'failed') return { text: `The bank rejected the refund of ${part}.`, tone: 'bad' };
    if (status === 'pending') return `Sent a refund of ${part}. ${refundStates.states.pending.meaning}`;
    const left = amountRefundable(payment);
    const rest = left > 0 ? ` ${formatAmount(left, payment.currency)} can still be refunded.` : '';
    return `Refunded ${part}.${rest}`;
  },
  capturePayment: (rows, id) => `Captured the payment of ${moneyOf(rows.require('payments', id))}.`,
  voidPayment: (rows, id) => `Voided the payment of ${moneyOf(rows.require('payments', id))}.`,
  capturePaymentIntent: (rows, id) => `Captured the payment of ${moneyOf(rows.require('payment_intents', id))}.`,
  cancelPaymentIntent: (rows, id) => `Canceled the payment intent of ${moneyOf(rows.require('payment_intents', id))}.`,
  expireCheckout: (rows, id) => `Expired the checkout of ${moneyOf(rows.require('checkouts', id))}.`,
  updateDisputeResponse: (_rows, _id, body) => {
    const names = Object.keys(body).map((name) => phraseOf(name));
    return names.length === 0 ? 'Nothing was entered, and nothing changed.' : `Saved ${names.join(', ')}.`;
  },
} satisfies Readonly<Record<string, (rows: Reader, id: string, body: object) => Said>>;

/** An operation of the API that a form of the dashboard sends. */
export type ApiAct = keyof typeof apiAnswers;

/** Returns what an operation did. `to` is the path of the page that shows it (default: that of the form). */
export const actedByApi = (
  { platform }: Pick<Visit, 'platform'>,
  operation: ApiAct,
  id: string,
  { to, body = {} }: { readonly to?: string; readonly body?: object } = {},
): Acted => ({ says: apiAnswers[operation](platform.rows, id, body), to });
