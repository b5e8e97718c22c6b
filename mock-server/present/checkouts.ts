import type { Resources } from '../context';
import type { CheckoutCompletionRow, CheckoutRow } from '../rows';

export function presentCheckout(row: CheckoutRow): Resources['Checkout'] {
  return {
    id: row.id,
    account_id: row.account_id,
    platform_account_id: row.platform_account_id,
    mode: row.mode,
    status: row.status,
    payment_amount: row.amount,
    payment_currency: row.currency,
    payment_description: row.description,
    payment_intent_id: row.payment_intent_id,
    payment_method_group_id: null,
    statement_descriptor: row.statement_descriptor,
    payment_methods: [],
    payment_settings: paymentSettings(row),
    total_amount: row.amount,
    insurance_amount: 0,
    completions: row.completions.map((completion) => presentCompletion(row, completion)),
    successful_payment_id: row.successful_payment_id,
    payment: { fees: row.fees.map(({ type, amount }) => ({ type, amount })) },
    application_fees: row.application_fees,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function paymentSettings({ currency }: CheckoutRow): Resources['Checkout']['payment_settings'] {
  return {
    ach_payments: currency !== 'cad',
    bnpl_payments: false,
    credit_card_payments: true,
    insurance_payments: false,
    bank_account_verification: false,
  };
}

/** Renders an attempt, as part of its checkout. A token is the id of its payment method. */
export function presentCompletion(
  checkout: Pick<CheckoutRow, 'id'>,
  row: CheckoutCompletionRow,
): Resources['CheckoutCompletionItem'] {
  return {
    id: row.id,
    payment_mode: row.payment_mode,
    payment_token: row.payment_method_id,
    status: row.status,
    payment_status: row.payment_status,
    payment_error_code: row.payment_error_code,
    payment_error_description: row.payment_error_description,
    payment_response: row.payment_response,
    checkout_id: checkout.id,
    payment_id: row.payment_id,
    payment_method_id: row.payment_method_id,
    additional_transactions: [],
    created_at: row.created_at,
    updated_at: row.created_at,
  };
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
