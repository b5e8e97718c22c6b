import { explainCondition } from '../../spec/tables/conditions';
import { establishmentCountries } from '../../spec/tables/establishment-countries';
import type { RequestBody } from '../../spec/derive/request-body';
import { SandboxError } from '../sandbox-error';
import type { Context } from '../context';
import { masked } from '../domain/onboarding';
import { presentBankAccount } from '../present/entity-bank-accounts';
import type { BusinessRow, EntityBankAccountRow } from '../rows';
import { emptyObject } from '../fields/empty';
import { updateAccount } from './account-status';
import { newOwnRow } from './new-row';

type BankAccountInput = RequestBody<'createBankAccount'>;

/**
 * Stores a bank account of a business, which receives the payouts of its sub account from now on. Its number never leaves this
 * function.
 */
export function addBankAccount(context: Context, business: BusinessRow, input: BankAccountInput): EntityBankAccountRow {
  const { currency, alpha2 } = establishmentCountries[business.country_of_establishment];
  const { account_number } = input;
  const row: EntityBankAccountRow = {
    ...newOwnRow(context, 'ba'),
    business_id: business.id,
    account_owner_name: input.account_owner_name,
    account_type: input.account_type,
    acct_last_four: account_number.slice(-4),
    masked_number: masked(account_number),
    routing_number: routingNumber(input),
    bank_name: input.bank_name,
    nickname: input.nickname ?? null,
    country: alpha2,
    currency,
    metadata: input.metadata ?? emptyObject,
  };
  context.rows.insert('bank_accounts', row);
  context.emit('entity.bank_account.created', row, presentBankAccount(row));
  if (business.sub_account_id !== null) {
    const account = context.rows.require('accounts', business.sub_account_id);
    updateAccount(context, { ...account, payout_account_id: row.id });
  }
  return row;
} // parameter_missing

/** Canadian accounts have an institution and a transit: a zero and both are their routing number. */
function routingNumber({ routing_number, institution_number, transit_number }: BankAccountInput): string {
  if (routing_number !== undefined) return routing_number;
  if (institution_number !== undefined && transit_number !== undefined)
    return `0${institution_number}${transit_number}`;
  const explanation = explainCondition('routing_number_or_parts');
  throw new SandboxError('parameter_missing', { name: 'routing_number' }, { explanation });
}
