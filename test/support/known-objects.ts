import { card, bankAccount, payment } from './bodies';
import { entityBodies, populateEntities } from './entity-requests';
import { onboardingEntry } from './onboarding';
import type { TestPlatform } from './test-platform';
import { webComponentToken } from './web-component-tokens';

export type IdsByParameter = Awaited<ReturnType<typeof populate>>;

/** Valid bodies by operation: the mutations start from them. */
export const validBodies = (ids: IdsByParameter): Readonly<Record<string, readonly object[]>> => ({
  createAccessToken: [{ client_id: 'test_default', client_secret: 'test_default_secret' }],
  createWebComponentToken: [
    { resources: [`read:account:${ids.sub_account_id[0]}`, `write:checkout:${ids.checkout_id[0]}`] },
    { resources: [`tokenize:${ids.sub_account_id[0]}`] },
  ],
  createSubAccount: [{ name: 'Tea Shop', currency: 'usd' }],
  createSellerAccount: [{ name: 'Coffee Shop', currency: 'usd' }],
  createOnboardingEntry: [onboardingEntry('individual'), onboardingEntry('multi_llc')],
  ...entityBodies(ids),
  createFeeConfiguration: [
    { variable_rate: 2.75, transaction_fee_cents: 30, fee_cap_cents: 1_000 },
    { variable_rate: 0, effective_start: '2999-01-01T00:00:00Z' },
  ],
  createPaymentMethod: [
    { payment_method: { card: card() }, email: 'ada@shop.test' },
    { payment_method: { bank_account: bankAccount() } },
    ...ids.payment_method_group_id.map((id) => ({ payment_method: { card: card() }, payment_method_group_id: id })),
  ],
  clonePaymentMethod: ids.sub_account_id.map((destination_account_id) => ({ destination_account_id })),
  createPaymentMethodGroup: [{}],
  updatePaymentMethodGroup: [{ payment_method_ids: ids.token }, { payment_method_ids: [] }],
  updatePaymentMethod: [{ card: card({ number: undefined, address_line1: 'fail' }) }, { card: {} }],
  createPayment: [
    payment({ description: 'Tea', capture_strategy: 'manual' }),
    payment({ metadata: { payment_test: { scenario: 'do_not_honor' } } }),
    payment({ metadata: { dispute_test_spec: { reason: 'general', forfeit: true } } }),
    payment({ metadata: { payment_test: { error: 'token_in_use' } }, email: 'ada@shop.test' }),
    payment({ payment_method: { bank_account: bankAccount() } }),
    payment({ fees: [{ type: 'platform_fee', amount: 50 }] }),
    payment({ application_fee_amount: 50 }),
    payment({ payment_method: { token: 'pm_0000000000000000000000' } }),
  ],
  updatePayment: [{ description: 'Tea', metadata: { a: 1 } }],
  capturePayment: [{}, { amount: 1_000 }],
  voidPayment: [{}],
  createRefund: [
    { amount: 10, reason: 'duplicate', description: 'Tea', metadata: {} },
    { amount: 10, fees: [{ type: 'platform_fee', amount: 5 }] },
    {},
  ],
  updatePayout: [{ metadata: { order: '1' } }],
  updateRefund: [{ metadata: { a: 1 } }],
  updateDispute: [{ metadata: { a: 1 } }],
  updateDisputeResponse: [{ product_description: 'Tea', service_date: '2027-01-31', customer_name: '' }],
  submitDisputeResponse: [{ forfeit: false, product_description: 'Tea' }, { forfeit: true }],
  createDisputeEvidence: [
    {
      file_name: 'receipt.pdf',
      file_type: 'application/pdf',
      dispute_evidence_type: 'receipt',
      description: 'Tea',
      metadata: { a: 1 },
    },
  ],
  createCheckout: [
    { amount: 1_000, description: 'Tea', payment: { fees: [{ type: 'platform_fee', amount: 50 }] } },
    { amount: 1_000, description: 'Tea', currency: 'usd', metadata: { a: 1 } },
    ...ids.payment_method_group_id.map((id) => ({ amount: 1_000, description: 'Tea', payment_method_group_id: id })),
    {
      amount: 1_000,
      description: 'Tea',
      origin_url: 'https://shop.test',
      statement_descriptor: 'TEA HOUSE',
      payment: { description: 'Order 7', metadata: { a: 1 }, expedited: true },
      application_fees: { card: { amount: 50 }, bank_account: { amount: 20 } },
    },
  ],
  updateCheckout: [{ amount: 2_000, description: 'Tea' }, { application_fees: { card: { amount: 5 } } }, {}],
  completeCheckout: ids.token.map((payment_token) => ({ payment_token, payment_mode: 'ecom' })),
  refundCheckout: [{ amount: 10, fees: [{ type: 'platform_fee', amount: 5 }] }, {}],
  createCheckoutSession: ids.payment_intent_id.map((id) => ({
    payment_intent_id: id,
    after_payment_url: 'https://shop.test/thanks',
    back_url: 'https://shop.test/cart',
  })),
  createPaymentIntent: [
    { amount: 1_000, currency: 'usd', description: 'Tea', metadata: { a: 1 } },
    { amount: 1_000, currency: 'usd', payment_method: { card: card() } },
  ],
  updatePaymentIntent: [{ amount: 2_000, description: 'Tea' }, { payment_method: { card: card() } }, { metadata: {} }],
  capturePaymentIntent: [{ payment_method: { card: card() } }, {}],
  cancelPaymentIntent: [{}],
  expireCheckout: [{}],
});

