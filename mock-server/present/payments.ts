import type { Resources, RequestContext } from '../context';
import { amountRefundable } from '../domain/payment';
import { feeAmount } from '../domain/payment-fees';
import { scenarioOutcome } from '../domain/processor';
import type { PaymentRow, PaymentRows } from '../rows';
import { listToKeep } from '../fields/empty';
import { presentDispute } from './disputes';
import { presentPaymentMethod } from './payment-methods';
import { presentRefund } from './refunds';
import { rendered } from './rendered';

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

/** Renders a payment, with its payment method, refunds and disputes. */
export function presentPayment({ payment: row, method, refunds, disputes }: PaymentRows): Resources['Payment'] {
  const { amount_disputed, amount_refunded, amount_returned, currency, application_fee } = row;
  const simulated = row.scenario === null ? undefined : scenarioOutcome(method, row.scenario);
  return rendered('Payment', row, {
    amount_refundable: amountRefundable(row),
    disputed: amount_disputed > 0,
    refunded: amount_refunded > 0,
    returned: amount_returned > 0,
    fee_amount: feeAmount(row),
    fees: row.fees.map((fee) => rendered('PaymentFee', fee, { currency })),
    is_test: row.mode === 'test',
    terminal_id: null,
    transaction_hold: null,
    payment_method: presentPaymentMethod(method),
    application_fee: application_fee && rendered('ApplicationFee', application_fee, { currency }),
    refunds: refunds.map(presentRefund),
    disputes: disputes.map(presentDispute),
    ...(simulated && { success: simulated.result === 'approved' }),
  });
}
