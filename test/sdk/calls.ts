import type { CallOptions, Client, CreateOnboardingEntryParams, CreatePaymentParams } from '../../sdk';

export const payment: CreatePaymentParams = { amount: 1_000, currency: 'usd', payment_method: { token: 'pm_1' } };

type Arguments<Resource, Method extends keyof Resource> = Resource[Method] extends (...args: infer Args) => unknown
  ? Args
  : never;

/** A call of the SDK with the options of its last argument. */
export interface Call {
  readonly name: string;
  readonly run: (client: Client, options?: CallOptions) => PromiseLike<unknown>;
  /** The method and the path of its request. */
  readonly wire: string;
  /** The body of its request. */
  readonly body: object | undefined;
}

/** A call of a method, whose argument that is an object is the body of its request, except for one with GET. */
function call<Name extends keyof Client, Method extends string & keyof Client[Name]>(
  resource: Name,
  method: Method,
  args: Arguments<Client[Name], Method>,
  wire: string,
): Call {
  const given: readonly unknown[] = args;
  const body = given.find((value) => typeof value === 'object' && value !== null);
  return {
    name: `${resource}.${method}${body === undefined ? '' : ', with parameters'}`,
    run: (client, options) => {
      const target: object = Object(client[resource]);
      const found: unknown = Reflect.get(target, method);
      if (typeof found !== 'function') throw new TypeError(`${resource} has no ${method}`);
      return Reflect.apply(found, target, [...given, options]);
    },
    wire,
    body: typeof body === 'object' && body !== null ? body : undefined,
  };
}

const card = { card: { year: 2040 } };
const amount = { amount: 7 };
const metadata = { metadata: { a: 1 } };
const token = { payment_method: { token: 'pm_1' } };
const bank = {
  account_owner_name: 'Ada',
  routing_number: '110000000',
  account_number: '000123456789',
  account_type: 'checking',
} as const;
const bankMethod = {
  bank_account: { ...bank, account_owner_type: 'individual', country: 'US', currency: 'usd' },
} as const;
const bankOfBusiness = { business_id: 'biz_1', ...bank, bank_name: 'First Bank' };
const entry: CreateOnboardingEntryParams = {
  business_details: { type: 'individual', structure: 'sole_proprietorship', url: 'tea.example', industry: 'Tea' },
  representative: { name: 'Ada' },
  bank_account: bank,
  terms_and_conditions: { accepted: true, ip: '192.0.2.7' },
};
const session = { payment_intent_id: 'pi_1', after_payment_url: 'https://shop.test/thanks' };
const receipt = { file_name: 'receipt.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt' } as const;
const deed = {
  business_id: 'biz_1',
  file_name: 'deed.pdf',
  file_type: 'application/pdf',
  document_type: 'other',
} as const;

