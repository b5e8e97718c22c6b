import { balanceSourceTypes, balanceTransactionTypes } from '../../spec/tables/balance-transactions';
import { cardBrands } from '../../spec/tables/card-brands';
import { disputeReasons } from '../../spec/tables/dispute-reasons';
import { scenarios } from '../../spec/tables/scenarios';
import {
  checkoutStates,
  disputeStates,
  paymentIntentStates,
  paymentStates,
  refundStates,
} from '../../spec/tables/states';
import type { AddressCheck } from '../../spec/tables/test-cards';
import type { Rows } from '../rows';
import { currency, fieldsOf, metadata, paymentFeeType, resource } from './fields';
import { nonEmptyString, boolean, instant, integer, listOf, nullable, oneOf, ref, stateOf, text } from './checks';

const check = oneOf(['unchecked', 'pass', 'fail', 'unavailable'] satisfies AddressCheck[]);

const fee = fieldsOf<Rows['payments']['fees'][number]>({
  id: nonEmptyString,
  type: paymentFeeType,
  amount: integer,
  remaining_amount: integer,
});

/** What rows of a payment, and of all around it, must look like. */
export const paymentRowChecks = {
  payment_methods: fieldsOf<Rows['payment_methods']>({
    ...resource,
    card: nullable(
      fieldsOf<NonNullable<Rows['payment_methods']['card']>>({
        brand: oneOf(Object.keys(cardBrands)),
        acct_last_four: text,
        name: text,
        month: text,
        year: text,
        address_line1_check: check,
        address_postal_code_check: check,
        test_card: nullable(text),
      }),
    ),
    bank_account: nullable(
      fieldsOf<NonNullable<Rows['payment_methods']['bank_account']>>({
        bank_name: text,
        acct_last_four: text,
        name: text,
        test_bank_account: nullable(text),
      }),
    ),
    signature: nonEmptyString,
    customer_id: nullable(ref('customers')),
    metadata,
  }),
  payment_intents: fieldsOf<Rows['payment_intents']>({
    ...resource,
    amount: integer,
    currency,
    status: stateOf(paymentIntentStates),
    description: nullable(text),
    metadata,
    payment_method_id: nullable(ref('payment_methods')),
  }),
  payments: fieldsOf<Rows['payments']>({
    ...resource,
    amount: integer,
    amount_refunded: integer,
    amount_disputed: integer,
    amount_returned: integer,
    fees: listOf(fee),
    application_fee: nullable(
      fieldsOf<NonNullable<Rows['payments']['application_fee']>>({
        id: nonEmptyString,
        amount: integer,
        remaining_amount: integer,
        created_at: instant,
        updated_at: instant,
      }),
    ),
    balance: integer,
    currency,
    capture_strategy: oneOf(['automatic', 'manual']),
    captured: boolean,
    status: stateOf(paymentStates),
    error_code: nullable(text),
    error_description: nullable(text),
    description: nullable(text),
    metadata,
    payment_method_id: ref('payment_methods'),
    payment_intent_id: ref('payment_intents'),
    direct: boolean,
    application_fee_rate_id: nullable(text),
    financial_transaction_id: text,
    scenario: nullable(oneOf(Object.keys(scenarios))),
    captured_at: nullable(instant),
    lapsed: boolean,
  }),
  refunds: fieldsOf<Rows['refunds']>({
    ...resource,
    payment_id: ref('payments'),
    amount: integer,
    status: stateOf(refundStates),
    description: nullable(text),
    reason: nullable(oneOf(['duplicate', 'fraudulent', 'customer_request'])),
    metadata,
    returned_fees: listOf(
      fieldsOf<Rows['refunds']['returned_fees'][number]>({
        id: nonEmptyString,
        payment_fee_id: nonEmptyString,
        type: paymentFeeType,
        returned_amount: integer,
        original_amount: integer,
        remaining_amount: integer,
        currency,
      }),
    ),
  }),
  disputes: fieldsOf<Rows['disputes']>({
    ...resource,
    payment_id: ref('payments'),
    amount: integer,
    currency,
    reason: oneOf(disputeReasons),
    due_date: instant,
    status: stateOf(disputeStates),
  }),
  payment_balance_transactions: fieldsOf<Rows['payment_balance_transactions']>({
    id: nonEmptyString,
    sequence: integer,
    payment_id: ref('payments'),
    amount: integer,
    balance: integer,
    payment_balance_txn_type: oneOf(Object.keys(balanceTransactionTypes)),
    source_type: oneOf(Object.keys(balanceSourceTypes)),
    source_id: nonEmptyString,
    created_at: instant,
  }),
  checkouts: fieldsOf<Rows['checkouts']>({
    ...resource,
    amount: integer,
    currency,
    description: text,
    metadata,
    fees: listOf(fieldsOf<Rows['checkouts']['fees'][number]>({ type: paymentFeeType, amount: integer })),
    status: stateOf(checkoutStates),
    payment_intent_id: ref('payment_intents'),
    successful_payment_id: nullable(ref('payments')),
  }),
  checkout_sessions: fieldsOf<Rows['checkout_sessions']>({
    ...resource,
    payment_intent_id: ref('payment_intents'),
    after_payment_url: text,
    back_url: nullable(text),
    expires_at: instant,
  }),
};
