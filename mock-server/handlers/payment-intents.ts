import type { RequestBody } from '../../spec/derive/request-body';
import { declinedIntentAdvice } from '../../spec/tables/errors/declines';
import { capture } from '../actions/capture';
import { emitPaymentEvents } from '../actions/emit-payment-events';
import { chargeIntent } from '../actions/charge';
import { requireNoIntentProblem } from '../actions/explain-state';
import { givenPaymentMethod } from '../actions/tokenize';
import { addIntent, attach, authorizedPayment, replaceIntent, unpaid } from '../actions/payment-intents';
import { requireNoProblem, SandboxError, Declined } from '../sandbox-error';
import type { Context, Handler, RequestContext } from '../context';
import { enabledProblem } from '../domain/account';
import { voided } from '../domain/payment';
import {
  canceled,
  intentCancelProblem,
  intentCaptureProblem,
  intentUpdateProblem,
  offerOf,
} from '../domain/payment-intent';
import { paymentIntentRows, presentPaymentIntent } from '../present/payment-intents';
import { paymentRows, presentPayment } from '../present/payments';
import type { PaymentIntentRow, PaymentMethodRow } from '../rows';
import { onAccount, requireVisible } from '../actions/visibility';
import { pageOf } from '../wire/page';
import { pageOfVisible } from './visible-page';

export const createPaymentIntent: Handler<'createPaymentIntent'> = (context, { body }) => {
  const { account } = context;
  requireNoProblem(enabledProblem(account));
  if (body.currency !== account.currency) throw new SandboxError('currency_invalid', { name: 'currency' });
  const method = body.payment_method && givenPaymentMethod(context, body.payment_method);
  const { row, rendered } = addIntent(context, {
    amount: body.amount,
    currency: body.currency,
    description: body.description ?? null,
    metadata: body.metadata ?? {},
    ...unpaid,
  });
  return method ? attach(context, row, method).rendered : rendered;
}; // sub_account_not_enabled currency_invalid payment_method_not_found, tokenization errors

export const listPaymentIntents: Handler<'listPaymentIntents'> = (context, { page }) =>
  pageOfVisible(context, 'payment_intents', page, (row) =>
    presentPaymentIntent(paymentIntentRows(context, row), context.now),
  );

export const getPaymentIntent: Handler<'getPaymentIntent'> = (context, { path }) =>
  presentPaymentIntent(paymentIntentRows(context, requireIntent(context, path('payment_intent_id'))), context.now);

export const updatePaymentIntent: Handler<'updatePaymentIntent'> = (request, { path, body }) => {
  const intent = requireIntent(request, path('payment_intent_id'));
  const context = onAccountOf(request, intent);
  const offer = offerOf(intent, body.payment_method);
  if (body.payment_method) requireNoProblem(enabledProblem(context.account));
  requireNoIntentProblem(context, intent, intentUpdateProblem(intent, { amount: body.amount !== undefined, offer }));
  const { amount = intent.amount, description = intent.description, metadata = intent.metadata } = body;
  const changed: PaymentIntentRow = { ...intent, amount, description, metadata, updated_at: context.now };
  if (body.payment_method === undefined || offer === 'nothing new') return replaceIntent(context, changed).rendered;
  return attach(context, changed, givenPaymentMethod(context, body.payment_method)).rendered;
}; // payment_intent_not_found sub_account_not_enabled payment_intent_unexpected_state payment_method_not_found, tokenization errors

export const capturePaymentIntent: Handler<'capturePaymentIntent'> = (request, { path, body }) => {
  const intent = requireIntent(request, path('payment_intent_id'));
  const context = onAccountOf(request, intent);
  requireNoProblem(enabledProblem(context.account));
  requireNoIntentProblem(context, intent, intentCaptureProblem(intent, offerOf(intent, body.payment_method)));
  const authorized = authorizedPayment(context, intent);
  if (authorized) {
    capture(context, authorized);
  } else {
    const { error } = chargeIntent(context, intent, payingMethod(context, intent, body.payment_method));
    if (error) return new Declined(error, declinedIntentAdvice);
  }
  return presentPaymentIntent(
    paymentIntentRows(context, context.rows.require('payment_intents', intent.id)),
    context.now,
  );
}; // payment_intent_not_found sub_account_not_enabled payment_intent_cannot_be_captured payment_intent_unexpected_state …

export const cancelPaymentIntent: Handler<'cancelPaymentIntent'> = (context, { path }) => {
  const intent = requireIntent(context, path('payment_intent_id'));
  requireNoIntentProblem(context, intent, intentCancelProblem(intent));
  const authorized = authorizedPayment(context, intent);
  if (authorized) {
    const payment = voided(authorized, context.now);
    context.rows.replace('payments', payment);
    emitPaymentEvents(context, payment, 'payment.canceled');
  }
  return replaceIntent(context, canceled(intent, context.now)).rendered;
}; // payment_intent_not_found payment_intent_unexpected_state

export const listPaymentIntentPayments: Handler<'listPaymentIntentPayments'> = (context, { path, page }) => {
  const { id } = requireIntent(context, path('payment_intent_id'));
  const list = { table: 'payments', index: 'ofIntent', partition: id, order: 'descending' } as const;
  return pageOf(context.rows, list, page, (row) => presentPayment(paymentRows(context, row), context.now));
}; // payment_intent_not_found

function requireIntent(context: RequestContext, id: string): PaymentIntentRow {
  return requireVisible(context, 'payment_intents', id, 'payment_intent_not_found');
}

/** Runs the request on the account of the intent: it creates objects there, and may use only the tokens of that account. */
function onAccountOf(context: Context, { account_id }: PaymentIntentRow): Context {
  return onAccount(context, context.rows.require('accounts', account_id));
}

/** Returns the payment method to charge: that of the request, or else the attached one. */
function payingMethod(
  context: Context,
  { payment_method_id }: PaymentIntentRow,
  given: RequestBody<'capturePaymentIntent'>['payment_method'],
): PaymentMethodRow {
  if (given) return givenPaymentMethod(context, given);
  if (payment_method_id === null) throw new Error('an intent that can be captured has a payment method');
  return context.rows.require('payment_methods', payment_method_id);
}
