import { feeTypes, paymentFeeTypes, returnableFeeTypes } from '../tables/fee-types';
import { limits } from '../tables/limits';
import {
  choice,
  from,
  id,
  list,
  money,
  nullable,
  request,
  required,
  resource,
  type Schema,
  word,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import { currency, times } from './shared';

/** A fee of a payment, in responses. */
export const paymentFee = resource('stated', 'A fee of a payment.', {
  id: id('pyfee', 'Id of the fee.'),
  type: choice(Object.keys(paymentFeeTypes), 'Type of the fee.'),
  amount: money('Amount of the fee.'),
  remaining_amount: money('The part that is not yet returned.'),
  currency,
  source_configuration_id: from(
    'reference',
    nullable(
      word(
        'The fee configuration that it was calculated from; null for a fee of the request, and for an account in `cad`.',
      ),
    ),
  ),
  source_fee_type: from('reference', nullable(choice(Object.keys(feeTypes), 'The fee type of that configuration.'))),
});

/** The application fee of a payment, in responses. */
export const applicationFee = resource('stated', 'A fee that was sent as a single amount with the payment.', {
  id: id('fee', 'Id of the application fee.'),
  amount: money('Amount of the fee.'),
  currency,
  ...times,
});

/**
 * The field `fees` of a request. `mock-server/domain/payment-fees.ts` has the rules between its entries, and between them and
 * the payment. Source: Endpoints, Create payment details; Refund details; Fees on payments and
 * checkouts.
 */
export const feesInput = (description: string) =>
  onConditions(
    feesOfTypes(paymentFeeTypes, description, {
      description: 'Smallest unit of the currency; 0 waives the configured fee of the type.',
      minimum: 0,
      'x-rule-provenance': { minimum: 'reference' },
    }),
    'fees_within_amount',
    'fees_or_application_fee',
    'fees_in_usd',
  );

/** The field `fees` of a refund. It can return an application fee, too. */
export const returnedFeesInput = (description: string) =>
  onConditions(
    feesOfTypes(returnableFeeTypes, description, {
      description: 'Smallest unit of the currency; greater than 0.',
      exclusiveMinimum: 0,
      'x-rule-provenance': { exclusiveMinimum: 'reference' },
    }),
    'returned_fees_of_payment',
    'returned_fees_within_remaining',
  );

interface AmountRule extends Pick<Schema, 'minimum' | 'exclusiveMinimum' | 'x-rule-provenance'> {
  readonly description: string;
}

const feesOfTypes = (types: object, description: string, amount: AmountRule) =>
  list(
    request(
      {
        type: required(
          onConditions(
            choice(Object.keys(types), 'Type of the fee.', {
              'x-errors': { absent: 'fees_invalid', invalid: 'fees_invalid' },
            }),
            'one_fee_of_a_type',
          ),
        ),
        amount: required(
          money(amount.description, {
            ...amount,
            'x-errors': { absent: 'fee_amount_greater_than_zero', invalid: 'fee_amount_greater_than_zero' },
          }),
        ),
      },
      { 'x-errors': { invalid: 'fees_invalid' } },
    ),
    `${description} At most ${limits.fees.value}.`,
    {
      maxItems: limits.fees.value,
      'x-provenance': 'stated',
      'x-rule-provenance': { maxItems: limits.fees.provenance },
    },
  );

/** The errors of an operation with `fees` for a payment, in addition to those of the schema. */
export const paymentFeeErrors = ['multiple_of_same_fee_type', 'fee_amount_greater_than_payment_amount'] as const;
