import { type Client, onboardingUrl } from 'payments-sandbox';
import type { Records, Seller } from './orders';

/** The fees of the marketplace, which its sellers bear. */
const FEES = {
  processing_ecomm: { variable_rate: 2.9, transaction_fee_cents: 30 },
  platform: { variable_rate: 5, fee_cap_cents: 2_000 },
} as const;

/** Creates a sub account with its fees. Returns the address at which the seller enters the details of the business, too. */
export async function addSeller(client: Client, records: Records, name: string, onboardingBaseUrl: string) {
  const account = await client.subAccounts.create({ name });
  await client.feeConfigurations.create(account.id, 'processing_ecomm', FEES.processing_ecomm);
  await client.feeConfigurations.create(account.id, 'platform', FEES.platform);
  const seller: Seller = records.saveSeller({ id: account.id, name, status: account.status });
  return { seller, url: onboardingUrl(account, { baseUrl: onboardingBaseUrl }) };
}
