import { businessClassifications, type BusinessClassificationRow } from '../../spec/tables/business-classifications';
import type { BusinessStructure, BusinessType } from '../../spec/tables/business-structures';
import { establishmentCountries } from '../../spec/tables/establishment-countries';
import { defaultOnboardingVersion } from '../../spec/tables/onboarding-requirements';
import type { components } from '../../spec/generated/types';
import type { AddressRow, BusinessRow, EntityBankAccountRow, IdentityRow, TermsRow } from '../rows';
import { twoDigits } from './identity';

type Payload = components['schemas']['ProvisioningPayload'];

/** A person with the address. */
export interface Person {
  readonly identity: IdentityRow;
  readonly address: AddressRow | undefined;
}

/** The rows that describe a business. */
export interface BusinessRows {
  readonly business: BusinessRow;
  readonly legalAddress: AddressRow | undefined;
  readonly representative: Person | undefined;
  readonly owners: readonly IdentityRow[];
  /** The newest one. */
  readonly bankAccount: EntityBankAccountRow | undefined;
  readonly terms: TermsRow | undefined;
}

/**
 * Returns the type and the structure that decide what is required: those of the business itself, else those of its
 * classification.
 */
export function kindOf(
  { classification, business_type, business_structure }: BusinessRow,
  owners: number,
): { readonly type: BusinessType | undefined; readonly structure: BusinessStructure | undefined } {
  const row: BusinessClassificationRow | null = classification && businessClassifications[classification];
  const structure = (owners > 1 ? row?.structureOfSeveral : undefined) ?? row?.structure;
  return { type: business_type ?? row?.type, structure: business_structure ?? structure };
}

/**
 * Returns a business in the form of an onboarding entry. It has the fields that the business has, and the same ones masked:
 * what is masked was never stored.
 */
export function onboardingPayload(rows: BusinessRows): Payload {
  const { owners, bankAccount, terms } = rows;
  return {
    onboarding_version: defaultOnboardingVersion,
    business_details: businessDetails(rows),
    representative: representativeOf(rows.representative),
    owners: owners.map(({ name, email }) => given({ name, email })),
    bank_account:
      bankAccount === undefined
        ? {}
        : given({
            bank_name: bankAccount.bank_name,
            account_nickname: bankAccount.nickname,
            routing_number: bankAccount.routing_number,
            account_number: bankAccount.masked_number,
            account_type: bankAccount.account_type,
            account_owner_name: bankAccount.account_owner_name,
          }),
    terms_and_conditions:
      terms === undefined ? {} : given({ accepted: terms.accepted, ip: terms.ip, user_agent: terms.user_agent }),
  };
}

function businessDetails({ business, legalAddress, owners }: BusinessRows): Payload['business_details'] {
  const { type, structure } = kindOf(business, owners.length);
  const { legal_name, doing_business_as, tax_id_last4 } = business;
  return {
    ...given({
      type: type ?? null,
      structure: structure ?? null,
      url: business.website_url,
      industry: business.industry,
      tax_id: tax_id_last4 === null ? null : `*****${tax_id_last4}`,
      phone: business.phone,
      email: business.email,
    }),
    legal: { name: legal_name, ...addressFields(legalAddress) },
    ...(doing_business_as !== null && { doing_business_as: { name: doing_business_as } }),
  };
}

function representativeOf(person: Person | undefined): Payload['representative'] {
  if (person === undefined) return {};
  const { identity, address } = person;
  const { dob_day, dob_month } = identity;
  return {
    ...given({
      name: identity.name,
      title: identity.title,
      email: identity.email,
      dob_month: dob_month && twoDigits(dob_month),
      dob_day: dob_day && twoDigits(dob_day),
      dob_year: identity.dob_year,
    }),
    ...addressFields(address),
    ...given({ phone: identity.phone, ssn_last4: identity.ssn_last4 && '****' }),
    is_owner: identity.is_owner,
  };
}

function addressFields(address: AddressRow | undefined) {
  if (address === undefined) return {};
  return given({
    address_line1: address.line1,
    address_line2: address.line2,
    address_city: address.city,
    address_state: address.state,
    address_postal_code: address.postal_code,
    address_country: address.country && countryOf(address.country),
  });
}

/** Onboarding entries have countries of two letters. */
function countryOf(country: string): string {
  const known = Object.entries(establishmentCountries).find(([alpha3]) => alpha3 === country.toUpperCase());
  return known === undefined ? country : known[1].alpha2;
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], null> };

/** Returns the fields that are not null. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  const kept: Given<Fields> = {};
  for (const name in fields) {
    const value = fields[name];
    if (isGiven(value)) kept[name] = value;
  }
  return kept;
}

function isGiven<Value>(value: Value): value is Exclude<Value, null> {
  return value !== null;
}
