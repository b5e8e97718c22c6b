import type { Provenance } from '../vocabulary/provenance';
import {
  type BusinessStructure,
  businessStructures,
  type BusinessType,
  businessTypes,
  type RequirementColumn,
  requirementColumns,
} from './business-structures';

/** Values of `bank_account.account_type`. Source: Resources, Onboarding entry. */
export const bankAccountTypes = {
  checking: { title: 'Checking account' },
  savings: { title: 'Savings account' },
} as const;

export interface RequirementRow {
  /** Dotted path of the field in the payload. */
  readonly path: string;
  /** The label of the field in the hosted onboarding. Unique within its step. */
  readonly title: string;
  /** The heading of fields that belong together. A field that no column requires is asked for together with its group. */
  readonly group?: string;
  /** Titles of the values of a choice. */
  readonly values?: Readonly<Record<string, { readonly title: string }>>;
  readonly requiredFor: readonly RequirementColumn[];
  /** The value must be true: false counts as missing. */
  readonly agreed?: true;
  /** Its characters are masked in the store and in responses: all, or all except the last four. */
  readonly masked?: true;
  readonly provenance: Provenance;
}

const all = requirementColumns;
const none: readonly RequirementColumn[] = [];
const allExcept = (...names: readonly RequirementColumn[]): readonly RequirementColumn[] =>
  requirementColumns.filter((column) => !names.includes(column));
const registered = allExcept('individual');

/** Businesses of several people and public bodies. */
const larger = allExcept('individual', 'sole_proprietorship', 'single_llc');

/** The columns that require the identity of the representative. */
const identified = allExcept('public_partnership', 'public_corporation');

/** The columns that require contact details of the representative. */
const contacted = identified.filter((column) => !column.startsWith('government_'));

const owned: readonly RequirementColumn[] = [
  'multi_llc',
  'private_partnership',
  'private_corporation',
  'unincorporated_association',
];

const addressRows = (within: string, group: string, requiredFor: readonly RequirementColumn[]): RequirementRow[] => {
  const row = { group, requiredFor, provenance: 'stated' } as const;
  return [
    { path: `${within}.address_line1`, title: 'Address line 1', ...row },
    { path: `${within}.address_line2`, title: 'Address line 2', ...row, requiredFor: none, provenance: 'chosen' },
    { path: `${within}.address_city`, title: 'City', ...row },
    { path: `${within}.address_state`, title: 'State', ...row },
    { path: `${within}.address_postal_code`, title: 'Postal code', ...row },
    { path: `${within}.address_country`, title: 'Country', ...row },
  ];
};

/**
 * Every field of an onboarding payload in payload order, with the columns that require it. Source: Resources, Onboarding entry.
 */
export const onboardingRequirements: readonly RequirementRow[] = [
  {
    path: 'business_details.type',
    title: 'Business type',
    values: businessTypes,
    requiredFor: all,
    provenance: 'stated',
  },
  {
    path: 'business_details.structure',
    title: 'Business structure',
    values: businessStructures,
    requiredFor: all,
    provenance: 'stated',
  },
  { path: 'business_details.url', title: 'Web site', requiredFor: all, provenance: 'stated' },
  { path: 'business_details.industry', title: 'Industry', requiredFor: all, provenance: 'stated' },
  { path: 'business_details.tax_id', title: 'Tax ID', requiredFor: registered, masked: true, provenance: 'stated' },
  { path: 'business_details.phone', title: 'Business phone', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.email', title: 'Business e-mail address', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.name', title: 'Legal name', requiredFor: registered, provenance: 'stated' },
  ...addressRows('business_details.legal', 'Legal address', larger),
  {
    path: 'business_details.doing_business_as.name',
    title: 'Doing business as',
    requiredFor: none,
    provenance: 'stated',
  },
  { path: 'representative.name', title: 'Full name', requiredFor: all, provenance: 'stated' },
  { path: 'representative.title', title: 'Job title', requiredFor: larger, provenance: 'stated' },
  { path: 'representative.email', title: 'E-mail address', requiredFor: contacted, provenance: 'stated' },
  {
    path: 'representative.dob_month',
    title: 'Month of birth',
    group: 'Date of birth',
    requiredFor: identified,
    provenance: 'stated',
  },
  {
    path: 'representative.dob_day',
    title: 'Day of birth',
    group: 'Date of birth',
    requiredFor: identified,
    provenance: 'stated',
  },
  {
    path: 'representative.dob_year',
    title: 'Year of birth',
    group: 'Date of birth',
    requiredFor: identified,
    provenance: 'stated',
  },
  ...addressRows('representative', 'Home address', contacted),
  { path: 'representative.phone', title: 'Phone', requiredFor: contacted, provenance: 'stated' },
  {
    path: 'representative.ssn_last4',
    title: 'Last four digits of SSN',
    requiredFor: identified,
    masked: true,
    provenance: 'stated',
  },
  {
    path: 'representative.is_owner',
    title: 'This person owns a part of the business',
    requiredFor: contacted,
    provenance: 'stated',
  },
  { path: 'owners', title: 'Owners', requiredFor: owned, provenance: 'stated' },
  { path: 'bank_account.bank_name', title: 'Bank name', requiredFor: none, provenance: 'chosen' },
  { path: 'bank_account.account_nickname', title: 'Account nickname', requiredFor: none, provenance: 'chosen' },
  { path: 'bank_account.routing_number', title: 'Routing number', requiredFor: all, provenance: 'stated' },
  {
    path: 'bank_account.account_number',
    title: 'Account number',
    requiredFor: all,
    masked: true,
    provenance: 'stated',
  },
  {
    path: 'bank_account.account_type',
    title: 'Account type',
    values: bankAccountTypes,
    requiredFor: all,
    provenance: 'stated',
  },
  { path: 'bank_account.account_owner_name', title: 'Account owner', requiredFor: all, provenance: 'stated' },
  {
    path: 'terms_and_conditions.accepted',
    title: 'I accept the terms and conditions',
    requiredFor: all,
    agreed: true,
    provenance: 'stated',
  },
  { path: 'terms_and_conditions.ip', title: 'IP address', requiredFor: all, provenance: 'stated' },
  { path: 'terms_and_conditions.user_agent', title: 'Browser', requiredFor: none, provenance: 'stated' },
];

/** The version of a payload without a version. */
export const defaultOnboardingVersion = 'v1.0';

/** The fields of an owner: all of them are required. */
export const ownerFields = [
  { name: 'name', title: 'Name' },
  { name: 'email', title: 'E-mail address' },
] as const;

/**
 * Returns the dotted paths that a business must send, in payload order. Without a type or a structure, those that are required
 * in every case.
 */
export function requiredPaths(type?: BusinessType, structure?: BusinessStructure): readonly string[] {
  const columns = possibleColumns(type, structure);
  return onboardingRequirements
    .filter(({ requiredFor }) => columns.every((column) => requiredFor.includes(column)))
    .map(({ path }) => path);
}

/** The column `individual` applies to that type, whatever the structure. */
function possibleColumns(type?: BusinessType, structure?: BusinessStructure): readonly RequirementColumn[] {
  if (type === 'individual') return ['individual'];
  const columns = structure === undefined ? registered : [businessStructures[structure].column];
  return type === undefined ? ['individual', ...columns] : columns;
}
