import { paymentFeeTypes } from '../tables/fee-types';
import { limits } from '../tables/limits';
import { choice, list, money, request, required } from '../vocabulary/schema';

/**
 * The field `fees` of a request. `mock-server/domain/payment-fees.ts` has the rules between its entries, and between them and
 * the payment. Source: Endpoints, Create payment details; Refund details; Fees on payments and
 * checkouts.
 */
export const feesInput = (description: string) =>
  list(
    request(
      {
        type: required(
          choice(Object.keys(paymentFeeTypes), 'Type of the fee. Each type at most once.', {
            'x-errors': { absent: 'fees_invalid', invalid: 'fees_invalid' },
          }),
        ),
        amount: required(
          money('Smallest unit of the currency; greater than 0.', {
            exclusiveMinimum: 0,
            'x-errors': { absent: 'fee_amount_greater_than_zero', invalid: 'fee_amount_greater_than_zero' },
          }),
        ),
      },
      { 'x-errors': { invalid: 'fees_invalid' } },
    ),
    `${description} At most ${limits.fees.value}.`,
    { maxItems: limits.fees.value, 'x-provenance': 'stated' },
  );

/** The errors of an operation with `fees` for a payment, in addition to those of the schema. */
export const paymentFeeErrors = ['multiple_of_same_fee_type', 'fee_amount_greater_than_payment_amount'] as const;
