import { bankReturnReasons } from '../tables/bank-return-reasons';
import { paymentMethods } from '../resources/payment-methods';
import { payments } from '../resources/payments';
import { refunds } from '../resources/refunds';
import { defineResource, one } from '../vocabulary/operation';
import { choice, request } from '../vocabulary/schema';

/** Source: Resources, Payment (`amount_returned`); Payment status. */
export const returns = defineResource({
  tag: 'Returns',
  description: 'Bank payments that come back after they were settled. No operation of the API does that.',
  // All that a payment shows.
  schemas: { ...payments.schemas, ...paymentMethods.schemas, ...refunds.schemas },
  operations: {
    returnPayment: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/payments/{payment_id}/return',
      summary: 'Return a bank payment',
      description:
        'Takes the whole amount of a settled bank payment back, and gives every fee back. The payment has failed then, which `payment.failed` tells.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({ reason: choice(bankReturnReasons, 'Why it came back.', { default: bankReturnReasons[0] }) }),
      bodyOptional: true,
      success: one(200, 'payment', 'Payment'),
      errors: ['resource_not_found', 'payment_cannot_be_returned', 'refund_in_progress'],
    },
  },
});
