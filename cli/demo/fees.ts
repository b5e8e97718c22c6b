import type { AccountClient } from '../../sdk';
import type { Businesses } from './businesses';
import type { Stage } from './stage';

const later = { days: 60 };

/** Each shop bears a fee for the processing, and one of the platform. */
export async function setFees({ feeConfigurations }: AccountClient, shops: Businesses): Promise<void> {
  for (const { subAccountId = '' } of [shops.books, shops.bakery, shops.bicycles]) {
    await feeConfigurations.create(subAccountId, 'processing_ecomm', { variable_rate: 2.9, transaction_fee_cents: 30 });
    await feeConfigurations.create(subAccountId, 'platform', { variable_rate: 1.5, fee_cap_cents: 1_000 });
  }
}

/** The fee of one shop goes down, and will again: the first one is retired then, and the third waits. */
export async function lowerFees(stage: Stage, { subAccountId = '' }: AccountClient): Promise<void> {
  const { feeConfigurations } = stage.client('test');
  await feeConfigurations.create(subAccountId, 'platform', { variable_rate: 1.2, fee_cap_cents: 800 });
  const effective_start = stage.instantIn(later);
  await feeConfigurations.create(subAccountId, 'platform', { variable_rate: 1, fee_cap_cents: 600, effective_start });
}
