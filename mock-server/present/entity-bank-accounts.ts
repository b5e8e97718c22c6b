import { limits } from '../../spec/tables/limits';
import type { Resources } from '../context';
import { take } from '../domain/first-of';
import type { EntityBankAccountRow } from '../rows';
import type { Reader } from '../store/reader';

const { value: MAX_SHOWN } = limits.entity_parts;

export function presentBankAccount(row: EntityBankAccountRow): Resources['EntityBankAccount'] {
  return {
    id: row.id,
    business_id: row.business_id,
    account_owner_name: row.account_owner_name,
    account_type: row.account_type,
    acct_last_four: row.acct_last_four,
    routing_number: row.routing_number,
    bank_name: row.bank_name,
    nickname: row.nickname,
    country: row.country,
    currency: row.currency,
    metadata: row.metadata,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Renders the newest bank accounts of a business. */
export function newestBankAccounts(rows: Reader, businessId: string): Resources['EntityBankAccount'][] {
  return take(rows.walk('bank_accounts', 'ofBusiness', businessId, 'descending'), MAX_SHOWN).map(presentBankAccount);
}
