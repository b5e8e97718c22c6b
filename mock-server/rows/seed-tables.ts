/**
 * The tables whose rows are part of a seed file, in the order of the file: those of `registry.ts` that describe such a row. A
 * journal has another order.
 */
export const seedTables = [
  'accounts',
  'onboarding_entries',
  'businesses',
  'identities',
  'addresses',
  'bank_accounts',
  'documents',
  'terms_and_conditions',
  'payment_methods',
  'payment_method_groups',
  'customers',
  'card_declines',
  'payment_intents',
  'payments',
  'refunds',
  'disputes',
  'uploads',
  'dispute_evidence',
  'payment_balance_transactions',
  'fee_configurations',
  'checkout_completions',
  'events',
  'jobs',
  'job_settings',
  'checkouts',
  'checkout_sessions',
  'payouts',
  'payout_batches',
  'balance_transactions',
] as const;

/** A table whose rows are part of a seed file. Declared by name, so that it does not bring the rows into declarations. */
export type SeedTable = (typeof seedTables)[number];

export function isSeedTable(name: string): name is SeedTable {
  return seedTables.some((table) => table === name);
}
