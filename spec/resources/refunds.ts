import { limits } from '../tables/limits';
import { returnableFeeTypes } from '../tables/fee-types';
import { refundStates } from '../tables/states';
import { api } from '../vocabulary/define-operation';
import { always, more } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import { allIfAbsent, choice, id, list, money, nullable, ref, request, resource, word } from '../vocabulary/schema';
import { onConditions } from './conditions';
import { returnedFeesInput } from './fees';
import {
  currency,
  description,
  metadata,
  newestOfAllAccounts,
  pagination,
  storedDescription,
  storedMetadata,
  times,
} from './shared';

const reasons = ['duplicate', 'fraudulent', 'customer_request'];

/** The errors of a refund of a payment and its fees. */
export const refundErrors = [
  'resource_not_found',
  'refund_error',
  'payment_fully_refunded',
  'refund_exceeds_payment_amount',
  'refund_in_progress',
  'refund_exceeds_amount_available',
  'payment_outside_refund_window',
  'multiple_of_same_fee_type',
  'fee_type_must_exist_on_payment_fees',
  'returned_fee_exceeds_remaining_amount',
] as const;

/** The fee that a returned fee belongs to. */
export const returnedFeeSource = {
  type: choice(Object.keys(returnableFeeTypes), 'Type of the fee.'),
  payment_fee_id: word('The fee of the payment, or its application fee.', { pattern: '^(pyfee|fee)_[0-9A-Za-z]{22}$' }),
};

export const refunds = defineResource({
  tag: 'Refunds',
  description: 'Refunds of payments, in one or several parts.',
  schemas: {
    ReturnedFee: resource('stated', 'A fee, or a part of one, that a refund returned.', {
      id: id('rtfee', 'Id of the returned fee.'),
      payment_fee_id: returnedFeeSource.payment_fee_id,
      type: returnedFeeSource.type,
      returned_amount: money('Amount that this refund returned.'),
      original_amount: money('Original amount of the fee.'),
      remaining_amount: money('Remaining amount of the fee after this refund.'),
      currency,
    }),
    Refund: resource('stated', 'A refund to the payer.', {
      id: id('re', 'Id of the refund.'),
      payment_id: id('py', 'The refunded payment.'),
      amount: money('Refunded amount.'),
      description: storedDescription,
      reason: nullable(choice(reasons, 'Reason for the refund.')),
      status: choice(Object.keys(refundStates.states), 'A refund to a card succeeds immediately.'),
      metadata: storedMetadata,
      ...times,
      returned_fees: list(ref('ReturnedFee'), 'Fees returned with the refund.'),
    }),
  },
  display: {
    Refund: {
      columns: [
        always('id', 'amount', 'status'),
        more('reason', 'description', { payment: 'payment_id' }),
        always({ time: 'created_at' }),
      ],
      searched: ['status', 'reason', 'description'],
      filtered: ['account', 'status', 'amount', 'created_at'],
    },
  },
  operations: {
    createRefund: api.post('/v1/payments/{payment_id}/refunds', {
      requiresEnabled: true,
      summary: 'Refund a payment',
      description:
        'A payment can be refunded in parts up to its whole amount. Without an amount, the remaining amount is refunded.',
      provenance: 'stated',
      idempotencyKey: 'required',
      body: request({
        amount: allIfAbsent(
          onConditions(
            money('Smallest unit of the currency; greater than 0. Default: the remaining amount.', {
              exclusiveMinimum: limits.refund_amount.above,
              'x-rule-provenance': { exclusiveMinimum: limits.refund_amount.provenance },
              'x-errors': { type: 'amount_must_be_an_integer', exclusiveMinimum: 'amount_below_minimum' },
            }),
            'refund_within_refundable',
          ),
        ),
        description,
        reason: choice(reasons, 'Reason for the refund.', {
          'x-errors': { invalid: 'refund_reason_invalid' },
          'x-rule-provenance': { enum: 'reference' },
        }),
        metadata,
        fees: returnedFeesInput(
          'Amounts of the fees to return; `application_fee` is the one sent as a single amount. Default: none.',
        ),
      }),
      bodyOptional: true,
      success: one(201, 'refund', 'Refund'),
      errors: refundErrors,
    }),
    listRefunds: api.get('/v1/refunds', {
      summary: 'List refunds',
      description: newestOfAllAccounts,
      provenance: 'reference',
      extension: true,
      query: pagination,
      success: page('refund', 'Refund'),
    }),
    getRefund: api.get('/v1/refunds/{refund_id}', {
      summary: 'Get a refund',
      description: 'A refund of a bank payment is `pending` until the bank decides.',
      provenance: 'reference',
      extension: true,
      success: one(200, 'refund', 'Refund'),
    }),
    updateRefund: api.patch('/v1/refunds/{refund_id}', {
      summary: 'Update a refund',
      description: 'Changes the metadata, at any time.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'required',
      body: request({ metadata }),
      success: one(200, 'refund', 'Refund'),
    }),
  },
});
