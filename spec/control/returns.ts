import { bankReturnReasons } from '../tables/outcomes';
import { paymentMethods } from '../resources/payment-methods';
import { payments } from '../resources/payments';
import { refunds } from '../resources/refunds';
import { platformControl } from '../vocabulary/define-operation';
import { defineResource, one } from '../vocabulary/operation';
import { choice, request } from '../vocabulary/schema';

/** Source: Resources, Payment (`amount_returned`); Payment status. */
export const returns = defineResource({
  tag: 'Returns',
  description: 'Returns of settled bank payments by the bank. No operation of the API returns a payment.',
  // A payment contains all of these.
  schemas: { ...payments.schemas, ...paymentMethods.schemas, ...refunds.schemas },
  operations: {
    returnPayment: platformControl.post('/_sandbox/platforms/{platform_id}/payments/{payment_id}/return', {
      summary: 'Return a bank payment',
      description:
        'Returns what refunds and disputes have left of a settled bank payment, and all that remains of its fees. An open dispute of it is lost, which emits `payment.dispute.closed`. The status of the payment becomes `failed`, which emits `payment.failed`.',
      body: request({ reason: choice(bankReturnReasons, 'Reason of the bank.', { default: bankReturnReasons[0] }) }),
      bodyOptional: true,
      success: one(200, 'payment', 'Payment'),
      errors: ['resource_not_found', 'payment_cannot_be_returned', 'refund_in_progress'],
    }),
  },
});
