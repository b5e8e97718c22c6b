import type { PathNamesOf } from '../../mock-server/context';
import type { RequestBody } from '../../spec/derive/request-body';
import type { operations as ApiOperations } from '../../spec/generated/types';
import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Api, ApiResponse, Send } from './api';
import { card, manualPayment, payment } from './bodies';
import { cardToken, makeCheckout } from './checkouts';
import {
  address,
  bankAccountOf,
  documentOf,
  everyBusinessField,
  newBankAccount,
  newBusiness,
  newDocument,
  person,
} from './entities';
import { onboardingEntry } from './onboarding';
import { tokenOf } from './payment-method';
import type { TestPlatform } from './test-platform';

/** The owner of what a request names: a sub account, with the access token of its platform. */
export interface Owner {
  readonly platform: TestPlatform;
  readonly account: { readonly id: string; readonly api: Api };
}

type Create = (owner: Owner) => string | Promise<string>;

/** The parameters in the paths of all operations. A new one needs a row in `objectsInPaths`. */
export type PathParameter = { [Id in OperationId]: PathNamesOf<ApiOperations[Id]> }[OperationId];

/** The operations with a body. A new one needs a row in `bodies`. */
type WithBody = { [Id in OperationId]: [RequestBody<Id>] extends [undefined] ? never : Id }[OperationId];

const paid =
  (body: object): Create =>
  async ({ account: { api } }) =>
    (await api.post('/v1/payments', body)).payment.id;

