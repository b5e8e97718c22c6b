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

/** A value of `business_details.type`. */
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
  /** The business types that can have it. The API does not check it, the hosted onboarding does. */
  readonly types: readonly BusinessType[];
  /** The column that applies. The type `individual` has a column of its own instead. */
  readonly column: Exclude<RequirementColumn, 'individual'>;
  readonly provenance: Provenance;
}

/** Values of `business_details.structure`. Source: Resources, Onboarding entry. */
export const businessStructures = {
  sole_proprietorship: {
    title: 'Sole proprietorship',
    types: ['individual', 'for_profit'],
    column: 'sole_proprietorship',
    provenance: 'stated',
  },
  single_llc: { title: 'Single-member LLC', types: ['for_profit'], column: 'single_llc', provenance: 'reference' },
  multi_llc: { title: 'Multi-member LLC', types: ['for_profit'], column: 'multi_llc', provenance: 'reference' },
  private_partnership: {
    title: 'Private partnership',
    types: ['for_profit'],
    column: 'private_partnership',
    provenance: 'reference',
  },
  private_corporation: {
    title: 'Private corporation',
    types: ['for_profit'],
    column: 'private_corporation',
    provenance: 'reference',
  },
  unincorporated_association: {
    title: 'Unincorporated association',
    types: ['for_profit'],
    column: 'unincorporated_association',
    provenance: 'reference',
  },
  public_partnership: {
    title: 'Public partnership',
    types: ['for_profit'],
    column: 'public_partnership',
    provenance: 'reference',
  },
  public_corporation: {
    title: 'Public corporation',
    types: ['for_profit'],
    column: 'public_corporation',
    provenance: 'reference',
  },
  incorporated: {
    title: 'Incorporated non-profit',
    types: ['non_profit'],
    column: 'incorporated',
    provenance: 'reference',
  },
  unincorporated: {
    title: 'Unincorporated non-profit',
    types: ['non_profit'],
    column: 'unincorporated',
    provenance: 'reference',
  },
  government_unit: {
    title: 'Governmental unit',
    types: ['government_entity'],
    column: 'government_unit',
    provenance: 'reference',
  },
  government_instrumentality: {
    title: 'Government instrumentality',
    types: ['government_entity'],
    column: 'government_instrumentality',
    provenance: 'reference',
  },
  tax_exempt_government_instrumentality: {
    title: 'Tax-exempt government instrumentality',
    types: ['government_entity'],
    column: 'government_instrumentality',
    provenance: 'reference',
  },
} as const satisfies Record<string, BusinessStructureRow>;

/** A value of `business_details.structure`. */
export type BusinessStructure = keyof typeof businessStructures;
