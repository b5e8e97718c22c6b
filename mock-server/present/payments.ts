import type { Resources, RequestContext } from '../context';
import { amountRefundable, isReturned } from '../domain/payment';
import { feeAmount } from '../domain/payment-fees';
import { scenarioOutcome } from '../domain/processor';
import type { ApplicationFeeRow, PaymentFeeRow, PaymentRow, PaymentRows } from '../rows';
import { listToKeep } from '../fields/empty';
import { presentDispute } from './disputes';
import { presentPaymentMethod } from './payment-methods';
import { presentRefund } from './refunds';

/** Returns the rows that a payment is rendered from. */
export function paymentRows({ rows }: Pick<RequestContext, 'rows'>, payment: PaymentRow): PaymentRows {
  return {
    kind: 'payment',
    payment,
    method: rows.require('payment_methods', payment.payment_method_id),
    refunds: listToKeep([...rows.walk('refunds', 'ofPayment', payment.id, 'descending')]),
    disputes: listToKeep([...rows.walk('disputes', 'ofPayment', payment.id, 'descending')]),
  };
}

/** Renders a payment, with its payment method as it is at an instant, its refunds and disputes. */
export function presentPayment(
  { payment: row, method, refunds, disputes }: PaymentRows,
  now: string,
): Resources['Payment'] {
  const payment = {
    id: row.id,
    account_id: row.account_id,
    amount: row.amount,
    amount_disputed: row.amount_disputed,
    amount_refunded: row.amount_refunded,
    amount_returned: row.amount_returned,
    amount_refundable: amountRefundable(row),
    application_fee_rate_id: row.application_fee_rate_id,
    balance: row.balance,
    capture_strategy: row.capture_strategy,
    captured: row.captured,
    checkout_id: row.checkout_id,
    currency: row.currency,
    description: row.description,
    disputed: row.amount_disputed > 0,
    refunded: row.amount_refunded > 0,
    returned: isReturned(row),
    error_code: row.error_code,
    error_description: row.error_description,
    expedited: row.expedited,
    fee_amount: feeAmount(row),
    fees: row.fees.map((fee) => presentFee(fee, row.currency)),
    financial_transaction_id: row.financial_transaction_id,
    is_test: row.mode === 'test',
    metadata: row.metadata,
    payment_intent_id: row.payment_intent_id,
    payment_mode: row.payment_mode,
    statement_descriptor: row.statement_descriptor,
    status: row.status,
    terminal_id: null,
    transaction_hold: null,
    payment_method: presentPaymentMethod(method, now),
    application_fee: row.application_fee && presentApplicationFee(row.application_fee, row.currency),
    refunds: refunds.map(presentRefund),
    disputes: disputes.map(presentDispute),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
  const simulated = row.scenario === null ? undefined : scenarioOutcome(method, row.scenario);
  return simulated === undefined ? payment : { ...payment, success: simulated.result === 'approved' };
}

function presentFee(
  { id, type, amount, remaining_amount, source_configuration_id, source_fee_type }: PaymentFeeRow,
  currency: PaymentRow['currency'],
): Resources['PaymentFee'] {
  return { id, type, amount, remaining_amount, currency, source_configuration_id, source_fee_type };
}

function presentApplicationFee(
  { id, amount, created_at, updated_at }: ApplicationFeeRow,
  currency: PaymentRow['currency'],
): Resources['ApplicationFee'] {
  return { id, amount, currency, created_at, updated_at };
}
