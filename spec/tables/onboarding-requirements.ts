import type { Provenance } from '../vocabulary/provenance';

export interface BusinessTypeRow {
  readonly title: string;
  readonly provenance: Provenance;
}

/** Values of `business_details.type`. Source: Resources, Onboarding entry. */
export const businessTypes = {
  individual: { title: 'Individual', provenance: 'stated' },
  for_profit: { title: 'For-profit business', provenance: 'stated' },
  non_profit: { title: 'Non-profit organization', provenance: 'reference' },
  government_entity: { title: 'Government entity', provenance: 'reference' },
} as const satisfies Record<string, BusinessTypeRow>;

export type BusinessType = keyof typeof businessTypes;

/** The columns of the requirement matrix, in its order. Source: Resources, Onboarding entry. */
export const requirementColumns = [
  'individual',
  'sole_proprietorship',
  'single_llc',
  'multi_llc',
  'private_partnership',
  'private_corporation',
  'unincorporated_association',
  'public_partnership',
  'public_corporation',
  'incorporated',
  'unincorporated',
  'government_unit',
  'government_instrumentality',
] as const;

export type RequirementColumn = (typeof requirementColumns)[number];

export interface BusinessStructureRow {
  readonly title: string;
  /** The column that applies. The type `individual` has a column of its own instead. */
  readonly column: Exclude<RequirementColumn, 'individual'>;
  readonly provenance: Provenance;
}

/** Values of `business_details.structure`. Source: Resources, Onboarding entry. */
export const businessStructures = {
  sole_proprietorship: { title: 'Sole proprietorship', column: 'sole_proprietorship', provenance: 'stated' },
  single_llc: { title: 'Single-member LLC', column: 'single_llc', provenance: 'reference' },
  multi_llc: { title: 'Multi-member LLC', column: 'multi_llc', provenance: 'reference' },
  private_partnership: { title: 'Private partnership', column: 'private_partnership', provenance: 'reference' },
  private_corporation: { title: 'Private corporation', column: 'private_corporation', provenance: 'reference' },
  unincorporated_association: {
    title: 'Unincorporated association',
    column: 'unincorporated_association',
    provenance: 'reference',
  },
  public_partnership: { title: 'Public partnership', column: 'public_partnership', provenance: 'reference' },
  public_corporation: { title: 'Public corporation', column: 'public_corporation', provenance: 'reference' },
  incorporated: { title: 'Incorporated non-profit', column: 'incorporated', provenance: 'reference' },
  unincorporated: { title: 'Unincorporated non-profit', column: 'unincorporated', provenance: 'reference' },
  government_unit: { title: 'Governmental unit', column: 'government_unit', provenance: 'reference' },
  government_instrumentality: {
    title: 'Government instrumentality',
    column: 'government_instrumentality',
    provenance: 'reference',
  },
  tax_exempt_government_instrumentality: {
    title: 'Tax-exempt government instrumentality',
    column: 'government_instrumentality',
    provenance: 'reference',
  },
} as const satisfies Record<string, BusinessStructureRow>;

export type BusinessStructure = keyof typeof businessStructures;

export interface RequirementRow {
  /** Dotted path of the field in the payload. */
  readonly path: string;
  readonly requiredFor: readonly RequirementColumn[];
  /** The value must be true: false counts as missing. */
  readonly agreed?: true;
  /** Its characters are masked in the store and in responses: all, or all except the last four. */
  readonly masked?: true;
  readonly provenance: Provenance;
}

const all = requirementColumns;
const none: readonly RequirementColumn[] = [];
const registered: readonly RequirementColumn[] = requirementColumns.filter((column) => column !== 'individual');

/** Businesses of several people and public bodies. */
const larger: readonly RequirementColumn[] = [
  'multi_llc',
  'private_partnership',
  'private_corporation',
  'unincorporated_association',
  'public_partnership',
  'public_corporation',
  'incorporated',
  'unincorporated',
  'government_unit',
  'government_instrumentality',
];

