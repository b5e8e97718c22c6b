import type { Examples } from '../vocabulary/example';
import { Date } from '../vocabulary/globals';
import { HEADER } from './header';
import { type Json, objectIn, toJson } from './json';

/** An example: its type in the generated types, and where the examples of the document have it. */
interface Source {
  readonly type: string;
  readonly path: readonly string[];
}

const ofSchema = (schema: string, ...path: string[]): Source => ({
  type: ['components', 'schemas', ...schema.split('.')].reduce((type, key) => `${type}['${key}']`),
  path,
});
const ofEvent = (schema: string, name: string, ...path: string[]): Source =>
  ofSchema(schema, 'events', name, 'data', ...path);
const ofResponse = (schema: string, id: string): Source =>
  ofSchema(schema, 'operations', id, 'success', 'body', 'data');
const ofRequest = (id: string): Source => ({
  type: `NonNullable<operations['${id}']['requestBody']>['content']['application/json']`,
  path: ['operations', id, 'request', 'body'],
});

/** The resources from which the test kit builds others, and the bodies from which it creates some. */
const sources: Readonly<Record<string, Source>> = {
  address: ofEvent('Address', 'entity.address.created'),
  addressInput: ofRequest('createAddress'),
  balanceTransaction: ofResponse('BalanceTransaction', 'getBalanceTransaction'),
  bankAccountInput: ofRequest('createBankAccount'),
  bankMethod: ofEvent('PaymentMethod', 'payment.pending', 'payment_method'),
  business: ofEvent('Business', 'entity.business.created'),
  businessInput: ofRequest('createBusiness'),
  cardMethod: ofEvent('PaymentMethod', 'payment_method.created'),
  checkout: ofEvent('Checkout', 'checkout.created'),
  checkoutCompletion: ofEvent('CheckoutCompletion', 'checkout.completion.succeeded'),
  checkoutSession: ofResponse('CheckoutSession', 'createCheckoutSession'),
  dispute: ofEvent('Dispute', 'payment.dispute.created'),
  disputeEvidence: ofEvent('DisputeEvidence', 'payment.dispute_evidence.created'),
  documentInput: ofRequest('createDocument'),
  entityBankAccount: ofEvent('EntityBankAccount', 'entity.bank_account.created'),
  entityDocument: ofEvent('EntityDocument', 'entity.document.created'),
  evidenceInput: ofRequest('createDisputeEvidence'),
  feeConfiguration: ofResponse('FeeConfiguration', 'createFeeConfiguration'),
  feeRate: ofEvent('ApplicationFeeRate', 'application_fee_rate.created'),
  identity: ofEvent('Identity', 'entity.identity.created'),
  identityInput: ofRequest('createIdentity'),
  onboardingEntryInput: ofSchema('OnboardingPayload', 'operations', 'createOnboardingEntry', 'request', 'body'),
  payment: ofEvent('Payment', 'payment.succeeded'),
  paymentIntent: ofEvent('PaymentIntent', 'payment_intent.created'),
  paymentMethodGroup: ofResponse('PaymentMethodGroupDetails', 'getPaymentMethodGroup'),
  payout: ofEvent('Payout', 'payout.created'),
  payoutBankAccount: ofEvent('PayoutBankAccount', 'payout.bank_account.activated'),
  payoutSettings: ofEvent('SubAccountSettings.payouts', 'account.payout_setting.updated'),
  proceedsPayout: ofEvent('ProceedsPayout', 'proceeds.payout.created'),
  refund: ofEvent('Refund', 'payment.refunded'),
  subAccount: ofEvent('SubAccount', 'sub_account.updated'),
};

/** Returns a module with each of these examples as a constant, so that a bundle has only those that it uses. */
export function builtExamplesModule(examples: Examples): string {
  const constants = Object.entries(sources).map(([name, { path }]) => {
    const found = path.reduce<Json | undefined>((value, step) => objectIn(value)[step], toJson({ ...examples }));
    if (found === undefined) throw new Error(`the examples have no ${path.join('.')}`);
    return `export const ${name}Example = ${sinceStart(found)};`;
  });
  return [HEADER, ...constants, ''].join('\n');
}

/** Returns the declaration of that module. */
export function builtExamplesDeclaration(): string {
  const constants = Object.entries(sources).map(([name, { type }]) => `export declare const ${name}Example: ${type};`);
  return [HEADER, "import type { components, operations } from './types';", ...constants, ''].join('\n');
}

/** The start of 2026, at which the sandbox of the examples starts. */
const START = Date.parse('2026-01-01T00:00:00.000Z');

/** Returns the JSON of an example as if it had been created at the start: all its instants are earlier by the same time. */
function sinceStart(example: Json): string {
  const created = objectIn(example)['created_at'];
  const early = typeof created === 'string' ? Date.parse(created) - START : 0;
  const shifted = (instant: string) => new Date(Date.parse(instant) - early).toISOString();
  return JSON.stringify(example).replace(/(?<=")\d{4}-\d\d-\d\dT[\d:.]+Z(?=")/g, shifted);
}
