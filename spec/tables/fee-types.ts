import type { CardBrand } from './card-brands';
import type { MeaningRow } from '../vocabulary/meaning';
import type { Provenance } from '../vocabulary/provenance';

/** The channel of a payment. `any`: the fee does not depend on the channel. */
export type FeeChannel = 'card' | 'card_present' | 'bank_account' | 'bank_account_expedited' | 'any';

export interface FeeTypeRow {
  /** `base`: the processing fee of a channel. `brand`: replaces it for one card brand. `platform`: charged in addition. */
  readonly kind: 'base' | 'platform' | 'brand';
  readonly channel: FeeChannel;
  readonly brand?: CardBrand;
  /** The base type that a brand type replaces; it must be configured, too. */
  readonly baseType?: BaseFeeType;
  /** Whether a configuration may have an `effective_end`. */
  readonly canEnd: boolean;
  readonly provenance: Provenance;
}

const baseFeeTypes = {
  processing_ecomm: { kind: 'base', channel: 'card', canEnd: false, provenance: 'stated' },
  processing_card_present: { kind: 'base', channel: 'card_present', canEnd: false, provenance: 'stated' },
  processing_ach: { kind: 'base', channel: 'bank_account', canEnd: false, provenance: 'stated' },
  processing_ach_expedited: { kind: 'base', channel: 'bank_account_expedited', canEnd: false, provenance: 'stated' },
} as const satisfies Record<string, Omit<FeeTypeRow, 'baseType'>>;

export type BaseFeeType = keyof typeof baseFeeTypes;

const ecomm = { kind: 'brand', channel: 'card', baseType: 'processing_ecomm', canEnd: true } as const;
const cardPresent = {
  kind: 'brand',
  channel: 'card_present',
  baseType: 'processing_card_present',
  canEnd: true,
} as const;

/**
 * The types of fee configurations, in the order in which those that apply are listed. Source: Resources, Fee configuration; Fee
 * configuration rules.
 */
export const feeTypes = {
  ...baseFeeTypes,
  visa_brand_ecomm: { ...ecomm, brand: 'visa', provenance: 'reference' },
  visa_brand_card_present: { ...cardPresent, brand: 'visa', provenance: 'reference' },
  mastercard_brand_ecomm: { ...ecomm, brand: 'mastercard', provenance: 'reference' },
  mastercard_brand_card_present: { ...cardPresent, brand: 'mastercard', provenance: 'reference' },
  amex_brand_ecomm: { ...ecomm, brand: 'american_express', provenance: 'stated' },
  amex_brand_card_present: { ...cardPresent, brand: 'american_express', provenance: 'reference' },
  discover_brand_ecomm: { ...ecomm, brand: 'discover', provenance: 'reference' },
  discover_brand_card_present: { ...cardPresent, brand: 'discover', provenance: 'reference' },
  platform: { kind: 'platform', channel: 'any', canEnd: true, provenance: 'stated' },
} as const satisfies Record<string, FeeTypeRow>;

/** The type of a fee configuration. */
export type FeeType = keyof typeof feeTypes;

/** The types of fees on payments, refunds and checkouts. Source: Fees on payments and checkouts. */
export const paymentFeeTypes = {
  processing_fee: { meaning: 'For processing the payment', provenance: 'stated' },
  platform_fee: { meaning: "The platform's own fee, in addition to the processing fee", provenance: 'stated' },
} as const satisfies Record<string, MeaningRow>;

/** The type of a fee of a payment. */
export type PaymentFeeType = keyof typeof paymentFeeTypes;

/** The types of fees that a refund can return. Source: Refund details. */
export const returnableFeeTypes = {
  ...paymentFeeTypes,
  application_fee: { meaning: 'The fee that was sent as a single amount with the payment', provenance: 'chosen' },
} as const satisfies Record<string, MeaningRow>;

export type ReturnableFeeType = keyof typeof returnableFeeTypes;
