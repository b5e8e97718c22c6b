import type { Operation } from '../../spec/vocabulary/operation';
import type { Api } from './api';
import { manualPayment, payment, paymentIntent } from './bodies';
import { cardToken, complete, decliningCard, makeCheckout } from './checkouts';
import { everyBusinessField, newBankAccount, newBusiness, newDocument } from './entities';
import { FeeConfigurations } from './fee-configurations';
import type { TestPlatform } from './test-platform';

/** A platform that has two records at least in every list. Returns the path of each list. */
export async function filledLists(
  platform: TestPlatform,
): Promise<{ readonly api: Api; readonly pathOf: (of: Operation) => string }> {
  const { testMode } = platform;
  const { id: account } = await platform.newSubAccount();
  await platform.newSubAccount();
  const fees = new FeeConfigurations(testMode, account);
  for (const type of ['platform', 'processing_ecomm']) await fees.create(type);
  for (const effective_start of ['2998-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])
    await fees.create('platform', { effective_start });
  const { id, account_id } = (await testMode.post('/v1/payments', manualPayment())).payment;
  await testMode.post(`/v1/payments/${id}/capture`);
  for (let i = 0; i < 2; i++) {
    await testMode.post(`/v1/payments/${id}/refunds`, { amount: 1 });
    await testMode.post('/v1/payment_intents', paymentIntent());
    await testMode.post('/v1/payment_method_groups');
  }
  const { id: checkout, payment_intent_id: intent } = await makeCheckout(testMode);
  for (const number of [decliningCard, undefined])
    await complete(testMode, checkout, await cardToken(testMode, number));
  await makeCheckout(testMode);
  for (const amount of [1, 2]) {
    await testMode.renewed().post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount }] }));
    await platform.clock({ advance: '1d' });
  }
  for (let i = 0; i < 2; i++)
    await platform.openDispute((await testMode.renewed().post('/v1/payments', payment())).payment.id);
  const api = testMode.renewed();
  const business = await newBusiness(api, everyBusinessField);
  const business_id = (await newBusiness(api)).id;
  for (let i = 0; i < 2; i++) {
    await newBankAccount(api, business.id);
    await newDocument(api, { business_id });
  }
  const inPath: Readonly<Record<string, string>> = {
    sub_account_id: account,
    account_id,
    payment_id: id,
    payment_intent_id: intent,
    fee_type: 'platform',
    platform_id: platform.id,
  };
  const pathOf = ({ path }: Operation) => path.replace(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? name);
  return { api, pathOf };
}
