import { attemptToComplete } from '../actions/complete-checkout';
import { givenPaymentMethod } from '../actions/given-payment-method';
import { addIntent } from '../actions/payment-intents';
import { refund } from '../actions/refund';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { Context, Handler } from '../context';
import { enabledProblem } from '../domain/account';
import { completionDeadline, completionProblem } from '../domain/checkout';
import { givenFeesProblem } from '../domain/payment-fees';
import { presentCheckout } from '../present/checkouts';
import type { CheckoutRow } from '../rows';
import { onAccount, requireVisible, visiblePartition } from '../actions/visibility';
import { pageOf } from '../wire/page';

export const createCheckout: Handler<'createCheckout'> = (context, { body }) => {
  const { account, now } = context;
  const { amount, description, currency = account.currency, metadata = {} } = body;
  const fees = body.payment?.fees ?? [];
  requireNoProblem(enabledProblem(account));
  if (currency !== account.currency) throw new SandboxError('checkout_invalid_currency', {});
  requireNoProblem(givenFeesProblem({ amount, currency }, { fees }));
  const wanted = { amount, currency, description, metadata };
  const intent = addIntent(context, { ...wanted, status: 'requires_payment_method', payment_method_id: null }).row;
  const row: CheckoutRow = {
    id: context.newId('cho'),
    sequence: context.rows.nextSequence(),
    mode: context.mode,
    account_id: account.id,
    ...wanted,
    fees,
    status: 'created',
    payment_intent_id: intent.id,
    successful_payment_id: null,
    created_at: now,
    updated_at: now,
  };
  return addCheckout(context, row);
}; // sub_account_not_enabled checkout_invalid_currency, givenFeesProblem

function addCheckout(context: Context, row: CheckoutRow) {
  context.rows.put('checkouts', row);
  context.schedule('expire_checkout', row.id, completionDeadline(row.created_at));
  const answer = presentCheckout(row);
  context.emit('checkout.created', row, answer);
  return answer;
}

export const listCheckouts: Handler<'listCheckouts'> = (context, { page }) => {
  const list = {
    table: 'checkouts',
    index: 'newest',
    partition: visiblePartition(context),
    order: 'descending',
  } as const;
  return pageOf(context.rows, list, page, presentCheckout);
};

export const getCheckout: Handler<'getCheckout'> = (context, { path }) =>
  presentCheckout(requireCheckout(context, path('checkout_id')));

export const completeCheckout: Handler<'completeCheckout'> = (request, { path, body }) => {
  const checkout = requireCheckout(request, path('checkout_id'));
  const context = onAccount(request, request.rows.require('accounts', checkout.account_id));
  requireNoProblem(enabledProblem(context.account) ?? completionProblem(checkout));
  return attemptToComplete(context, checkout, givenPaymentMethod(context, { token: body.payment_token }));
}; // resource_not_found sub_account_not_enabled checkout_cannot_be_completed payment_method_not_found, attemptToComplete

export const refundCheckout: Handler<'refundCheckout'> = (context, { path, body }) => {
  const checkout = requireCheckout(context, path('checkout_id'));
  if (checkout.successful_payment_id === null) throw new SandboxError('refund_error', {});
  const payment = context.rows.require('payments', checkout.successful_payment_id);
  const { id, status, amount, returned_fees } = refund(context, payment, body);
  // The refund belongs to the payment of the checkout.
  return { id: id.replace('re_', 'chr_'), checkout_id: checkout.id, status, refund_amount: amount, returned_fees };
}; // resource_not_found, refund errors

function requireCheckout(context: Context, id: string): CheckoutRow {
  return requireVisible(context, 'checkouts', id);
}
