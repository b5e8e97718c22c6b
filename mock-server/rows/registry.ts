import { accounts } from './accounts';
import { balanceTransactions } from './balance-transactions';
import { businesses } from './businesses';
import { cardDeclines } from './card-declines';
import type { ReferencedTable } from '../fields/referenced-table';
import { checkoutCompletions } from './checkout-completions';
import { checkoutSessions } from './checkout-sessions';
import { checkouts } from './checkouts';
import { clock } from './clock';
import { customers } from './customers';
import { deliveries } from './deliveries';
import { disputeEvidence } from './dispute-evidence';
import { disputes } from './disputes';
import { bankAccounts } from './entity-bank-accounts';
import { documents } from './entity-documents';
import { events } from './events';
import { faults } from './faults';
import { feeConfigurations } from './fee-configurations';
import { idempotencyKeys } from './idempotency';
import { identities } from './identities';
import { jobSettings } from './job-settings';
import { jobs } from './jobs';
import { onboardingEntries } from './onboarding';
import { paymentBalanceTransactions } from './payment-balance-transactions';
import { paymentIntents } from './payment-intents';
import { paymentMethodGroups } from './payment-method-groups';
import { paymentMethods } from './payment-methods';
import { payments } from './payments';
import { payoutBatches } from './payout-batches';
import { payouts } from './payouts';
import { platform } from './platform';
import { addresses } from './postal-addresses';
import { publishers } from './publishers';
import { refunds } from './refunds';
import type { Row } from './row';
import type { TableDefinition } from './table-definition';
import { termsAndConditions } from './terms-and-conditions';
import { uploads } from './uploads';

/** Every table of a platform. A new table is one entry here and one file beside this one. */
export const tables = {
  platform,
  clock,
  accounts,
  onboarding_entries: onboardingEntries,
  businesses,
  identities,
  addresses,
  bank_accounts: bankAccounts,
  documents,
  terms_and_conditions: termsAndConditions,
  payment_methods: paymentMethods,
  payment_method_groups: paymentMethodGroups,
  customers,
  card_declines: cardDeclines,
  payment_intents: paymentIntents,
  payments,
  refunds,
  disputes,
  uploads,
  dispute_evidence: disputeEvidence,
  payment_balance_transactions: paymentBalanceTransactions,
  fee_configurations: feeConfigurations,
  checkout_completions: checkoutCompletions,
  checkouts,
  checkout_sessions: checkoutSessions,
  // After the tables whose rows they refer to: a checkpoint has the tables in this order.
  events,
  publishers,
  deliveries,
  faults,
  idempotency_keys: idempotencyKeys,
  jobs,
  job_settings: jobSettings,
  payouts,
  payout_batches: payoutBatches,
  balance_transactions: balanceTransactions,
} satisfies Readonly<Record<ReferencedTable, unknown> & Record<string, unknown>>;

/** Tables that older releases wrote, each with the release that removed it. Their rows are skipped. */
export const removedTables: Readonly<Record<string, string>> = {};

export type TableName = keyof typeof tables;

type RowOf<Definition> = Definition extends TableDefinition<infer R extends Row, infer _, infer _> ? R : never;

/** The row of each table. */
export type Rows = { readonly [Name in TableName]: RowOf<(typeof tables)[Name]> };

/** The names of the indexes that a table declares. */
export type DeclaredIndex<Name extends TableName> = keyof (typeof tables)[Name]['indexes'] & string;

/** The name of an index of a table: a declared one, or one by filters, which `placeOf` names. */
export type IndexName<Name extends TableName> = DeclaredIndex<Name> | `${DeclaredIndex<Name>} ${string}`;

/** The names of the filters of the lists of a table. */
export type FilterName<Name extends TableName> =
  (typeof tables)[Name] extends TableDefinition<infer _R extends Row, infer _, infer Filters> ? Filters : never;

/** The tables, for access by a name. */
export const definitions: {
  readonly [Name in TableName]: TableDefinition<Rows[Name], DeclaredIndex<Name>, FilterName<Name>>;
} = tables;

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}

export const tableNames: readonly TableName[] = Object.keys(tables).filter(isTableName);
