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

/** The tables whose rows have addresses. */
export const addressedTables = ['platform', 'accounts', 'checkout_sessions'] as const satisfies readonly TableName[];

const none: readonly string[] = [];
