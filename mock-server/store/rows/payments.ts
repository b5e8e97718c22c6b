import type { ScenarioName } from '../../../spec/scenarios';
import type { StateOf } from '../../../spec/vocabulary/machine';
import type { paymentStates } from '../../../spec/states';
import type { Currency, Metadata, ResourceRow } from './shared';

export interface PaymentRow extends ResourceRow {
  readonly amount: number;
  readonly amount_refunded: number;
  readonly amount_disputed: number;
  readonly amount_returned: number;
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
  readonly application_fee_rate_id: string | null;
  readonly financial_transaction_id: string;
  /** The test scenario that the request named. */
  readonly scenario: ScenarioName | null;
  readonly captured_at: string | null;
  /** The authorization ended because nobody captured it in time. */
  readonly lapsed: boolean;
}
