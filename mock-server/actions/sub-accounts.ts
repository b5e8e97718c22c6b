import { SandboxError } from '../sandbox-error';
import type { Context } from '../context';
import { applicationFeeRates } from '../domain/account';
import { firstOf } from '../domain/first-of';
import type { AccountRow, Currency, Mode } from '../rows';
import { updateAccount } from './account-status';

/** A character that a reader sees: no blank, none that is not printed, and not the empty pattern of braille. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
const VISIBLE_RULE = 'It must have a visible character.';

/** A new sub account. */
export interface NewSubAccount {
  readonly name: string;
  readonly currency: Currency;
  /** The business that it is provisioned for. */
  readonly business_id?: string | undefined;
  readonly payout_account_id?: string | undefined;
}

/** The accounts of a new sub account. */
export interface AddedAccounts {
  /** The account in the mode of the request. */
  readonly own: AccountRow;
  /** The account in test mode: the same one for a request in test mode. */
  readonly test: AccountRow;
}

/**
 * Creates a sub account; in live mode one for each mode, unless there is a test account of that name already. No review is
 * scheduled yet. A business is in one mode only, and so are the accounts that name it. Source: Resources, Sub account.
 */
export function addSubAccount(
  context: Context,
  { name, currency, business_id, payout_account_id }: NewSubAccount,
): AddedAccounts {
  if (!VISIBLE.test(name)) throw new SandboxError('parameter_invalid', { name: 'name' }, { rule: VISIBLE_RULE });
  if (accountNamed(context, context.mode, name)) throw new SandboxError('duplicate_record', {});
  const twin = accountNamed(context, 'test', name);
  const test_account_id = twin?.id ?? context.newId('acc');
  const related_accounts =
    context.mode === 'live' ? { live_account_id: context.newId('acc'), test_account_id } : { test_account_id };
  const ofBusiness = {
    ...(business_id !== undefined && { business_id }),
    ...(payout_account_id !== undefined && { payout_account_id }),
  };
  const add = (id: string, mode: Mode) =>
    addAccount(context, {
      id,
      mode,
      name,
      currency,
      related_accounts,
      ...(mode === context.mode && ofBusiness),
    });
  const test = twin ? updateAccount(context, { ...twin, related_accounts }) : add(test_account_id, 'test');
  const { live_account_id } = related_accounts;
  return { test, own: live_account_id === undefined ? test : add(live_account_id, 'live') };
} // parameter_invalid duplicate_record

export function platformAccount(context: Context): AccountRow {
  return context.rows.require('accounts', context.account.platform_account_id);
}

/** Returns the id of the platform account of a mode, which may differ from the mode of the request. */
function platformAccountId(context: Context, mode: Mode): string {
  const { id, related_accounts } = platformAccount(context);
  return (mode === 'live' ? related_accounts.live_account_id : related_accounts.test_account_id) ?? id;
}

/** Returns the sub account of a mode with a name. Names are unique within a mode, archived accounts included. */
function accountNamed({ rows }: Context, mode: Mode, name: string): AccountRow | undefined {
  const next = firstOf(rows.walk('accounts', 'byName', mode, 'ascending', `${name}\u0000`));
  return next?.name === name ? next : undefined;
}

type NewAccount = Pick<
  AccountRow,
  'id' | 'mode' | 'name' | 'currency' | 'related_accounts' | 'business_id' | 'payout_account_id'
>;

function addAccount(context: Context, account: NewAccount): AccountRow {
  const row: AccountRow = {
    ...account,
    sequence: context.rows.nextSequence(),
    kind: 'sub',
    platform_account_id: platformAccountId(context, account.mode),
    status: 'created',
    application_fee_rates: applicationFeeRates(account.currency, context),
    created_at: context.now,
    updated_at: context.now,
  };
  context.rows.insert('accounts', row);
  const owner = { account_id: row.id, mode: row.mode };
  for (const rate of row.application_fee_rates) context.emit('application_fee_rate.created', owner, rate);
  return row;
}