/** The columns that require contact details of the representative. */
const contacted: readonly RequirementColumn[] = [
  'individual',
  'sole_proprietorship',
  'single_llc',
  'multi_llc',
  'private_partnership',
  'private_corporation',
  'unincorporated_association',
  'incorporated',
  'unincorporated',
];

/** The columns that require the identity of the representative. */
const identified: readonly RequirementColumn[] = [...contacted, 'government_unit', 'government_instrumentality'];

const owned: readonly RequirementColumn[] = [
  'multi_llc',
  'private_partnership',
  'private_corporation',
  'unincorporated_association',
];

/** Every field of an onboarding payload in payload order, with the columns that require it. Source: Resources, Onboarding entry. */
export const onboardingRequirements: readonly RequirementRow[] = [
  { path: 'business_details.type', requiredFor: all, provenance: 'stated' },
  { path: 'business_details.structure', requiredFor: all, provenance: 'stated' },
  { path: 'business_details.url', requiredFor: all, provenance: 'stated' },
  { path: 'business_details.industry', requiredFor: all, provenance: 'stated' },
  { path: 'business_details.tax_id', requiredFor: registered, masked: true, provenance: 'stated' },
  { path: 'business_details.phone', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.email', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.name', requiredFor: registered, provenance: 'stated' },
  { path: 'business_details.legal.address_line1', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.address_line2', requiredFor: none, provenance: 'chosen' },
  { path: 'business_details.legal.address_city', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.address_state', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.address_postal_code', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.address_country', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.doing_business_as.name', requiredFor: none, provenance: 'stated' },
  { path: 'representative.name', requiredFor: all, provenance: 'stated' },
  { path: 'representative.title', requiredFor: larger, provenance: 'stated' },
  { path: 'representative.email', requiredFor: contacted, provenance: 'stated' },
  { path: 'representative.dob_month', requiredFor: identified, provenance: 'stated' },
  { path: 'representative.dob_day', requiredFor: identified, provenance: 'stated' },
  { path: 'representative.dob_year', requiredFor: identified, provenance: 'stated' },
  { path: 'representative.address_line1', requiredFor: contacted, provenance: 'stated' },
  { path: 'representative.address_line2', requiredFor: none, provenance: 'chosen' },
  { path: 'representative.address_city', requiredFor: contacted, provenance: 'stated' },
  { path: 'representative.address_state', requiredFor: contacted, provenance: 'stated' },
  { path: 'representative.address_postal_code', requiredFor: contacted, provenance: 'stated' },
  { path: 'representative.address_country', requiredFor: contacted, provenance: 'stated' },
  { path: 'representative.phone', requiredFor: contacted, provenance: 'stated' },
  { path: 'representative.ssn_last4', requiredFor: identified, masked: true, provenance: 'stated' },
  { path: 'representative.is_owner', requiredFor: contacted, provenance: 'stated' },
  { path: 'owners', requiredFor: owned, provenance: 'stated' },
  { path: 'bank_account.bank_name', requiredFor: none, provenance: 'chosen' },
  { path: 'bank_account.account_nickname', requiredFor: none, provenance: 'chosen' },
  { path: 'bank_account.routing_number', requiredFor: all, provenance: 'stated' },
  { path: 'bank_account.account_number', requiredFor: all, masked: true, provenance: 'stated' },
  { path: 'bank_account.account_type', requiredFor: all, provenance: 'stated' },
  { path: 'bank_account.account_owner_name', requiredFor: all, provenance: 'stated' },
  { path: 'terms_and_conditions.accepted', requiredFor: all, agreed: true, provenance: 'stated' },
  { path: 'terms_and_conditions.ip', requiredFor: all, provenance: 'stated' },
  { path: 'terms_and_conditions.user_agent', requiredFor: none, provenance: 'stated' },
];

/** The version of a payload without a version. */
export const defaultOnboardingVersion = 'v1.0';

/** The fields of an owner: all of them are required. */
export const ownerFields = ['name', 'email'] as const;

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
