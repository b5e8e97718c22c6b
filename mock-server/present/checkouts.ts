import type { Resources } from '../context';
import { takesBankAccounts } from '../domain/bank-account';
import type { CheckoutCompletionRow, CheckoutRow, CheckoutState, CompletionState, PaymentMethodRow } from '../rows';
import type { Reader } from '../store/reader';
import { methodsOfGroup } from './payment-method-groups';
import { presentPaymentMethod } from './payment-methods';
import { rendered } from './rendered';

/** The rows that a checkout is rendered from. */
export interface CheckoutRows {
  readonly checkout: CheckoutRow;
  /** Newest first. */
  readonly completions: readonly CheckoutCompletionRow[];
  /** The payment methods of its group, newest first. Absent without a group. */
  readonly methods?: readonly PaymentMethodRow[];
}

/** Returns the rows that a checkout is rendered from. */
export function checkoutRows({ rows }: { readonly rows: Reader }, checkout: CheckoutRow): CheckoutRows {
  const completions = [...rows.walk('checkout_completions', 'ofCheckout', checkout.id, 'descending')];
  return { checkout, completions, ...savedMethods(rows, checkout) };
}

/** Returns the payment methods that a checkout offers, as a field of the rows of a checkout and of the state of its events. */
export function savedMethods(
  rows: Reader,
  { payment_method_group_id: id }: CheckoutRow,
): Pick<CheckoutRows, 'methods'> {
  return id === undefined ? {} : { methods: methodsOfGroup(rows, rows.require('payment_method_groups', id)) };
}

/** Returns the rows that a checkout was rendered from when an event happened: without the attempts since. */
export function formerCheckoutRows(
  rows: Reader,
  { checkout, completion_id, methods = [] }: CheckoutState | CompletionState,
): CheckoutRows {
  if (completion_id === null) return { checkout, completions: [], methods };
  const newest = rows.require('checkout_completions', completion_id);
  const earlier = rows.walk('checkout_completions', 'ofCheckout', checkout.id, 'descending', newest.sequence);
  return { checkout, completions: [newest, ...earlier], methods };
}

export function presentCheckout(
  { checkout: row, completions, methods = [] }: CheckoutRows,
  now: string,
): Resources['Checkout'] {
  return rendered('Checkout', row, {
    payment_amount: row.amount,
    payment_currency: row.currency,
    payment_description: row.description,
    payment_method_group_id: row.payment_method_group_id ?? null,
    payment_methods: methods.map((method) => presentPaymentMethod(method, now)),
    payment_settings: paymentSettings(row),
    total_amount: row.amount,
    insurance_amount: 0,
    completions: completions.map(presentCompletionItem),
    payment: {
      description: row.payment_description,
      metadata: row.payment_metadata ?? {},
      expedited: row.expedited,
      fees: row.fees.map(({ type, amount }) => ({ type, amount })),
    },
  });
}

function paymentSettings({ currency }: CheckoutRow): Resources['Checkout']['payment_settings'] {
  return {
    ach_payments: takesBankAccounts(currency),
    bnpl_payments: false,
    credit_card_payments: true,
    insurance_payments: false,
    bank_account_verification: false,
  };
}

/** Renders an attempt, with its checkout as it is after the attempt. */
export function presentCompletion(
  row: CheckoutCompletionRow,
  checkout: Resources['Checkout'],
): Resources['CheckoutCompletion'] {
  return { ...presentCompletionItem(row), checkout };
}

/** Renders an attempt, as part of its checkout. A token is the id of its payment method. */
function presentCompletionItem(row: CheckoutCompletionRow): Resources['CheckoutCompletionItem'] {
  return rendered('CheckoutCompletionItem', row, {
    payment_token: row.payment_method_id,
    terminal_id: null,
    additional_transactions: [],
  });
}

/** Renders a refund of the payment of a checkout. It has the id of that refund with another prefix. */
export function presentCheckoutRefund(
  checkout: Pick<CheckoutRow, 'id'>,
  refund: Resources['Refund'],
): Resources['CheckoutRefund'] {
  return {
    id: refund.id.replace('re_', 'chr_'),
    checkout_id: checkout.id,
    status: refund.status,
    refund_amount: refund.amount,
    returned_fees: refund.returned_fees.map(({ type, ...fee }) => ({ type, amount: fee.returned_amount, ...fee })),
    refund_response: { id: refund.id, type: 'refund', data: refund, page_info: null },
    created_at: refund.created_at,
    updated_at: refund.updated_at,
  };
}
