import { ledgerEntryTypes, type LedgerSourceType } from '../../spec/tables/ledger-entries';
import type { Rows, SeedTable } from '../rows';
import { isSeedTable } from '../rows/seed-tables';

/** Pattern of an id after its prefix. People write ids by hand. */
const REST = '[A-Za-z0-9_-]{1,64}';

const withPrefix = (prefix: string): RegExp => new RegExp(`^${prefix}_${REST}$`);

/** The form of the ids of each table. */
const forms: Readonly<Record<SeedTable, RegExp>> = {
  accounts: withPrefix('acc'),
  onboarding_entries: withPrefix('acc'),
  businesses: withPrefix('biz'),
  identities: withPrefix('idty'),
  addresses: withPrefix('addr'),
  bank_accounts: withPrefix('ba'),
  documents: withPrefix('doc'),
  terms_and_conditions: withPrefix('tac'),
  payment_methods: withPrefix('pm'),
  payment_method_groups: withPrefix('pmg'),
  customers: withPrefix('cust'),
  card_declines: new RegExp(`^acc_${REST} [0-9a-f]{1,64}$`),
  payment_intents: withPrefix('pi'),
  payments: withPrefix('py'),
  refunds: withPrefix('re'),
  disputes: withPrefix('dp'),
  uploads: withPrefix('upl'),
  dispute_evidence: withPrefix('dpe'),
  payment_balance_transactions: withPrefix('pbt'),
  fee_configurations: withPrefix('sfc'),
  checkout_completions: withPrefix('chc'),
  events: withPrefix('evt'),
  jobs: withPrefix('job'),
  job_settings: /^job_settings$/,
  checkouts: withPrefix('cho'),
  checkout_sessions: new RegExp(`^${REST}$`),
  payouts: withPrefix('po'),
  payout_batches: withPrefix('pob'),
  balance_transactions: withPrefix('bt'),
};

/** Whether a text has the form of the ids of a table. */
export function isIdOf(table: SeedTable, id: string): boolean {
  return forms[table].test(id);
}

/** Whether a text can be an id in a row: of whatever it is. */
export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,71}$/.test(text);
}

/** A reference in a field that does not declare its table. */
export interface HiddenReference {
  readonly field: string;
  readonly table: SeedTable;
  readonly id: string;
}

const ledgerSources: Readonly<Record<LedgerSourceType, SeedTable | null>> = {
  payment: 'payments',
  refund: 'refunds',
  dispute: 'disputes',
  payout: 'payouts',
  // Fees are parts of payments and refunds.
  payment_fee: null,
  returned_fee: null,
};

/** Returns the references of a row whose table depends on other fields. */
export function hiddenReferences<Name extends SeedTable>(table: Name, row: Rows[Name]): readonly HiddenReference[] {
  if (isRowOf('balance_transactions', table, row)) {
    const source = ledgerSources[ledgerEntryTypes[row.txn_type].source];
    const collector = row.txn_type === 'payout' ? 'payouts' : 'payout_batches';
    return [
      { field: 'collected_in', table: collector, id: row.collected_in },
      ...(source === null ? [] : [{ field: 'source_id', table: source, id: row.source_id }]),
    ];
  }
  if (isRowOf('events', table, row))
    return row.states.flatMap((state, i) =>
      state.kind === undefined ? referenceTo(`states[${i}].resource_id`, state.resource_id) : [],
    );
  if (isRowOf('onboarding_entries', table, row)) return [{ field: 'id', table: 'accounts', id: row.id }];
  if (isRowOf('card_declines', table, row)) return [{ field: 'id', table: 'accounts', id: row.id.replace(/ .*/, '') }];
  if (isRowOf('accounts', table, row))
    return Object.entries(row.related_accounts).map(([name, id]) => ({
      field: `related_accounts.${name}`,
      table: 'accounts',
      id: String(id),
    }));
  return [];
}

/** Tables whose ids do not say that a row is there: any id has the form of a session, and a test bank account is no row. */
const uncertain: ReadonlySet<string> = new Set<SeedTable>(['checkout_sessions', 'bank_accounts']);

/** Returns the reference to an object by its id, whose prefix says what it is. Some events are about parts of objects. */
function referenceTo(field: string, id: string): readonly HiddenReference[] {
  const table = Object.keys(forms).find((name) => isSeedTable(name) && !uncertain.has(name) && isIdOf(name, id));
  return table !== undefined && isSeedTable(table) ? [{ field, table, id }] : [];
}

/** Whether a row is of a table: TypeScript does not conclude it from the name beside it. */
export function isRowOf<Name extends SeedTable>(name: Name, table: SeedTable, _row: object): _row is Rows[Name] {
  return name === table;
}
