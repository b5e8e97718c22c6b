import type { Rows, TableName } from './registry';

/**
 * Returns the ids in a row by which a caller can name its platform without an access token: the client ids of its key pairs, a
 * sub account, a checkout session.
 */
export function addressesOf<Name extends TableName>(table: Name, row: Rows[Name]): readonly string[] {
  if (table === 'checkout_sessions') return [row.id];
  if (table === 'accounts') return 'kind' in row && row.kind === 'sub' ? [row.id] : none;
  if (table === 'platform') return 'test' in row ? [row.test.client_id, row.live.client_id] : none;
  return none;
}

const none: readonly string[] = [];

/** The tables whose rows have addresses. */
const addressedTables = ['platform', 'accounts', 'checkout_sessions'] as const;
const isAddressed: ReadonlySet<TableName> = new Set(addressedTables);

/** A row that a transaction left, or null. */
type ChangedRow<Name extends TableName = TableName> = readonly [
  table: Name,
  id: string,
  row: Rows[Name] | null,
  ...unknown[],
];

/** Returns the addresses in the rows of commits. They may repeat. */
export function addressesIn(commits: Iterable<{ readonly changes: readonly ChangedRow[] }>): readonly string[] {
  const addresses: string[] = [];
  for (const { changes } of commits)
    for (const [table, , row] of changes) {
      // Few rows have any.
      if (row !== null && isAddressed.has(table)) addresses.push(...addressesOf(table, row));
    }
  return addresses;
}

type AddressedTables = {
  readonly [Name in (typeof addressedTables)[number]]: { readonly rows: () => Iterable<Rows[Name]> };
};

/** Returns the addresses in the rows of a state. */
export function* addressesInState({
  tables,
}: {
  readonly tables: AddressedTables;
}): Generator<string, void, undefined> {
  for (const name of addressedTables) for (const row of tables[name].rows()) yield* addressesOf(name, row);
}
