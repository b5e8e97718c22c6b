export type FeeType = 'processing_fee' | 'platform_fee';

export interface Fee {
  readonly type: FeeType;
  readonly amount: number;
}

/** A fee configuration, with its rate in tenths of a percent. */
export interface Rate {
  readonly perMille: number;
  readonly flat: number;
  readonly cap: number;
}

/** Rates at which small amounts meet half cents, caps and fees of nothing. */
export const rates = {
  processing_ecomm: { perMille: 29, flat: 30, cap: 1_000 },
  processing_ach: { perMille: 8, flat: 0, cap: 3 },
  platform: { perMille: 15, flat: 0, cap: 1_000 },
} as const satisfies Record<string, Rate>;

function feeAt({ perMille, flat, cap }: Rate, amount: number): number {
  return Math.min(Math.floor((amount * perMille + 500) / 1_000) + flat, cap);
}

/** The processing fee first. */
export function configuredFees({ by, amount }: { readonly by: string; readonly amount: number }): readonly Fee[] {
  const processing = by.endsWith('bank') ? rates.processing_ach : rates.processing_ecomm;
  return [
    { type: 'processing_fee', amount: feeAt(processing, amount) },
    { type: 'platform_fee', amount: feeAt(rates.platform, amount) },
  ];
}

/** 2.9 % and 30 cents, which nothing changes. */
export function canadianFees({ amount }: { readonly amount: number }): readonly Fee[] {
  return [{ type: 'processing_fee', amount: feeAt({ perMille: 29, flat: 30, cap: amount }, amount) }];
}

/**
 * The fees that are given, and configured ones of the other types as far as the payment goes. None of nothing, unless it was
 * given. The processing fee is the first one.
 */
export function feesOf(amount: number, given: readonly Fee[], configured: readonly Fee[]): readonly Fee[] {
  const fees = [...given];
  for (const { type, amount: wanted } of configured) {
    if (given.some((fee) => fee.type === type)) continue;
    const left = Math.min(wanted, amount - total(fees));
    if (left > 0) fees.push({ type, amount: left });
  }
  return fees.sort((a, b) => Number(b.type === 'processing_fee') - Number(a.type === 'processing_fee'));
}

export function total(fees: readonly Fee[]): number {
  return fees.reduce((sum, { amount }) => sum + amount, 0);
}
