import type { PaymentFeeType } from '../../spec/tables/fee-types';
import type { ScenarioName } from '../../spec/tables/scenarios';
import type { StateOf } from '../../spec/vocabulary/machine';
import type { paymentStates } from '../../spec/tables/states';
import type { Row } from './row';
import type { Currency, Metadata, ResourceRow } from './shared';

export interface PaymentFeeRow extends Row {
  readonly type: PaymentFeeType;
  readonly amount: number;
  /** The part not yet given back. */
  readonly remaining_amount: number;
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
  /** At most one of each type; none beside an application fee. Booked when the money is taken. */
  readonly fees: readonly PaymentFeeRow[];
  readonly application_fee: ApplicationFeeRow | null;
  /** What its balance transactions add up to. */
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
  /** It made its intent itself, and is not an attempt of one that was there. */
  readonly direct: boolean;
  readonly application_fee_rate_id: string | null;
  readonly financial_transaction_id: string;
  /** The test scenario that the request named. */
  readonly scenario: ScenarioName | null;
  readonly captured_at: string | null;
  /** The authorization ended because nobody captured it in time. */
  readonly lapsed: boolean;
}
