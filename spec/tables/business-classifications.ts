import type { Provenance } from '../vocabulary/provenance';
import type { BusinessStructure, BusinessType } from './business-structures';

export interface BusinessClassificationRow {
  readonly title: string;
  /** The type and the structure whose requirements apply, where the business names none itself. */
  readonly type: BusinessType;
  readonly structure: BusinessStructure;
  /** The structure of a business with more than one owner, where it is another one. */
  readonly structureOfSeveral?: BusinessStructure;
  /** That of the name. The type and the structure are chosen. */
  readonly provenance: Provenance;
}

/** Values of `classification` of a business. */
export const businessClassifications = {
  government: {
    title: 'Government',
    type: 'government_entity',
    structure: 'government_unit',
    provenance: 'reference',
  },
  limited: {
    title: 'Limited liability company',
    type: 'for_profit',
    structure: 'single_llc',
    structureOfSeveral: 'multi_llc',
    provenance: 'reference',
  },
  non_profit: { title: 'Non-profit', type: 'non_profit', structure: 'incorporated', provenance: 'reference' },
  partnership: {
    title: 'Partnership',
    type: 'for_profit',
    structure: 'private_partnership',
    provenance: 'reference',
  },
  corporation: {
    title: 'Corporation',
    type: 'for_profit',
    structure: 'private_corporation',
    provenance: 'reference',
  },
  public_company: {
    title: 'Public company',
    type: 'for_profit',
    structure: 'public_corporation',
    provenance: 'reference',
  },
  sole_proprietor: {
    title: 'Sole proprietor',
    type: 'for_profit',
    structure: 'sole_proprietorship',
    provenance: 'reference',
  },
} as const satisfies Record<string, BusinessClassificationRow>;

export type BusinessClassification = keyof typeof businessClassifications;
