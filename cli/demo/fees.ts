import type { AccountClient } from '../../sdk';
import type { DemoSandbox } from './demo-sandbox';
import type { Shops } from './sub-accounts';

/** Creates a processing fee and a platform fee for each shop. */
export async function createFees({ feeConfigurations }: AccountClient, shops: Shops): Promise<void> {
  for (const { subAccountId = '' } of [shops.bookshop, shops.bakery, shops.bikeShop]) {
    await feeConfigurations.create(subAccountId, 'processing_ecomm', { variable_rate: 2.9, transaction_fee_cents: 30 });
    await feeConfigurations.create(subAccountId, 'platform', { variable_rate: 1.5, fee_cap_cents: 1_000 });
  }
}

/** Lowers the platform fee of a shop now, which retires its first configuration, and schedules a lower one. */
export async function lowerFees(sandbox: DemoSandbox, { subAccountId = '' }: AccountClient): Promise<void> {
  const { feeConfigurations } = sandbox.client('test');
  await feeConfigurations.create(subAccountId, 'platform', { variable_rate: 1.2, fee_cap_cents: 800 });
  const effective_start = sandbox.instantAfter({ days: 60 });
  await feeConfigurations.create(subAccountId, 'platform', { variable_rate: 1, fee_cap_cents: 600, effective_start });
}