export const writes: readonly Call[] = [
  call('payments', 'create', [payment], 'POST /v1/payments'),
  call('payments', 'update', ['py_1', { description: 'a' }], 'PATCH /v1/payments/py_1'),
  call('payments', 'capture', ['py_1', undefined], 'POST /v1/payments/py_1/capture'),
  call('payments', 'capture', ['py_1', amount], 'POST /v1/payments/py_1/capture'),
  call('payments', 'void', ['py_1'], 'POST /v1/payments/py_1/void'),
  call('paymentIntents', 'create', [{ amount: 1_000, currency: 'usd' }], 'POST /v1/payment_intents'),
  call('paymentIntents', 'update', ['pi_1', { ...amount, ...token }], 'PATCH /v1/payment_intents/pi_1'),
  call('paymentIntents', 'capture', ['pi_1', undefined], 'POST /v1/payment_intents/pi_1/capture'),
  call('paymentIntents', 'capture', ['pi_1', token], 'POST /v1/payment_intents/pi_1/capture'),
  call('refunds', 'create', ['py_1', undefined], 'POST /v1/payments/py_1/refunds'),
  call('refunds', 'create', ['py_1', { ...amount, reason: 'duplicate' }], 'POST /v1/payments/py_1/refunds'),
  call('refunds', 'update', ['re_1', metadata], 'PATCH /v1/refunds/re_1'),
  call('disputes', 'update', ['dp_1', metadata], 'PATCH /v1/disputes/dp_1'),
  call('disputes', 'updateResponse', ['dp_1', { customer_name: 'Ada' }], 'PATCH /v1/disputes/dp_1/response'),
  call('disputes', 'submitResponse', ['dp_1', { forfeit: false }], 'POST /v1/disputes/dp_1/response'),
  call('disputes', 'createEvidence', ['dp_1', receipt], 'PUT /v1/disputes/dp_1/evidence'),
  call('checkouts', 'create', [{ amount: 1_000, description: 'Tea' }], 'POST /v1/checkouts'),
  call('checkouts', 'update', ['cho_1', amount], 'PATCH /v1/checkouts/cho_1'),
  call('checkouts', 'complete', ['cho_1', { payment_token: 'pm_1' }], 'POST /v1/checkouts/cho_1/complete'),
  call('checkouts', 'refund', ['cho_1', undefined], 'POST /v1/checkouts/cho_1/refunds'),
  call('checkouts', 'refund', ['cho_1', amount], 'POST /v1/checkouts/cho_1/refunds'),
  call('checkoutSessions', 'create', [session], 'POST /v1/checkout_sessions'),
  call('subAccounts', 'create', [{ name: 'A' }], 'POST /v1/sub_accounts'),
  call('onboarding', 'create', ['acc_1', entry], 'POST /v1/onboarding/acc_1'),
  call(
    'feeConfigurations',
    'create',
    ['acc_1', 'processing_ecomm', { variable_rate: 2.75 }],
    'POST /v1/sub_accounts/acc_1/fee_configurations/processing_ecomm',
  ),
  call('paymentMethods', 'create', [{ payment_method: bankMethod }], 'POST /v1/payment_methods'),
  call('paymentMethods', 'update', ['pm_1', card], 'PATCH /v1/payment_methods/pm_1'),
  call('paymentMethods', 'clone', ['pm_1', { destination_account_id: 'acc_1' }], 'POST /v1/payment_methods/pm_1/clone'),
  call('paymentMethodGroups', 'create', [], 'POST /v1/payment_method_groups'),
  call(
    'paymentMethodGroups',
    'update',
    ['pmg_1', { payment_method_ids: ['pm_1'] }],
    'PATCH /v1/payment_method_groups/pmg_1',
  ),
  call(
    'paymentMethodGroups',
    'deletePaymentMethod',
    ['pmg_1', 'pm_1'],
    'DELETE /v1/payment_method_groups/pmg_1/payment_methods/pm_1',
  ),
  call('payouts', 'update', ['po_1', metadata], 'PATCH /v1/payouts/po_1'),
  call('webComponentTokens', 'create', [{ resources: ['tokenize:acc_1'] }], 'POST /v1/web_component_tokens'),
  call('businesses', 'create', [{ legal_name: 'A', representative: { id: 'idty_1' } }], 'POST /v1/entities/business'),
  call('businesses', 'update', ['biz_1', { archived: true }], 'PATCH /v1/entities/business/biz_1'),
  call('identities', 'create', [{ business_id: 'biz_1', name: 'Ada' }], 'POST /v1/entities/identity'),
  call('identities', 'update', ['idty_1', { title: 'Owner' }], 'PATCH /v1/entities/identity/idty_1'),
  call('addresses', 'create', [{ city: 'A' }], 'POST /v1/entities/address'),
  call('addresses', 'update', ['addr_1', { city: 'A' }], 'PATCH /v1/entities/address/addr_1'),
  call('bankAccounts', 'create', [bankOfBusiness], 'POST /v1/entities/bank_accounts'),
  call('documents', 'create', [deed], 'POST /v1/entities/document'),
  call(
    'termsAndConditions',
    'create',
    [{ business_id: 'biz_1', accepted: true }],
    'POST /v1/entities/terms_and_conditions',
  ),
  call(
    'provisioning',
    'create',
    [{ business_id: 'biz_1', product_category: 'payment' }],
    'POST /v1/entities/provisioning',
  ),
];

