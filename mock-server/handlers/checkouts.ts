import { attemptToComplete } from '../actions/complete-checkout';
import { explainedOfCheckout, requireNoCheckoutProblem } from '../actions/explain-state';
import { givenPaymentMethod } from '../actions/tokenize';
import { addIntent, replaceIntent, unpaid } from '../actions/payment-intents';
import { requireOwnGroup } from '../actions/payment-method-groups';
import { refund } from '../actions/refund';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { Context, Handler, RequestContext } from '../context';
import { enabledProblem } from '../domain/account';
import {
  checkoutFeesProblem,
  checkoutUpdateProblem,
  completionDeadline,
  completionProblem,
  expired,
  expiryProblem,
  payableProblem,
} from '../domain/checkout';
import { checkoutRows, presentCheckout, presentCheckoutRefund, savedMethods } from '../present/checkouts';
import type { CheckoutApplicationFees, CheckoutRow } from '../rows';
import { newOwnRow } from '../actions/new-row';
import { onAccount, requireVisible } from '../actions/visibility';

export const createCheckout: Handler<'createCheckout'> = (context, { body }) => {
  const { account } = context;
  const { amount, description, currency = account.currency, metadata = {}, payment = {} } = body;
  const fees = payment.fees ?? [];
  const application_fees = setFees(body.application_fees);
  requireNoProblem(enabledProblem(account));
  const group =
    body.payment_method_group_id === undefined ? undefined : requireOwnGroup(context, body.payment_method_group_id);
  if (currency !== account.currency) throw new SandboxError('checkout_invalid_currency', {});
  requireNoProblem(checkoutFeesProblem({ amount, currency, fees, application_fees }));
  const wanted = { amount, currency, description, metadata };
  const intent = addIntent(context, { ...wanted, ...unpaid }).row;
  const row: CheckoutRow = {
    ...newOwnRow(context, 'cho'),
    platform_account_id: account.platform_account_id,
    ...wanted,
    origin_url: body.origin_url ?? null,
    statement_descriptor: body.statement_descriptor ?? null,
    payment_description: payment.description ?? null,
    payment_metadata: payment.metadata ?? null,
    expedited: payment.expedited ?? null,
    ...(group && { payment_method_group_id: group.id }),
    fees,
    application_fees,
    status: 'created',
    payment_intent_id: intent.id,
    successful_payment_id: null,
    attempt_outcomes: [],
  };
  return addCheckout(context, row);
}; // sub_account_not_enabled resource_not_found checkout_invalid_currency, checkoutFeesProblem

function addCheckout(context: Context, row: CheckoutRow) {
  context.rows.insert('checkouts', row);
  context.schedule('expire_checkout', row.id, completionDeadline(row.created_at));
  const methods = savedMethods(context.rows, row);
  const answer = presentCheckout({ checkout: row, completions: [], ...methods }, context.now);
  context.emit('checkout.created', { kind: 'checkout', checkout: row, completion_id: null, ...methods }, answer);
  return answer;
}

export const getCheckout: Handler<'getCheckout'> = (context, { path }) =>
  presentCheckout(checkoutRows(context, requireCheckout(context, path('checkout_id'))), context.now);

export const updateCheckout: Handler<'updateCheckout'> = (context, { path, body }) => {
  const checkout = requireCheckout(context, path('checkout_id'));
  requireNoCheckoutProblem(context, checkout, checkoutUpdateProblem(checkout));
  const { amount = checkout.amount, description = checkout.description, metadata = checkout.metadata } = body;
  const row: CheckoutRow = {
    ...checkout,
    amount,
    description,
    metadata,
    statement_descriptor: body.statement_descriptor ?? checkout.statement_descriptor,
    application_fees: body.application_fees ? setFees(body.application_fees) : checkout.application_fees,
    updated_at: context.now,
  };
  requireNoProblem(checkoutFeesProblem(row));
  if (amount !== checkout.amount) changeIntentAmount(context, row);
  context.rows.replace('checkouts', row);
  return presentCheckout(checkoutRows(context, row), context.now);
}; // resource_not_found checkout_cannot_be_updated payment_intent_unexpected_state, checkoutFeesProblem

/** The attempts of a checkout are for the amount of its intent. */
function changeIntentAmount(context: Context, checkout: CheckoutRow): void {
  const { payment_intent_id, amount } = checkout;
  const intent = context.rows.require('payment_intents', payment_intent_id);
  requireNoCheckoutProblem(context, checkout, payableProblem(intent)); // payment_intent_unexpected_state
  replaceIntent(context, { ...intent, amount, updated_at: context.now });
}

export const completeCheckout: Handler<'completeCheckout'> = (request, { path, body }) => {
  const checkout = requireCheckout(request, path('checkout_id'));
  const context = onAccount(request, request.rows.require('accounts', checkout.account_id));
  requireNoProblem(enabledProblem(context.account));
  requireNoCheckoutProblem(context, checkout, completionProblem(checkout));
  const method = givenPaymentMethod(context, { token: body.payment_token });
  return attemptToComplete(context, checkout, { method, payment_mode: body.payment_mode ?? 'ecom' });
}; // resource_not_found sub_account_not_enabled checkout_cannot_be_completed payment_method_not_found, attemptToComplete

export const expireCheckout: Handler<'expireCheckout'> = (context, { path }) => {
  const checkout = requireCheckout(context, path('checkout_id'));
  requireNoCheckoutProblem(context, checkout, expiryProblem(checkout));
  const row = expired(checkout, context.now);
  context.rows.replace('checkouts', row);
  return presentCheckout(checkoutRows(context, row), context.now);
}; // resource_not_found checkout_unexpected_state

export const refundCheckout: Handler<'refundCheckout'> = (context, { path, body }) => {
  const checkout = requireCheckout(context, path('checkout_id'));
  if (checkout.successful_payment_id === null)
    throw explainedOfCheckout(context, checkout, new SandboxError('refund_error', {}));
  const payment = context.rows.require('payments', checkout.successful_payment_id);
  return presentCheckoutRefund(checkout, refund(context, payment, body));
}; // resource_not_found, refund errors

/** Returns the fees in the order of the document. An empty object sets no fee. */
function setFees({ card, bank_account }: CheckoutApplicationFees = {}): CheckoutApplicationFees | null {
  return card || bank_account ? { ...(card && { card }), ...(bank_account && { bank_account }) } : null;
}

function requireCheckout(context: RequestContext, id: string): CheckoutRow {
  return requireVisible(context, 'checkouts', id);
}
