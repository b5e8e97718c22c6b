import { postEntries } from '../actions/balance';
import { capture } from '../actions/capture';
import { charge } from '../actions/charge';
import { requireNoPaymentProblem } from '../actions/explain-state';
import { givenPaymentMethod } from '../actions/tokenize';
import { moveIntent } from '../actions/payment-intents';
import { emitPaymentEvents } from '../actions/emit-payment-events';
import { valueRules } from '../../spec/tables/value-rules';
import { Declined, invalidParameter, requireNoProblem, SandboxError } from '../sandbox-error';
import type { Context, Handler, RequestContext } from '../context';
import { enabledProblem } from '../domain/account';
import { voidEntries } from '../domain/balance';
import { dueDateProblem, requestedDispute, unknownMemberWarning } from '../domain/dispute-test';
import { captureProblem, voided, voidProblem } from '../domain/payment';
import { givenFeesProblem } from '../domain/payment-fees';
import { pendingRefundProblem } from '../domain/refund';
import { paymentRows, presentPayment } from '../present/payments';
import type { PaymentRow } from '../rows';
import { requireVisible } from '../actions/visibility';

export const createPayment: Handler<'createPayment'> = (context, { body }) => {
  const { account } = context;
  requireNoProblem(enabledProblem(account));
  if (body.currency !== account.currency) throw new SandboxError('currency_invalid', { name: 'currency' });
  requireNoProblem(givenFeesProblem(body, body));
  const method = givenPaymentMethod(context, body.payment_method, body.email);
  if (body.capture_strategy === 'manual' && method.card === null) {
    throw new SandboxError('capture_strategy_invalid', { name: 'capture_strategy' });
  }
  const { metadata } = body;
  const dispute = metadata && requestedDispute(metadata, context.mode);
  requireNoProblem(dispute && dueDateProblem(dispute, context.now));
  const warning = dispute && unknownMemberWarning(metadata);
  if (warning !== undefined) context.warn(warning);
  const { payment, error } = charge(context, method, body);
  if (error) return new Declined(error);
  // Fees are calculated after the response, so it has none yet.
  return payment.fees.length === 0 ? payment : { ...payment, fees: [] };
}; // sub_account_not_enabled currency_invalid payment_method_not_found givenFeesProblem capture_strategy_invalid parameter_invalid, tokenization and charge errors

export const getPayment: Handler<'getPayment'> = (context, { path }) =>
  presentPayment(paymentRows(context, requirePayment(context, path('payment_id'))), context.now);

export const updatePayment: Handler<'updatePayment'> = (context, { path, body }) => {
  const payment = requirePayment(context, path('payment_id'));
  const { description = payment.description, metadata = payment.metadata } = body;
  const row = putPayment(context, { ...payment, description, metadata, updated_at: context.now });
  return presentPayment(paymentRows(context, row), context.now);
}; // resource_not_found

export const capturePayment: Handler<'capturePayment'> = (context, { path, body }) => {
  const payment = requirePayment(context, path('payment_id'));
  requireNoProblem(enabledProblem(context.rows.require('accounts', payment.account_id)));
  requireNoPaymentProblem(context, payment, captureProblem(payment, context.now));
  if (body.amount !== undefined && body.amount !== payment.amount) {
    const rule = valueRules.whole_capture.fill({ name: 'amount', amount: String(payment.amount) });
    throw invalidParameter('amount', rule);
  }
  return capture(context, payment);
}; // resource_not_found sub_account_not_enabled charge_expired_for_capture payment_already_captured payment_cannot_be_captured parameter_invalid

export const voidPayment: Handler<'voidPayment'> = (context, { path }) => {
  const payment = requirePayment(context, path('payment_id'));
  const refunds = context.rows.walk('refunds', 'ofPayment', payment.id, 'descending');
  requireNoPaymentProblem(context, payment, voidProblem(payment, context.now) ?? pendingRefundProblem(refunds));
  const row = postEntries(context, voided(payment, context.now), voidEntries(payment));
  const result = emitPaymentEvents(context, row, 'payment.canceled');
  if (!payment.captured) moveIntent(context, row, 'cancel');
  return result;
}; // resource_not_found payment_cannot_be_voided payment_outside_void_window refund_in_progress

function requirePayment(context: RequestContext, id: string): PaymentRow {
  return requireVisible(context, 'payments', id);
}

function putPayment(context: Context, row: PaymentRow): PaymentRow {
  context.rows.replace('payments', row);
  return row;
}
