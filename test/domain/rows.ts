import { balanceOf } from '../../mock-server/domain/balance';
import type {
  CheckoutCompletionRow,
  CheckoutRow,
  PaymentIntentRow,
  PaymentMethodRow,
  PaymentRow,
  RefundRow,
} from '../../mock-server/rows';

const made = {
  sequence: 1,
  mode: 'test',
  account_id: 'acc_1',
  created_at: '2031-01-01T00:00:00.000Z',
  updated_at: '2031-01-01T00:00:00.000Z',
} as const;

/** Rows that meet all invariants: a payment of 1000 that was captured on creation. */
export const paymentRow = (fields: Partial<PaymentRow> = {}): PaymentRow => {
  const row = unbalanced(fields);
  return { ...row, balance: fields.balance ?? balanceOf(row) };
};

const unbalanced = (fields: Partial<PaymentRow>): PaymentRow => ({
  ...made,
  id: 'py_1',
  amount: 1_000,
  amount_refunded: 0,
  amount_disputed: 0,
  amount_returned: 0,
  fees: [],
  application_fee: null,
  balance: 0,
  currency: 'usd',
  capture_strategy: 'automatic',
  captured: true,
  status: 'succeeded',
  error_code: null,
  error_description: null,
  description: null,
  metadata: {},
  payment_method_id: 'pm_1',
  payment_mode: 'ecom',
  account_holder: 'Ada Lovelace',
  payment_intent_id: 'pi_1',
  direct: true,
  checkout_id: null,
  statement_descriptor: null,
  expedited: null,
  application_fee_rate_id: null,
  financial_transaction_id: 'ft_1',
  scenario: null,
  captured_at: made.created_at,
  lapsed: false,
  ...fields,
});

const uncaptured = { captured: false, captured_at: null } as const;

const comesBack = { error_code: 'no_account', error_description: 'no' } as const;

/** A payment in each state, by the name of the state or of the step that led to it. */
export const payments = {
  pending: paymentRow({ status: 'pending', ...uncaptured }),
  authorized: paymentRow({ status: 'authorized', ...uncaptured }),
  succeeded: paymentRow(),
  failed: paymentRow({ status: 'failed', error_code: 'do_not_honor', error_description: 'no', ...uncaptured }),
  voided: paymentRow({ status: 'canceled' }),
  'voided before capture': paymentRow({ status: 'canceled', ...uncaptured }),
  lapsed: paymentRow({ status: 'canceled', lapsed: true, ...uncaptured }),
  'partially refunded': paymentRow({ status: 'partially_refunded', amount_refunded: 400 }),
  'fully refunded': paymentRow({ status: 'fully_refunded', amount_refunded: 1_000 }),
  disputed: paymentRow({ status: 'disputed', amount_disputed: 1_000 }),
  returned: paymentRow({ status: 'failed', amount_returned: 1_000, ...comesBack }),
  'returned after a refund': paymentRow({
    status: 'failed',
    amount_refunded: 400,
    amount_returned: 600,
    ...comesBack,
  }),
  'returned during a dispute': paymentRow({ status: 'failed', amount_disputed: 1_000, ...comesBack }),
} as const;

export const refundRow = (fields: Partial<RefundRow> = {}): RefundRow => ({
  ...made,
  id: 're_1',
  payment_id: 'py_1',
  amount: 400,
  status: 'succeeded',
  description: null,
  reason: null,
  metadata: {},
  returned_fees: [],
  ...fields,
});

/** The intent of the payment, ready for capture. */
export const paymentIntentRow = (fields: Partial<PaymentIntentRow> = {}): PaymentIntentRow => ({
  ...made,
  id: 'pi_1',
  amount: 1_000,
  currency: 'usd',
  status: 'requires_capture',
  description: null,
  metadata: {},
  payment_method_id: 'pm_1',
  successful_payment_id: null,
  ...fields,
});

/** A checkout without an attempt. */
export const checkoutRow = (fields: Partial<CheckoutRow> = {}): CheckoutRow => ({
  ...made,
  id: 'cho_1',
  platform_account_id: 'acc_0',
  amount: 1_000,
  currency: 'usd',
  description: 'Tea',
  metadata: {},
  origin_url: null,
  statement_descriptor: null,
  payment_description: null,
  payment_metadata: null,
  expedited: null,
  fees: [],
  application_fees: null,
  status: 'created',
  payment_intent_id: 'pi_1',
  successful_payment_id: null,
  attempt_outcomes: [],
  ...fields,
});

/** A failed attempt to complete the checkout. */
export const completionRow = (fields: Partial<CheckoutCompletionRow> = {}): CheckoutCompletionRow => ({
  ...made,
  id: 'chc_1',
  checkout_id: 'cho_1',
  payment_mode: 'ecom',
  status: 'failed',
  payment_status: 'failed',
  payment_error_code: 'do_not_honor',
  payment_error_description: 'no',
  payment_response: {},
  payment_id: 'py_1',
  payment_method_id: 'pm_1',
  ...fields,
});

/** The error of an attempt that succeeded. */
export const noError = { payment_error_code: null, payment_error_description: null } as const;

export const paymentMethodRow = (fields: Partial<PaymentMethodRow> = {}): PaymentMethodRow => ({
  ...made,
  id: 'pm_1',
  card: null,
  bank_account: { bank_name: 'Bank', acct_last_four: '6789', name: 'Ada', test_bank_account: null },
  signature: 's',
  customer_id: null,
  invalid_reason: null,
  metadata: {},
  ...fields,
});
