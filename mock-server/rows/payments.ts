import type { FeeType, PaymentFeeType } from '../../spec/tables/fee-types';
import type { ScenarioName } from '../../spec/tables/scenarios';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { Row } from './row';
import type { Currency, Metadata, ResourceRow } from './shared';
import { bankScenarios } from '../../spec/tables/bank-scenarios';
import { scenarios } from '../../spec/tables/scenarios';
import { paymentStates } from '../../spec/tables/states';
import {
  boolean,
  id,
  instant,
  integer,
  listOf,
  nullable,
  oneOf,
  optional,
  ref,
  repeatedText,
  stateOf,
  text,
  wholeText,
} from '../fields/field';
import { currency, feeType, fieldsOf, metadata, paymentFeeType, resourceFields } from './fields';
import { bySequence, newestOfOwner, table } from './table-definition';

export interface PaymentFeeRow extends Row {
  readonly type: PaymentFeeType;
  readonly amount: number;
  /** The part that was not returned yet. */
  readonly remaining_amount: number;
  /** The fee configuration that it was calculated from; null for a fee of the request, and for one in Canadian dollars. */
  readonly source_configuration_id: string | null;
  readonly source_fee_type: FeeType | null;
}

export interface ApplicationFeeRow extends Row {
  readonly amount: number;
  readonly remaining_amount: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface PaymentRow extends ResourceRow {
  readonly amount: number;
  readonly amount_refunded: number;
  readonly amount_disputed: number;
  readonly amount_returned: number;
  /** At most one of each type; none beside an application fee. Posted when the payment is captured. */
  readonly fees: readonly PaymentFeeRow[];
  readonly application_fee: ApplicationFeeRow | null;
  /** The sum of its balance transactions. */
  readonly balance: number;
  readonly currency: Currency;
  readonly capture_strategy: 'automatic' | 'manual';
  readonly captured: boolean;
  readonly status: StateOf<typeof paymentStates>;
  readonly error_code: string | null;
  readonly error_description: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly payment_method_id: string;
  /** How it was taken: from a card or a bank account. */
  readonly payment_mode: 'ecom' | 'ach';
  /** The name on the card or bank account when it was charged. */
  readonly account_holder: string;
  readonly payment_intent_id: string;
  /** Whether the payment created its own intent, and is not an attempt of an existing one. */
  readonly direct: boolean;
  /** The checkout that it is an attempt to complete. */
  readonly checkout_id: string | null;
  readonly statement_descriptor: string | null;
  /** Whether the request asked for an expedited bank payment; null if it said nothing. */
  readonly expedited: boolean | null;
  readonly application_fee_rate_id: string | null;
  readonly financial_transaction_id: string;
  /** The test scenario that the request named. */
  readonly scenario: ScenarioName | null;
  readonly captured_at: string | null;
  /** Whether the authorization lapsed without a capture. */
  readonly lapsed: boolean;
  /** The fees of its disputes that were not returned. Absent without any. */
  readonly dispute_fees?: number;
}

const fee = fieldsOf<PaymentFeeRow>({
  id,
  type: paymentFeeType,
  amount: integer,
  remaining_amount: integer,
  source_configuration_id: nullable(id),
  source_fee_type: nullable(feeType),
});

const applicationFee = fieldsOf<ApplicationFeeRow>({
  id,
  amount: integer,
  remaining_amount: integer,
  created_at: instant,
  updated_at: instant,
});

export const payments = table<PaymentRow>()({
  type: 'payment',
  idPrefix: 'py',
  indexes: {
    newest: newestOfOwner,
    ofIntent: { partitions: (row) => [row.payment_intent_id], sortBy: bySequence },
  },
  filters: {
    payment_status: {
      by: ({ status, amount_refunded }) => (amount_refunded > 0 ? [status, 'refunded'] : status),
    },
    payment_mode: { by: ({ payment_mode }) => payment_mode },
    payment_method_id: { by: ({ payment_method_id }) => payment_method_id },
    account_holder: { by: ({ account_holder }) => account_holder, ignoresCase: true },
    checkout_id: { by: ({ checkout_id }) => checkout_id },
  },
  fields: fieldsOf<PaymentRow>({
    ...resourceFields,
    amount: integer,
    amount_refunded: integer,
    amount_disputed: integer,
    amount_returned: integer,
    fees: listOf(fee),
    application_fee: nullable(applicationFee),
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
    payment_mode: oneOf(['ecom', 'ach']),
    account_holder: repeatedText,
    payment_intent_id: ref('payment_intents'),
    direct: boolean,
    checkout_id: nullable(ref('checkouts')),
    statement_descriptor: nullable(text),
    expedited: nullable(boolean),
    application_fee_rate_id: nullable(wholeText),
    financial_transaction_id: wholeText,
    scenario: nullable(oneOf(Object.keys({ ...scenarios, ...bankScenarios }))),
    captured_at: nullable(instant),
    lapsed: boolean,
    dispute_fees: optional(integer),
  }),
});
