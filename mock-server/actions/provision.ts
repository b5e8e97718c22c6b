import { establishmentCountries } from '../../spec/tables/establishment-countries';
import { defaultOnboardingVersion } from '../../spec/tables/onboarding-requirements';
import { SandboxError } from '../sandbox-error';
import type { Context, Resources } from '../context';
import { firstOf } from '../domain/first-of';
import { isComplete } from '../domain/onboarding';
import { type BusinessRows, onboardingPayload } from '../domain/provisioning';
import type { BusinessRow } from '../rows';
import type { Reader } from '../store/reader';
import { awaitAutomaticReview } from './account-status';
import { putBusiness } from './businesses';
import { addSubAccount } from './sub-accounts';
import { submitMasked } from './submit-onboarding';

/**
 * Creates the sub account of a business. With everything that an onboarding entry requires it is submitted for review at once;
 * otherwise it waits for an entry of its own.
 */
export function provision(context: Context, business: BusinessRow, name?: string): Resources['Provisioning'] {
  if (business.sub_account_id !== null) throw new SandboxError('duplicate_record', {});
  const rows = rowsOf(context.rows, business);
  const { own, test } = addSubAccount(context, {
    name: name ?? business.doing_business_as ?? business.legal_name,
    currency: establishmentCountries[business.country_of_establishment].currency,
    business_id: business.id,
    payout_account_id: rows.bankAccount?.id,
  });
  const provisioned = { ...business, sub_account_id: own.id, updated_at: context.now };
  putBusiness(context, provisioned, 'entity.business.updated');
  const payload = onboardingPayload(rows);
  if (test !== own || !isComplete(payload)) awaitAutomaticReview(context, test);
  if (isComplete(payload)) submitMasked(context, own, { ...payload, onboarding_version: defaultOnboardingVersion });
  return {
    account_type: own.mode,
    sub_account_id: own.id,
    platform_account_id: own.platform_account_id,
    payload,
  };
} // duplicate_record

/** Returns the rows that describe a business. */
function rowsOf(rows: Reader, business: BusinessRow): BusinessRows {
  const { legal_address_id, representative_id, owner_ids, terms_id } = business;
  const addressOf = (id: string | null) => (id === null ? undefined : rows.require('addresses', id));
  const identity = representative_id === null ? undefined : rows.require('identities', representative_id);
  return {
    business,
    legalAddress: addressOf(legal_address_id),
    representative: identity && { identity, address: addressOf(identity.address_id) },
    owners: owner_ids.map((id) => rows.require('identities', id)),
    bankAccount: firstOf(rows.walk('bank_accounts', 'ofBusiness', business.id, 'descending')),
    terms: terms_id === null ? undefined : rows.require('terms_and_conditions', terms_id),
  };
}
