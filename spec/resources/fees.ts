import { paymentFeeTypes } from '../tables/fee-types';
import { choice, list, money, request, required } from '../vocabulary/schema';

/**
 * `fees` as a request sends them. What holds between the entries, and between them and the payment, is for
 * `mock-server/domain/payment-fees.ts`. Source: Endpoints, Create payment details; Refund details; Fees on payments and
 * checkouts.
 */
export const feesInput = (description: string) =>
  list(
    request(
      {
        type: required(
          choice(Object.keys(paymentFeeTypes), 'What the fee is for. Once each.', {
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
    description,
    { 'x-provenance': 'stated' },
  );

/** The codes that an operation which takes `fees` for a payment answers beyond those of the schema. */
export const paymentFeeErrors = ['multiple_of_same_fee_type', 'fee_amount_greater_than_payment_amount'] as const;
