import { type FeeType, feeTypes } from '../../spec/tables/fee-types';
import { newRow } from '../actions/new-row';
import { addToChain, afterStart, findInForce } from '../actions/fee-configurations';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { Context, Handler } from '../context';
import { enabledProblem } from '../domain/account';
import { baseTypeOf, feesProblem, requirePeriod } from '../domain/fee-configuration';
import { decimalText, isFeeType } from '../domain/fees';
import { presentFeeConfiguration } from '../present/fee-configurations';
import type { AccountRow, FeeConfigurationRow } from '../rows';
import { chainKey } from '../rows/fee-configurations';
import { requireSubAccount } from '../actions/visibility';
import { pageOf, pageOfFew } from '../wire/page';

export const createFeeConfiguration: Handler<'createFeeConfiguration'> = (context, { path, body }) => {
  const account = requireSubAccount(context, path('sub_account_id'));
  const fee_type = requireFeeType(path('fee_type'));
  requireNoProblem(enabledProblem(account) ?? feesProblem(account));
  const period = requirePeriod(fee_type, body, context.now);
  requireBase(context, account, fee_type, period.effective_start);
  const row: FeeConfigurationRow = {
    ...newRow(context, 'sfc', { mode: account.mode, account_id: account.id }),
    platform_account_id: account.platform_account_id,
    fee_type,
    variable_rate: decimalText(body.variable_rate),
    transaction_fee_cents: body.transaction_fee_cents ?? 0,
    transaction_fee_currency: account.currency,
    fee_cap_cents: body.fee_cap_cents ?? null,
    ...period,
  };
  return presentFeeConfiguration(addToChain(context, row));
}; // resource_not_found sub_account_not_enabled, feesProblem, requirePeriod, fee_type_must_be_inside_hierarchy

export const listActiveFeeConfigurations: Handler<'listActiveFeeConfigurations'> = (context, { path, page }) => {
  const { rows, now } = context;
  const { id: account_id } = requireSubAccount(context, path('sub_account_id'));
  const types = Object.keys(feeTypes).filter(isFeeType);
  const inForce = types.flatMap((fee_type) => findInForce(rows, { account_id, fee_type }, now) ?? []);
  const positionOf = ({ fee_type }: FeeConfigurationRow) => types.indexOf(fee_type);
  return pageOfFew(inForce, positionOf, page, presentFeeConfiguration);
}; // resource_not_found

export const listScheduledFeeConfigurations: Handler<'listScheduledFeeConfigurations'> = (context, { path, page }) => {
  const { id: partition } = requireSubAccount(context, path('sub_account_id'));
  const list = { table: 'fee_configurations', index: 'byStart', partition, order: 'descending' } as const;
  return pageOf(context.rows, { ...list, above: afterStart(context.now) }, page, presentFeeConfiguration);
}; // resource_not_found

export const getActiveFeeConfiguration: Handler<'getActiveFeeConfiguration'> = (context, { path }) => {
  const { id: account_id } = requireSubAccount(context, path('sub_account_id'));
  const configuration = findInForce(
    context.rows,
    { account_id, fee_type: requireFeeType(path('fee_type')) },
    context.now,
  );
  if (configuration === undefined) throw new SandboxError('resource_not_found', {});
  return presentFeeConfiguration(configuration);
}; // resource_not_found

export const listFeeConfigurationHistory: Handler<'listFeeConfigurationHistory'> = (context, { path, page }) => {
  const { id: account_id } = requireSubAccount(context, path('sub_account_id'));
  const partition = chainKey({ account_id, fee_type: requireFeeType(path('fee_type')) });
  const list = { table: 'fee_configurations', index: 'byStart', partition, order: 'descending' } as const;
  return pageOf(context.rows, list, page, presentFeeConfiguration);
}; // resource_not_found

function requireFeeType(text: string): FeeType {
  if (!isFeeType(text)) throw new SandboxError('resource_not_found', {});
  return text;
}

/** A brand type requires its base type in force. Base types never end, so one that is in force at the start stays in force. */
function requireBase({ rows }: Context, { id }: AccountRow, feeType: FeeType, at: string): void {
  const base = baseTypeOf(feeType);
  if (base === undefined || findInForce(rows, { account_id: id, fee_type: base }, at)) return;
  throw new SandboxError('fee_type_must_be_inside_hierarchy', {});
}
