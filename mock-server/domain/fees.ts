import type { CardBrand } from '../../spec/tables/card-brands';
import { type FeeType, feeTypes, type FeeTypeRow, type PaymentFeeType } from '../../spec/tables/fee-types';
import type { FeeConfigurationRow } from '../rows';

/** A fee by its type, as a request gives it or a configuration makes it. */
export interface Fee {
  readonly type: PaymentFeeType;
  readonly amount: number;
}

type Rates = Pick<FeeConfigurationRow, 'variable_rate' | 'transaction_fee_cents' | 'fee_cap_cents'>;

/**
 * What a configuration makes of an amount: its percentage, rounded half up to the cent, plus its flat fee, and no more
 * than its cap. Exact: 0.03 % of 5000 is 1.5 and so 2, which binary fractions get wrong. Source: Fee configuration.
 */
export function calculateFee(amount: number, configuration: Rates): number {
  const { transaction_fee_cents, fee_cap_cents } = configuration;
  const fee = percentage(amount, configuration.variable_rate) + transaction_fee_cents;
  return fee_cap_cents === null ? fee : Math.min(fee, fee_cap_cents);
}

/** A number as it was written: the shortest decimal number that reads as the same one. */
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
 * Fees that together come to no more than the amount they are taken from: each gets what those before it leave. A fee
 * that comes to nothing is none.
 */
export function feesWithin(amount: number, fees: readonly Fee[]): readonly Fee[] {
  let left = amount;
  return fees.flatMap(({ type, amount: wanted }) => {
    const taken = Math.min(wanted, left);
    left -= taken;
    return taken > 0 ? [{ type, amount: taken }] : [];
  });
}

type Candidates = readonly (readonly [type: PaymentFeeType, candidates: readonly FeeType[]])[];

/** Every payment asks, and there are few answers. */
const candidatesOf = new Map<CardBrand | null, Candidates>();

/** The fee types that a payment falls under, by the kind of fee they make: of each kind the first one in force counts. */
export function feeTypesOf(brand: CardBrand | null): Candidates {
  const known = candidatesOf.get(brand);
  if (known) return known;
  const candidates: Candidates = [
    ['processing_fee', [...brandTypes(brand), brand === null ? 'processing_ach' : 'processing_ecomm']],
    ['platform_fee', ['platform']],
  ];
  candidatesOf.set(brand, candidates);
  return candidates;
}

/** The type that replaces the base type for a brand. Cards are never present here. */
function brandTypes(brand: CardBrand | null): readonly FeeType[] {
  return brand === null ? [] : names.filter((name) => isOfBrand(feeTypes[name], brand));
}

function isOfBrand(row: FeeTypeRow, brand: CardBrand): boolean {
  return row.channel === 'card' && row.brand === brand;
}

export function isFeeType(text: string): text is FeeType {
  return Object.hasOwn(feeTypes, text);
}

const names = Object.keys(feeTypes).filter(isFeeType);