const intent =
  (fields: object = {}): Create =>
  async ({ account: { api } }) =>
    (await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd', ...fields })).paymentIntent.id;

const capturedIntent: Create = async (owner) => {
  const id = await intent({ payment_method: { card: card() } })(owner);
  await owner.account.api.post(`/v1/payment_intents/${id}/capture`);
  return id;
};

const token: Create = ({ account: { api } }) => cardToken(api);

const checkout: Create = async ({ account: { api } }) => (await makeCheckout(api)).id;

const completedCheckout: Create = async (owner) => {
  const id = await checkout(owner);
  await owner.account.api.post(`/v1/checkouts/${id}/complete`, { payment_token: await token(owner) });
  return id;
};

const dispute: Create = async (owner) => {
  const id = await paid(payment())(owner);
  return (await owner.platform.openDispute(id)).dispute.id;
};

/** A group with one payment method. */
const group: Create = async (owner) => {
  const { api } = owner.account;
  const { id } = (await api.post('/v1/payment_method_groups')).paymentMethodGroup;
  await api.patch(`/v1/payment_method_groups/${id}`, { payment_method_ids: [await token(owner)] });
  return id;
};

/** The payment method in the newest group. */
const groupedMethod: Create = async ({ account: { api } }) => {
  const [newest] = (await api.get('/v1/payment_method_groups')).as('PaymentMethodGroupList').data;
  const { payment_methods } = (await api.get(`/v1/payment_method_groups/${newest?.id}`)).paymentMethodGroupDetails;
  return payment_methods.map(tokenOf)[0] ?? 'none';
};

/** The payouts of a day are made at midnight. */
const payout: Create = async ({ account: { api } }) => {
  const [newest] = (await api.get('/v1/payouts')).as('PayoutList').data;
  return newest?.id ?? 'none';
};

const proceedsPayout: Create = async ({ platform }) => {
  const [newest] = (await platform.testMode.get('/v1/proceeds')).as('ProceedsPayoutList').data;
  return newest?.id ?? 'none';
};

/** An entry of the ledger of the account. */
const balanceTransaction: Create = async ({ account: { api } }) => {
  const [newest] = (await api.get('/v1/balance_transactions')).as('BalanceTransactionList').data;
  return newest?.id ?? 'none';
};

const businesses = new WeakMap<TestPlatform, ReturnType<typeof newBusiness>>();

/** Returns the business of a platform: the requests on businesses name it. It belongs to no account. */
export function businessOf({ platform }: Pick<Owner, 'platform'>): ReturnType<typeof newBusiness> {
  const made = businesses.get(platform) ?? newBusiness(platform.testMode, everyBusinessField);
  businesses.set(platform, made);
  return made;
}

/** For each parameter of a path, what creates an object that it can name. */
const objectsInPaths: Readonly<Record<PathParameter, Create>> = {
  sub_account_id: ({ account }) => account.id,
  seller_account_id: ({ account }) => account.id,
  account_id: ({ account }) => account.id,
  fee_type: () => 'platform',
  payment_id: paid(payment()),
  payment_intent_id: intent(),
  refund_id: async (owner) => {
    const id = await paid(payment())(owner);
    return (await owner.account.api.post(`/v1/payments/${id}/refunds`, { amount: 10 })).refund.id;
  },
  dispute_id: dispute,
  token,
  payment_method_group_id: group,
  payment_method_id: groupedMethod,
  business_id: async (owner) => (await businessOf(owner)).id,
  identity_id: async (owner) => (await businessOf(owner)).representative?.id ?? 'none',
  address_id: async (owner) => (await businessOf(owner)).legal_address?.id ?? 'none',
  bank_account_id: async (owner) => (await newBankAccount(owner.platform.testMode, (await businessOf(owner)).id)).id,
  document_id: async (owner) =>
    (await newDocument(owner.platform.testMode, { business_id: (await businessOf(owner)).id })).id,
  checkout_id: checkout,
  payout_id: payout,
  balance_transaction_id: balanceTransaction,
};

/** Objects in another state, for operations that need it. */
const objectsOf: Partial<Record<OperationId, Partial<Record<PathParameter, Create>>>> = {
  capturePayment: { payment_id: paid(manualPayment()) },
  capturePaymentIntent: { payment_intent_id: intent({ payment_method: { card: card() } }) },
  listPaymentIntentPayments: { payment_intent_id: capturedIntent },
  refundCheckout: { checkout_id: completedCheckout },
  getProceedsPayout: { payout_id: proceedsPayout },
  getPlatformProceedsPayout: { payout_id: proceedsPayout },
};

const ofBusiness = async (owner: Owner) => `?business_id=${(await businessOf(owner)).id}`;

/** Filters of lists that a token for a business must name. */
const filters: Partial<Record<OperationId, (owner: Owner) => Promise<string>>> = {
  listIdentities: ofBusiness,
  listBankAccounts: ofBusiness,
  listDocuments: ofBusiness,
};

/** For each operation with a body, one that succeeds. It names an object of the owner where it can. */
const bodies: Readonly<Record<WithBody, (owner: Owner) => object | Promise<object>>> = {
  createAccessToken: () => ({ client_id: 'test_default', client_secret: 'test_default_secret' }),
  createWebComponentToken: ({ account }) => ({ resources: [`read:account:${account.id}`] }),
  createSubAccount: () => ({ name: 'New shop 1' }),
  createSellerAccount: () => ({ name: 'New shop 2' }),
  createOnboardingEntry: () => onboardingEntry('individual'),
  createBusiness: () => ({ legal_name: 'Tea' }),
  updateBusiness: () => ({ legal_name: 'Coffee' }),
  createIdentity: async (owner) => ({ ...person, business_id: (await businessOf(owner)).id }),
  updateIdentity: () => ({ name: 'Ada' }),
  createAddress: () => address,
  updateAddress: () => ({ line1: '2 Tea Lane' }),
  createBankAccount: async (owner) => bankAccountOf((await businessOf(owner)).id),
  createDocument: async (owner) => documentOf({ business_id: (await businessOf(owner)).id }),
  createTermsAndConditions: async (owner) => ({ business_id: (await businessOf(owner)).id, accepted: true }),
  createProvisioning: async (owner) => ({
    business_id: (await businessOf(owner)).id,
    product_category: 'payment',
    new_account_name: 'New shop 3',
  }),
  createFeeConfiguration: () => ({ variable_rate: 2.75 }),
  createPaymentMethod: async (owner) => ({
    payment_method: { card: card() },
    payment_method_group_id: await group(owner),
  }),
  updatePaymentMethod: () => ({ card: { year: 2049 } }),
  createPayment: async (owner) => payment({ payment_method: { token: await token(owner) } }),
  updatePayment: () => ({ description: 'x' }),
  capturePayment: () => ({}),
  voidPayment: () => ({}),
  createPaymentIntent: async (owner) => ({
    amount: 1_000,
    currency: 'usd',
    payment_method: { token: await token(owner) },
  }),
  updatePaymentIntent: () => ({ description: 'x' }),
  capturePaymentIntent: () => ({}),
  cancelPaymentIntent: () => ({}),
  createRefund: () => ({ amount: 10 }),
  updateRefund: () => ({ metadata: { x: 1 } }),
  updateDispute: () => ({ metadata: { x: 1 } }),
  updateDisputeResponse: () => ({ customer_name: 'Ada' }),
  submitDisputeResponse: () => ({ forfeit: false }),
  createDisputeEvidence: () => ({
    file_name: 'receipt.pdf',
    file_type: 'application/pdf',
    dispute_evidence_type: 'receipt',
  }),
  createPaymentMethodGroup: () => ({}),
  clonePaymentMethod: ({ account }) => ({ destination_account_id: account.id }),
  updatePaymentMethodGroup: async (owner) => ({ payment_method_ids: [await token(owner)] }),
  updatePayout: () => ({ metadata: { x: 1 } }),
  createCheckout: async (owner) => ({
    amount: 1_000,
    description: 'Tea',
    payment_method_group_id: await group(owner),
  }),
  updateCheckout: () => ({ description: 'x' }),
  completeCheckout: async (owner) => ({ payment_token: await token(owner) }),
  expireCheckout: () => ({}),
  refundCheckout: () => ({ amount: 10 }),
  createCheckoutSession: async (owner) => ({
    payment_intent_id: await intent()(owner),
    after_payment_url: 'https://shop.test/thanks',
  }),
};

/** A request to an operation, and the objects of the owner in its path. */
export interface OperationRequest {
  readonly id: OperationId;
  readonly path: string;
  /** The query, with its question mark; empty without one. */
  readonly filter: string;
  readonly objects: Readonly<Partial<Record<PathParameter, string>>>;
  readonly body: object | undefined;
  readonly send: (api: Api, headers?: Send['headers']) => Promise<ApiResponse>;
}

const isParameter = (name: string): name is PathParameter => Object.hasOwn(objectsInPaths, name);
const hasBody = (id: OperationId): id is WithBody => Object.hasOwn(bodies, id);

/** The operations that take an access token. */
export const bearerOperations: readonly OperationId[] = Object.entries<Operation>(operations).flatMap(
  ([id, { authentication }]) => (authentication === 'bearer' && isOperation(id) ? [id] : []),
);

export function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

/** Creates the objects of a request, and returns the request as it succeeds for their owner. */
export async function requestOf(id: OperationId, owner: Owner): Promise<OperationRequest> {
  const { path }: Operation = operations[id];
  const objects: Partial<Record<PathParameter, string>> = {};
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g))
    if (isParameter(name)) objects[name] = await (objectsOf[id]?.[name] ?? objectsInPaths[name])(owner);
  const body = hasBody(id) ? await bodies[id](owner) : undefined;
  return requestTo(id, objects, body, await filters[id]?.(owner));
}

/** Returns a request whose objects do not exist. */
export function requestForNothing(id: OperationId): OperationRequest {
  return requestTo(id, {}, undefined, '');
}

function requestTo(
  id: OperationId,
  objects: OperationRequest['objects'],
  body: object | undefined,
  filter = '',
): OperationRequest {
  const { method, path: pattern }: Operation = operations[id];
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => (isParameter(name) && objects[name]) || 'x_1');
  const send: OperationRequest['send'] = (api, headers = {}) =>
    api.send(method.toUpperCase(), `${path}${filter}`, { headers, ...(body && { body }) });
  return { id, path, filter, objects, body, send };
}