export const reads: readonly Call[] = [
  call('payments', 'get', ['py_1'], 'GET /v1/payments/py_1'),
  call('paymentIntents', 'get', ['pi_1'], 'GET /v1/payment_intents/pi_1'),
  call('disputes', 'get', ['dp_1'], 'GET /v1/disputes/dp_1'),
  call('refunds', 'get', ['re_1'], 'GET /v1/refunds/re_1'),
  call('checkouts', 'get', ['cho_1'], 'GET /v1/checkouts/cho_1'),
  call('payouts', 'get', ['po_1'], 'GET /v1/payouts/po_1'),
  call('payouts', 'report', ['po_1'], 'GET /v1/reports/payouts/po_1'),
  call('balanceTransactions', 'get', ['bt_1'], 'GET /v1/balance_transactions/bt_1'),
  call('proceedsPayouts', 'get', ['po_1'], 'GET /v1/proceeds/po_1'),
  call('subAccounts', 'get', ['acc_1'], 'GET /v1/sub_accounts/acc_1'),
  call('subAccounts', 'settings', ['acc_1'], 'GET /v1/sub_accounts/acc_1/settings'),
  call('subAccounts', 'payoutAccount', ['acc_1'], 'GET /v1/sub_accounts/acc_1/payout_account'),
  call('accounts', 'grossVolume', ['acc_1'], 'GET /v1/account/acc_1/reports/gross_volume'),
  call('feeConfigurations', 'get', ['acc_1', 'platform'], 'GET /v1/sub_accounts/acc_1/fee_configurations/platform'),
  call('paymentMethods', 'get', ['pm_1'], 'GET /v1/payment_methods/pm_1'),
  call('paymentMethodGroups', 'get', ['pmg_1'], 'GET /v1/payment_method_groups/pmg_1'),
  call('businesses', 'get', ['biz_1'], 'GET /v1/entities/business/biz_1'),
  call('identities', 'get', ['idty_1'], 'GET /v1/entities/identity/idty_1'),
  call('addresses', 'get', ['addr_1'], 'GET /v1/entities/address/addr_1'),
  call('bankAccounts', 'get', ['ba_1'], 'GET /v1/entities/bank_accounts/ba_1'),
  call('documents', 'get', ['doc_1'], 'GET /v1/entities/document/doc_1'),
];

const page = { limit: 2 };

export const lists: readonly Call[] = [
  call('payments', 'list', [page], 'GET /v1/payments?limit=2'),
  call('payments', 'balanceTransactions', ['py_1', page], 'GET /v1/payments/py_1/payment_balance_transactions?limit=2'),
  call('paymentIntents', 'list', [page], 'GET /v1/payment_intents?limit=2'),
  call('paymentIntents', 'payments', ['pi_1', page], 'GET /v1/payment_intents/pi_1/payments?limit=2'),
  call('disputes', 'list', [page], 'GET /v1/disputes?limit=2'),
  call('refunds', 'list', [page], 'GET /v1/refunds?limit=2'),
  call('checkouts', 'list', [page], 'GET /v1/checkouts?limit=2'),
  call('payouts', 'list', [page], 'GET /v1/payouts?limit=2'),
  call('balanceTransactions', 'list', [page], 'GET /v1/balance_transactions?limit=2'),
  call('proceedsPayouts', 'list', [page], 'GET /v1/proceeds?limit=2'),
  call('subAccounts', 'list', [page], 'GET /v1/sub_accounts?limit=2'),
  call('feeConfigurations', 'active', ['acc_1', page], 'GET /v1/sub_accounts/acc_1/fee_configurations?limit=2'),
  call(
    'feeConfigurations',
    'scheduled',
    ['acc_1', page],
    'GET /v1/sub_accounts/acc_1/fee_configurations/scheduled?limit=2',
  ),
  call(
    'feeConfigurations',
    'history',
    ['acc_1', 'platform', page],
    'GET /v1/sub_accounts/acc_1/fee_configurations/platform/history?limit=2',
  ),
  call('accounts', 'payments', ['acc_1', { payment_mode: 'ach' }], 'GET /v1/account/acc_1/payments?payment_mode=ach'),
  call('paymentMethods', 'list', [page], 'GET /v1/payment_methods?limit=2'),
  call('paymentMethodGroups', 'list', [page], 'GET /v1/payment_method_groups?limit=2'),
  call('businesses', 'list', [{ business_name: 'tea' }], 'GET /v1/entities/business?business_name=tea'),
  call('identities', 'list', [page], 'GET /v1/entities/identity?limit=2'),
  call('addresses', 'list', [page], 'GET /v1/entities/address?limit=2'),
  call('bankAccounts', 'list', [page], 'GET /v1/entities/bank_accounts?limit=2'),
  call('documents', 'list', [page], 'GET /v1/entities/document?limit=2'),
];
