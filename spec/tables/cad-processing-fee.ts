import { chosenRule } from '../vocabulary/reference-page';
import { limits } from './limits';

/** A processing fee: a percentage of the amount as a decimal number, and a flat fee in the smallest unit of the currency. */
export interface ProcessingRate {
  readonly variable_rate: string;
  readonly transaction_fee_cents: number;
}

const { basis_points, cents } = limits.cad_processing_fee;
const { maximum: highestPercent } = limits.fee_variable_rate;
const { maximum: highestCents } = limits.fee_cents;

/** The rate of accounts in Canadian dollars by default, as an option has it. */
export const defaultCadProcessingFee = `${basis_points / 100}+${cents}`;

/** The texts that are rates, in words. */
export const cadProcessingFeeRule = `a percentage and a flat fee in cents, such as ${defaultCadProcessingFee}, or 0+0 for no fee`;

/** Why requests and configurations set no fees of an account in Canadian dollars. */
export const cadFeesExplanation = `A card payment in cad bears a fee at the rate of the sandbox. To set fees, use an account in usd. ${chosenRule}`;

/** Returns the rate that a text such as `2.9+30` or `2.9% + 30` means; undefined for any other text. */
export function parseProcessingRate(text: string): ProcessingRate | undefined {
  const [, variable_rate, flat] = /^\s*(\d{1,3}(?:\.\d{1,6})?)\s*%?\s*\+\s*(\d{1,8})\s*$/.exec(text) ?? [];
  if (variable_rate === undefined || Number(variable_rate) > highestPercent || Number(flat) > highestCents)
    return undefined;
  return { variable_rate, transaction_fee_cents: Number(flat) };
}
