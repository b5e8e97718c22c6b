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
  /** The column that applies, unless the type is `individual`, which has a column of its own. */
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
  /** Only true will do: a false one is as good as none. */
  readonly agreed?: true;
  /** Its characters are masked in what is kept and answered: all, or all but the last four. */
  readonly masked?: true;
  readonly provenance: Provenance;
}

const everyone = requirementColumns;
const nobody: readonly RequirementColumn[] = [];
const registered: readonly RequirementColumn[] = requirementColumns.filter((column) => column !== 'individual');

/** Businesses of several people, and public bodies. */
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

/** Where the representative has to say how to be reached. */
const personallyReached: readonly RequirementColumn[] = [
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

/** Where the representative is identified as a person. */
const personallyIdentified: readonly RequirementColumn[] = [
  ...personallyReached,
  'government_unit',
  'government_instrumentality',
];

const owned: readonly RequirementColumn[] = [
  'multi_llc',
  'private_partnership',
  'private_corporation',
  'unincorporated_association',
];

/** Every field of an onboarding payload in payload order, with who has to send it. Source: Resources, Onboarding entry. */
export const onboardingRequirements: readonly RequirementRow[] = [
  { path: 'business_details.type', requiredFor: everyone, provenance: 'stated' },
  { path: 'business_details.structure', requiredFor: everyone, provenance: 'stated' },
  { path: 'business_details.url', requiredFor: everyone, provenance: 'stated' },
  { path: 'business_details.industry', requiredFor: everyone, provenance: 'stated' },
  { path: 'business_details.tax_id', requiredFor: registered, masked: true, provenance: 'stated' },
  { path: 'business_details.phone', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.email', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.name', requiredFor: registered, provenance: 'stated' },
  { path: 'business_details.legal.address_line1', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.address_line2', requiredFor: nobody, provenance: 'chosen' },
  { path: 'business_details.legal.address_city', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.address_state', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.address_postal_code', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.legal.address_country', requiredFor: larger, provenance: 'stated' },
  { path: 'business_details.doing_business_as.name', requiredFor: nobody, provenance: 'stated' },
  { path: 'representative.name', requiredFor: everyone, provenance: 'stated' },
  { path: 'representative.title', requiredFor: larger, provenance: 'stated' },
  { path: 'representative.email', requiredFor: personallyReached, provenance: 'stated' },
  { path: 'representative.dob_month', requiredFor: personallyIdentified, provenance: 'stated' },
  { path: 'representative.dob_day', requiredFor: personallyIdentified, provenance: 'stated' },
  { path: 'representative.dob_year', requiredFor: personallyIdentified, provenance: 'stated' },
  { path: 'representative.address_line1', requiredFor: personallyReached, provenance: 'stated' },
  { path: 'representative.address_line2', requiredFor: nobody, provenance: 'chosen' },
  { path: 'representative.address_city', requiredFor: personallyReached, provenance: 'stated' },
  { path: 'representative.address_state', requiredFor: personallyReached, provenance: 'stated' },
  { path: 'representative.address_postal_code', requiredFor: personallyReached, provenance: 'stated' },
  { path: 'representative.address_country', requiredFor: personallyReached, provenance: 'stated' },
  { path: 'representative.phone', requiredFor: personallyReached, provenance: 'stated' },
  { path: 'representative.ssn_last4', requiredFor: personallyIdentified, masked: true, provenance: 'stated' },
  { path: 'representative.is_owner', requiredFor: personallyReached, provenance: 'stated' },
  { path: 'owners', requiredFor: owned, provenance: 'stated' },
  { path: 'bank_account.bank_name', requiredFor: nobody, provenance: 'chosen' },
  { path: 'bank_account.account_nickname', requiredFor: nobody, provenance: 'chosen' },
  { path: 'bank_account.routing_number', requiredFor: everyone, provenance: 'stated' },
  { path: 'bank_account.account_number', requiredFor: everyone, masked: true, provenance: 'stated' },
  { path: 'bank_account.account_type', requiredFor: everyone, provenance: 'stated' },
  { path: 'bank_account.account_owner_name', requiredFor: everyone, provenance: 'stated' },
  { path: 'terms_and_conditions.accepted', requiredFor: everyone, agreed: true, provenance: 'stated' },
  { path: 'terms_and_conditions.ip', requiredFor: everyone, provenance: 'stated' },
  { path: 'terms_and_conditions.user_agent', requiredFor: nobody, provenance: 'stated' },
];

/** The version of a payload that does not say its own. */
export const defaultOnboardingVersion = 'v1.0';

/** The fields of an owner. Whoever is named among the owners has to be named completely. */
export const ownerFields = ['name', 'email'] as const;

/**
 * The dotted paths that a business of this kind has to send, in payload order. Of a kind that is not told, those that it
 * has to send whatever the kind turns out to be.
 */
export function requiredPaths(type?: BusinessType, structure?: BusinessStructure): readonly string[] {
  const columns = possibleColumns(type, structure);
  return onboardingRequirements
    .filter(({ requiredFor }) => columns.every((column) => requiredFor.includes(column)))
    .map(({ path }) => path);
}

/** The column `individual` holds for that type, whatever the structure. */
function possibleColumns(type?: BusinessType, structure?: BusinessStructure): readonly RequirementColumn[] {
  if (type === 'individual') return ['individual'];
  const columns = structure === undefined ? registered : [businessStructures[structure].column];
  return type === undefined ? ['individual', ...columns] : columns;
}
