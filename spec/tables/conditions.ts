import type { Rule } from '../vocabulary/provenance';
import { chosenRule } from '../vocabulary/reference-page';
import { limits } from './limits';

const { minimum_age_years: minimumAge } = limits.onboarding;
const givenFees = 'mock-server/domain/payment-fees.ts#givenFeesProblem';
const period = 'mock-server/domain/fee-configuration.ts#requirePeriod';

/**
 * Conditions on a field that its schema cannot say: they depend on another field, an object or the clock. The description of each
 * field says its conditions, and so does the explanation of an error about one.
 */
export const conditions = {
  account_currency: {
    text: "It must be the account's currency.",
    provenance: 'stated',
    code: 'mock-server/handlers/payments.ts#createPayment',
  },
  bank_account_currency: {
    text: "A bank account is charged in the account's currency, and an account in `cad` charges none.",
    provenance: 'reference',
    code: 'mock-server/domain/bank-account.ts#bankAccountProblem',
  },
  automatic_bank_payments: {
    text: 'A bank account takes `automatic` only.',
    provenance: 'reference',
    code: 'mock-server/handlers/payments.ts#createPayment',
  },
  whole_capture: {
    text: 'A capture takes the whole amount of the payment.',
    provenance: 'chosen',
    code: 'mock-server/handlers/payments.ts#capturePayment',
  },
  due_after_dispute: {
    text: 'The `due_date` of a `dispute_test_spec` is after the dispute opens.',
    provenance: 'chosen',
    code: 'mock-server/domain/dispute-test.ts#dueDateProblem',
  },
  fees_within_amount: {
    text: 'All fees of a request together are at most the amount of the payment.',
    provenance: 'reference',
    code: givenFees,
  },
  one_fee_of_a_type: { text: 'Each type occurs at most once.', provenance: 'reference', code: givenFees },
  fees_or_application_fee: {
    text: 'A request has either `fees` or an application fee.',
    provenance: 'reference',
    code: givenFees,
  },
  fees_in_usd: { text: 'Only for an account in `usd`.', provenance: 'reference', code: givenFees },
  returned_fees_of_payment: {
    text: 'A refund returns only fees that the payment bears.',
    provenance: 'reference',
    code: 'mock-server/domain/payment-fees.ts#returnedFeesProblem',
  },
  returned_fees_within_remaining: {
    text: 'Of a fee it returns at most the `remaining_amount`.',
    provenance: 'reference',
    code: 'mock-server/domain/payment-fees.ts#returnedFeesProblem',
  },
  refund_within_refundable: {
    text: 'A refund is at most the `amount_refundable` of the payment.',
    provenance: 'stated',
    code: 'mock-server/domain/refund.ts#refundProblem',
  },
  open_intent: {
    text: 'It can change only while the intent is `requires_payment_method` or `pending`.',
    provenance: 'stated',
    code: 'mock-server/domain/payment-intent.ts#intentUpdateProblem',
  },
  one_group: {
    text: 'If it is sent in both places, it is the same group.',
    provenance: 'chosen',
    code: 'mock-server/handlers/payment-methods.ts#createPaymentMethod',
  },
  one_kind: {
    text: 'It has either a card or a bank account.',
    provenance: 'reference',
    code: 'mock-server/handlers/payment-methods.ts#createPaymentMethod',
  },
  kind_of_payment_method: {
    text: 'For a payment method of this kind, which requires it.',
    provenance: 'reference',
    code: 'mock-server/handlers/payment-methods.ts#updatePaymentMethod',
  },
  expiry_not_passed: {
    text: "Month and year have not passed on the platform's clock.",
    provenance: 'stated',
    code: 'mock-server/domain/expiry.ts#hasExpired',
  },
  security_code_of_brand: {
    text: 'It has four digits for American Express, and three for the other brands.',
    provenance: 'stated',
    code: 'mock-server/domain/card.ts#recognizeCard',
  },
  owner_of_document: {
    text: 'A document has a `business_id`, an `identity_id`, or both.',
    provenance: 'reference',
    code: 'mock-server/handlers/documents.ts#createDocument',
  },
  person_of_business: {
    text: 'With a `business_id` it is a person of that business.',
    provenance: 'chosen',
    code: 'mock-server/handlers/documents.ts#createDocument',
  },
  extension_of_type: {
    text: 'Its extension fits the `file_type`.',
    provenance: 'reference',
    code: 'mock-server/domain/upload.ts#fileNameProblem',
  },
  routing_number_or_parts: {
    text: 'Required, unless both `institution_number` and `transit_number` are sent.',
    provenance: 'chosen',
    code: 'mock-server/actions/bank-accounts.ts#addBankAccount',
  },
  accepted_terms: {
    text: 'Only `true` counts as sent.',
    provenance: 'chosen',
    code: 'mock-server/handlers/terms-and-conditions.ts#createTermsAndConditions',
  },
  day_of_month: {
    text: 'The day exists in the month.',
    provenance: 'chosen',
    code: 'mock-server/domain/identity.ts#invalidInBirth',
  },
  minimum_age: {
    text: `A person is at least ${minimumAge} years old on the platform's clock.`,
    provenance: 'reference',
    code: 'mock-server/domain/identity.ts#invalidInBirth',
  },
  final_country: {
    text: 'The country of a business cannot change.',
    provenance: 'reference',
    code: 'mock-server/actions/businesses.ts#changeBusiness',
  },
  final_business: {
    text: 'A person stays with a business.',
    provenance: 'chosen',
    code: 'mock-server/handlers/identities.ts#updateIdentity',
  },
  archived_in_test_mode: {
    text: 'In test mode only.',
    provenance: 'reference',
    code: 'mock-server/handlers/businesses.ts#updateBusiness',
  },
  start_not_passed: {
    text: "It is not before now on the platform's clock.",
    provenance: 'chosen',
    code: period,
  },
  end_after_start: { text: 'It is later than `effective_start`.', provenance: 'stated', code: period },
  base_types_never_end: {
    text: 'A base processing fee never ends: another configuration replaces it.',
    provenance: 'stated',
    code: period,
  },
} as const satisfies Record<string, Rule>;

/** The name of a condition between fields. */
export type ConditionName = keyof typeof conditions;

/** Returns the explanation of a condition that is not met: the condition, what to do, and whether the sandbox chose it. */
export function explainCondition(name: ConditionName, advice?: string): string {
  const { text, provenance } = conditions[name];
  const parts = [text.replaceAll('`', ''), advice, provenance === 'chosen' ? chosenRule : undefined];
  return parts.filter((part) => part !== undefined).join(' ');
}
