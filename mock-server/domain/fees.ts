import type { ProcessingRate } from '../../spec/tables/cad-processing-fee';
import type { CardBrand } from '../../spec/tables/card-brands';
import { type FeeType, feeTypes, type FeeTypeRow, type PaymentFeeType } from '../../spec/tables/fee-types';
import type { FeeConfigurationRow } from '../rows';

/** A fee by its type, as a request gives it or a configuration makes it. */
export interface Fee {
  readonly type: PaymentFeeType;
  readonly amount: number;
  /** The configuration that it was calculated from; absent for a fee of a request, and for one in Canadian dollars. */
  readonly configuration?: Pick<FeeConfigurationRow, 'id' | 'fee_type'>;
}

type Rates = Pick<FeeConfigurationRow, 'variable_rate' | 'transaction_fee_cents' | 'fee_cap_cents'>;

/**
 * Calculates the fee of an amount: the percentage, rounded half up to the cent, plus the flat fee, limited by the cap. The
 * arithmetic is exact: 0.03 % of 5000 is 1.5 and rounds to 2, which floating-point numbers get wrong. Source: Fee configuration.
 */
export function calculateFee(amount: number, configuration: Rates): number {
  const { transaction_fee_cents, fee_cap_cents } = configuration;
  const fee = percentage(amount, configuration.variable_rate) + transaction_fee_cents;
  return fee_cap_cents === null ? fee : Math.min(fee, fee_cap_cents);
}

/** Returns the shortest decimal text that parses to the same number. */
export const decimalText = (value: number): string => String(value);

const DECIMAL = /^(\d+)(?:\.(\d+))?(?:e-(\d+))?$/;

function percentage(amount: number, rate: string): number {
  const [text, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(rate) ?? [];
  if (text === undefined) throw new RangeError(`${rate} is not a rate`);
  const numerator = BigInt(amount) * BigInt(whole + fraction);
  const denominator = 100n * 10n ** BigInt(fraction.length + Number(exponent));
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/**
 * Limits fees to an amount in total: each takes at most what the fees before it leave. A configured fee of zero is omitted; one
 * of a request waives the configured fee of its type.
 */
export function feesWithin(amount: number, fees: readonly Fee[]): readonly Fee[] {
  let left = amount;
  return fees.flatMap((fee) => {
    const taken = Math.min(fee.amount, left);
    left -= taken;
    return taken > 0 || fee.configuration === undefined ? [{ ...fee, amount: taken }] : [];
  });
}

/** Returns the fees of a payment in Canadian dollars: a processing fee at the rate of the sandbox, unless it is 0. */
export function canadianFees(amount: number, rate: ProcessingRate): readonly Fee[] {
  const fee = calculateFee(amount, { ...rate, fee_cap_cents: null });
  return fee === 0 ? [] : [{ type: 'processing_fee', amount: fee }];
}

type Candidates = readonly (readonly [type: PaymentFeeType, candidates: readonly FeeType[]])[];

/** How a payment is made: by the brand of a card, or from a bank account. */
export type PaymentChannel = CardBrand | 'bank_account' | 'bank_account_expedited';

/** Returns the fee types that can apply to a payment, by the fee they create. Of each list, the first one in force applies. */
export function feeTypesOf(channel: PaymentChannel): Candidates {
  return [
    ['processing_fee', processingTypes(channel)],
    ['platform_fee', ['platform']],
  ];
}

/** An expedited bank payment without a rate of its own bears that of the others. */
function processingTypes(channel: PaymentChannel): readonly FeeType[] {
  if (channel === 'bank_account') return ['processing_ach'];
  if (channel === 'bank_account_expedited') return ['processing_ach_expedited', 'processing_ach'];
  return [...brandTypes(channel), 'processing_ecomm'];
}

/** Returns the types that replace the base type for a brand. Card-present types never apply. */
function brandTypes(brand: CardBrand): readonly FeeType[] {
  return names.filter((name) => isOfBrand(feeTypes[name], brand));
}

function isOfBrand(row: FeeTypeRow, brand: CardBrand): boolean {
  return row.channel === 'card' && row.brand === brand;
}

export function isFeeType(text: string): text is FeeType {
  return Object.hasOwn(feeTypes, text);
}

const names = Object.keys(feeTypes).filter(isFeeType);
