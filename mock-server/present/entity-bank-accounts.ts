import { limits } from '../../spec/tables/limits';
import type { Resources } from '../context';
import { take } from '../domain/first-of';
import type { EntityBankAccountRow } from '../rows';
import type { Reader } from '../store/reader';
import { rendered } from './rendered';

const { value: MAX_SHOWN } = limits.entity_parts;

export function presentBankAccount(row: EntityBankAccountRow): Resources['EntityBankAccount'] {
  return rendered('EntityBankAccount', row, { platform_account_id: row.account_id });
}

/** Renders the newest bank accounts of a business. */
export function newestBankAccounts(rows: Reader, businessId: string): Resources['EntityBankAccount'][] {
  return take(rows.walk('bank_accounts', 'ofBusiness', businessId, 'descending'), MAX_SHOWN).map(presentBankAccount);
}
