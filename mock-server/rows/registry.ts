import { accounts } from './accounts';
import { cardDeclines } from './card-declines';
import type { ReferencedTable } from './checks';
import { checkoutCompletions } from './checkout-completions';
import { checkoutSessions } from './checkout-sessions';
import { checkouts } from './checkouts';
import { clock } from './clock';
import { customers } from './customers';
import { deliveries } from './deliveries';
import { disputes } from './disputes';
import { events } from './events';
import { faults } from './faults';
import { feeConfigurations } from './fee-configurations';
import { idempotencyKeys } from './idempotency';
import { jobSettings } from './job-settings';
import { jobs } from './jobs';
import { onboardingEntries } from './onboarding';
import { paymentBalanceTransactions } from './payment-balance-transactions';
import { paymentIntents } from './payment-intents';
import { paymentMethods } from './payment-methods';
import { payments } from './payments';
import { payouts } from './payouts';
import { platform } from './platform';
import { proceedsBatches } from './proceeds-batches';
import { publishers } from './publishers';
import { refunds } from './refunds';
import type { Row } from './row';
import type { TableDefinition } from './table-definition';

/** Every table of a platform. A new table is one entry here and one file beside this one. */
export const tables = {
  platform,
  clock,
  accounts,
  onboarding_entries: onboardingEntries,
  payment_methods: paymentMethods,
  customers,
  card_declines: cardDeclines,
  payment_intents: paymentIntents,
  payments,
  refunds,
  disputes,
  payment_balance_transactions: paymentBalanceTransactions,
  fee_configurations: feeConfigurations,
  // Before events, which refer to its rows: a checkpoint has the tables in this order.
  checkout_completions: checkoutCompletions,
  events,
  publishers,
  deliveries,
  faults,
  idempotency_keys: idempotencyKeys,
  jobs,
  job_settings: jobSettings,
  checkouts,
  checkout_sessions: checkoutSessions,
  proceeds_batches: proceedsBatches,
  payouts,
} satisfies Readonly<Record<ReferencedTable, unknown> & Record<string, unknown>>;

export type TableName = keyof typeof tables;

type RowOf<Definition> = Definition extends TableDefinition<infer R extends Row, infer _> ? R : never;

/** The row of each table. */
export type Rows = { readonly [Name in TableName]: RowOf<(typeof tables)[Name]> };

/** The names of the indexes of a table. */
export type IndexName<Name extends TableName> = keyof (typeof tables)[Name]['indexes'] & string;

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}

export const tableNames: readonly TableName[] = Object.keys(tables).filter(isTableName);

/** Returns a record with a value for each of these tables. `value` must return what the record has under the name. */
export function recordOf<Values extends object>(
  names: readonly (keyof Values & TableName)[],
  value: (name: keyof Values & TableName) => unknown,
): Values {
  // eslint-disable-next-line ts/consistent-type-assertions -- the type of each value follows from its name, which Object.fromEntries cannot express
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Values;
}
