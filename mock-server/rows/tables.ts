import type { AccountRow } from './accounts';
import type { CardDeclinesRow } from './card-declines';
import type { CheckoutRow, CheckoutSessionRow } from './checkouts';
import type { ClockRow } from './clock';
import type { CustomerRow } from './customers';
import type { DeliveryRow } from './deliveries';
import type { DisputeRow } from './disputes';
import type { EventsRow } from './events';
import type { FaultRow } from './faults';
import type { FeeConfigurationRow } from './fee-configurations';
import type { IdempotencyRow } from './idempotency';
import type { JobSettingsRow } from './job-settings';
import type { JobRow } from './jobs';
import type { OnboardingEntryRow } from './onboarding';
import type { PaymentBalanceTransactionRow } from './payment-balance-transactions';
import type { PaymentIntentRow } from './payment-intents';
import type { PaymentMethodRow } from './payment-methods';
import type { PaymentRow } from './payments';
import type { PlatformRow } from './platform';
import type { PayoutRow, ProceedsBatchRow } from './proceeds';
import type { PublisherRow } from './publishers';
import type { RefundRow } from './refunds';

/** The row of each table. */
export interface Rows {
  platform: PlatformRow;
  clock: ClockRow;
  accounts: AccountRow;
  onboarding_entries: OnboardingEntryRow;
  payment_methods: PaymentMethodRow;
  customers: CustomerRow;
  card_declines: CardDeclinesRow;
  payment_intents: PaymentIntentRow;
  payments: PaymentRow;
  refunds: RefundRow;
  disputes: DisputeRow;
  payment_balance_transactions: PaymentBalanceTransactionRow;
  fee_configurations: FeeConfigurationRow;
  events: EventsRow;
  publishers: PublisherRow;
  deliveries: DeliveryRow;
  faults: FaultRow;
  idempotency_keys: IdempotencyRow;
  jobs: JobRow;
  job_settings: JobSettingsRow;
  checkouts: CheckoutRow;
  checkout_sessions: CheckoutSessionRow;
  proceeds_batches: ProceedsBatchRow;
  payouts: PayoutRow;
}

export type TableName = keyof Rows;
