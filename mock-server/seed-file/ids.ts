import { ledgerEntryTypes, type LedgerSourceType } from '../../spec/tables/ledger-entries';
import type { Rows, SeedTable } from '../rows';
import { definitions } from '../rows/registry';
import { seedTables } from '../rows/seed-tables';

/** Pattern of an id after its prefix. People write ids by hand. */
const REST = '[A-Za-z0-9_-]{1,64}';

const withPrefix = (prefix: string): RegExp => new RegExp(`^${prefix}_${REST}$`);

/** The form of ids that begin with the prefix of their table. */
const prefixed: ReadonlyMap<SeedTable, RegExp> = new Map(
  seedTables.flatMap((table) => {
    const { idPrefix } = definitions[table];
    return idPrefix === undefined ? [] : [[table, withPrefix(idPrefix)]];
  }),
);

/** The form of ids that do not begin with a prefix of their own. */
const otherForms: Readonly<Partial<Record<SeedTable, RegExp>>> = {
  onboarding_entries: withPrefix('acc'),
  card_declines: new RegExp(`^acc_${REST} [0-9a-f]{1,64}$`),
  job_settings: /^job_settings$/,
};

/** Whether a text has the form of the ids of a table. A table may have ids of any form. */
export function isIdOf(table: SeedTable, id: string): boolean {
  const form = prefixed.get(table) ?? otherForms[table];
  return form?.test(id) ?? isId(id);
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

/** Returns the reference to an object by its id, whose prefix says what it is. Some events are about parts of objects. */
function referenceTo(field: string, id: string): readonly HiddenReference[] {
  // A test bank account has an id and no row.
  const table = seedTables.find((name) => name !== 'bank_accounts' && prefixed.get(name)?.test(id));
  return table === undefined ? [] : [{ field, table, id }];
}

/** Whether a row is of a table: TypeScript does not conclude it from the name beside it. */
export function isRowOf<Name extends SeedTable>(name: Name, table: SeedTable, _row: object): _row is Rows[Name] {
  return name === table;
}
