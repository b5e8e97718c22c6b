import type { FeeType, PaymentFeeType } from '../../spec/tables/fee-types';
import type { ScenarioName } from '../../spec/tables/scenarios';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { Row } from './row';
import type { Currency, Metadata, ResourceRow } from './shared';
import { bankScenarios } from '../../spec/tables/bank-scenarios';
import { scenarios } from '../../spec/tables/scenarios';
import { paymentStates } from '../../spec/tables/states';
import { boolean, instant, integer, listOf, nonEmptyString, nullable, oneOf, ref, stateOf, text } from './checks';
import { currency, feeType, fieldsOf, metadata, paymentFeeType, resourceFields } from './fields';
import { bySequence, table } from './table-definition';

export interface PaymentFeeRow extends Row {
  readonly type: PaymentFeeType;
  readonly amount: number;
  /** The part that was not returned yet. */
  readonly remaining_amount: number;
  /** The fee configuration that it was calculated from; null for a fee of the request. */
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
}

const fee = fieldsOf<PaymentFeeRow>({
  id: nonEmptyString,
  type: paymentFeeType,
  amount: integer,
  remaining_amount: integer,
  source_configuration_id: nullable(nonEmptyString),
  source_fee_type: nullable(feeType),
});

const applicationFee = fieldsOf<ApplicationFeeRow>({
  id: nonEmptyString,
  amount: integer,
  remaining_amount: integer,
  created_at: instant,
  updated_at: instant,
});

/** Whether the filter `payment_status=refunded` selects it, beside that of its status. */
const isRefunded = ({ amount_refunded }: PaymentRow) => amount_refunded > 0;

export const payments = table<PaymentRow>()({
  type: 'payment',
  indexes: {
    newest: {
      partitions: (row) => {
        const { account_id, mode, status } = row;
        const lists = [account_id, mode, `${account_id} ${status}`, `${mode} ${status}`];
        return isRefunded(row) ? [...lists, `${account_id} refunded`, `${mode} refunded`] : lists;
      },
      sortBy: bySequence,
    },
    ofMethod: {
      partitions: (row) => {
        const statuses = ['any', row.status, ...(isRefunded(row) ? ['refunded'] : [])];
        return [row.account_id, row.mode].flatMap((owner) =>
          statuses.map((status) => `${owner} ${status} ${row.payment_method_id}`),
        );
      },
      sortBy: bySequence,
      lazy: true,
    },
    ofIntent: { partitions: (row) => [row.payment_intent_id], sortBy: bySequence },
  },
  seed: fieldsOf<PaymentRow>({
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
    payment_intent_id: ref('payment_intents'),
    direct: boolean,
    checkout_id: nullable(ref('checkouts')),
    statement_descriptor: nullable(text),
    expedited: nullable(boolean),
    application_fee_rate_id: nullable(text),
    financial_transaction_id: text,
    scenario: nullable(oneOf(Object.keys({ ...scenarios, ...bankScenarios }))),
    captured_at: nullable(instant),
    lapsed: boolean,
  }),
});