/** Ids of every kind, of this platform and of another one, and values that are not ids. */
export interface KnownObjects {
  readonly platform: TestPlatform;
  readonly ids: readonly string[];
  /** The ids of this platform by path parameter. */
  readonly idsByParameter: IdsByParameter;
  readonly accounts: readonly string[];
  readonly tokens: readonly string[];
  readonly cursors: readonly string[];
}

async function populate({ testMode, liveMode, newSubAccount, clock, openDispute }: TestPlatform) {
  const idsByParameter = {
    payment_id: Array<string>(),
    refund_id: Array<string>(),
    dispute_id: Array<string>(),
    token: Array<string>(),
    payment_method_group_id: Array<string>(),
    checkout_id: Array<string>(),
    payment_intent_id: Array<string>(),
    payout_id: Array<string>(),
    proceeds_payout_id: Array<string>(),
    balance_transaction_id: Array<string>(),
  };
  const shop = await newSubAccount({ name: 'Shop' });
  const fees = [{ type: 'platform_fee', amount: 50 }];
  await shop.api.post('/v1/payments', payment({ fees }));
  // To midnight, when proceeds are paid out.
  await clock({ advance: '14h' });
  for (const { id } of (await testMode.get('/v1/proceeds')).as('ProceedsPayoutList').data)
    idsByParameter.proceeds_payout_id.push(id);
  for (const { id } of (await testMode.get('/v1/payouts')).as('PayoutList').data) idsByParameter.payout_id.push(id);
  for (const { id } of (await testMode.get('/v1/balance_transactions')).ledger)
    idsByParameter.balance_transaction_id.push(id);
  for (const api of [shop.api, testMode]) {
    for (const fields of [
      { capture_strategy: 'manual' },
      {},
      {},
      { payment_method: { bank_account: bankAccount() } },
    ]) {
      idsByParameter.payment_id.push((await api.post('/v1/payments', payment(fields))).payment.id);
    }
    const [, id] = idsByParameter.payment_id;
    idsByParameter.refund_id.push((await testMode.post(`/v1/payments/${id}/refunds`, { amount: 1 })).refund.id);
    const disputed = (await api.post('/v1/payments', payment())).payment.id;
    idsByParameter.dispute_id.push((await openDispute(disputed)).dispute.id);
    const { id: payment_method_group_id } = (await api.post('/v1/payment_method_groups')).paymentMethodGroup;
    idsByParameter.payment_method_group_id.push(payment_method_group_id);
    const method = { payment_method: { card: card() }, payment_method_group_id };
    idsByParameter.token.push((await api.post('/v1/payment_methods', method)).token);
    for (let i = 0; i < 2; i++) {
      idsByParameter.checkout_id.push(
        (await api.post('/v1/checkouts', { amount: 1_000, description: 'Tea' })).checkout.id,
      );
      const intent = await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' });
      idsByParameter.payment_intent_id.push(intent.as('PaymentIntent').id);
    }
  }
  const [payment_token] = idsByParameter.token;
  await shop.api.post(`/v1/checkouts/${idsByParameter.checkout_id[0]}/complete`, { payment_token });
  const waiting = (await liveMode.post('/v1/sub_accounts', { name: 'Waiting' })).subAccount.id;
  await testMode.post(`/v1/sub_accounts/${shop.id}/fee_configurations/processing_ecomm`, { variable_rate: 2.9 });
  const fee_type = ['processing_ecomm', 'platform'];
  const payment_method_id = idsByParameter.token;
  const entities = await populateEntities(testMode);
  return {
    ...idsByParameter,
    ...entities,
    payment_method_id,
    fee_type,
    sub_account_id: [shop.id, waiting],
    seller_account_id: [shop.id],
    account_id: [shop.id],
  };
}

/** The objects of another platform that requests can name. */
export interface ForeignObjects {
  readonly ids: readonly string[];
  readonly accounts: readonly string[];
  readonly token: string;
}

export async function createForeignObjects(platform: TestPlatform): Promise<ForeignObjects> {
  const ids = await populate(platform);
  return { ids: Object.values(ids).flat(), accounts: ids.sub_account_id, token: await platform.testMode.token() };
}

export async function createKnownObjects(platform: TestPlatform, foreign: ForeignObjects): Promise<KnownObjects> {
  const own = await populate(platform);
  const { page_info } = (await platform.testMode.get('/v1/payments?limit=1')).as('PaymentList');
  const accounts = (await platform.testMode.get('/v1/sub_accounts?limit=1')).as('SubAccountList').page_info;
  return {
    platform,
    idsByParameter: own,
    ids: [...Object.values(own).flat(), ...foreign.ids],
    accounts: [...own.sub_account_id, ...foreign.accounts],
    tokens: [
      await platform.liveMode.token(),
      foreign.token,
      `${await platform.testMode.token()}x`,
      await webComponentToken(platform.testMode, [`write:account:${own.sub_account_id[0]}`]),
    ],
    cursors: [page_info.end_cursor ?? '', accounts.end_cursor ?? ''],
  };
}
