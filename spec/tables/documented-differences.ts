import type { EventName } from './events';

/** The kind of difference between a response of the sandbox and a documented one. Null instead of a text is another value. */
export type DocumentedDifferenceKind = 'status' | 'missing' | 'added' | 'type' | 'value' | 'length' | 'event_added';

export interface DocumentedDifference {
  /** The id of the operation, or the name of the event. Absent: wherever the field is. */
  readonly operation?: string | EventName;
  /** `status`, or the end of the path of a field, without indexes. */
  readonly field: string;
  readonly kind: DocumentedDifferenceKind;
  /** The documented value, in words. */
  readonly documented: string;
  /** The value in the sandbox, in words. */
  readonly sandbox: string;
  readonly reason: string;
}

const bothLevels =
  'Responses of the service have been seen with it on both levels. The types of the SDK mark the inner one as deprecated.';
const onComponents = { kind: 'added', reason: 'Page components read it.' } as const;
const withRefund = 'A refund of a checkout is a refund of its payment: the fields are those of that refund.';
const onCard = {
  documented: 'only beside it',
  sandbox: 'also inside of it',
  reason: bothLevels,
  kind: 'added',
} as const;
const onPayment = {
  documented: 'not on a payment',
  sandbox: 'as on the payment method itself',
  reason: bothLevels,
  kind: 'added',
} as const;
const documentedEvents = [
  'sub_account.updated',
  'payment_method.bin_mapped',
  'payment.created',
  'payment.refunded',
  'checkout.completed',
  'payment.dispute.closed',
] as const;

/**
 * Where a response differs on purpose from an example or a rule of the documentation of the service. What that does not document
 * at all is in the other tables.
 */
export const documentedDifferences: readonly DocumentedDifference[] = [
  ...['token_type', 'expires_in'].map((field) => ({
    operation: 'createAccessToken',
    field,
    kind: 'added' as const,
    documented: 'only `access_token`; a sentence says that it is valid for 24 hours',
    sandbox: '`Bearer`, and 86400 seconds',
    reason: 'OAuth 2.0 requires the first and recommends the second: its clients read both.',
  })),
  {
    operation: 'createPaymentMethod',
    field: 'status',
    kind: 'status',
    documented: '400 `full_pan_not_allowed`, for an account that may not send card numbers',
    sandbox: '201: every account may send them',
    reason: 'The service decides which accounts may: no request says it.',
  },
  {
    field: 'application_fee_rates',
    kind: 'length',
    documented: 'one rate, of 50 and 250 basis points',
    sandbox: 'one for cards (37 and 225 basis points) and one for bank accounts (75 and 45)',
    reason: 'The service configures the rates of each platform. Read them, and do not assume them.',
  },
  {
    field: 'payout_account_id',
    kind: 'value',
    documented: 'the id of a bank account on each enabled account',
    sandbox: 'null on a test account without a bank account of its own',
    reason:
      'The test bank account is no object of the account: `GET /v1/sub_accounts/{sub_account_id}/payout_account` returns it.',
  },
  {
    operation: 'getSubAccountSettings',
    field: 'payments.mcc_code',
    kind: 'value',
    documented: 'a code',
    sandbox: 'null',
    reason: 'No operation sets it: the service takes it from its own records.',
  },
  {
    operation: 'getSubAccountSettings',
    field: 'payouts.statement_descriptor',
    kind: 'value',
    documented: 'a text',
    sandbox: 'null',
    reason: 'No operation sets it: the service takes it from its own records.',
  },
  {
    ...onComponents,
    field: 'product_categories',
    documented: 'absent',
    sandbox: 'what the business was provisioned for',
  },
  { ...onComponents, field: 'bank_account_verification', documented: 'absent from a business', sandbox: 'false' },
  ...['onboarding_version', 'business_details', 'representative', 'owners', 'bank_account', 'terms_and_conditions'].map(
    (name) => ({
      operation: 'createProvisioning',
      field: `payload.${name}`,
      kind: 'added' as const,
      documented: 'a payload without documented fields',
      sandbox: 'the entities of the business, in the form of an onboarding entry',
      reason: 'A response shows what the account was provisioned with.',
    }),
  ),
  {
    operation: 'listDocuments',
    field: 'presigned_url',
    kind: 'missing',
    documented: 'in the schema of an item; a sentence says that lists lack it',
    sandbox: 'absent from lists',
    reason: 'The sentence is about lists, and the schema is that of every response.',
  },
  {
    operation: 'createOnboardingEntry',
    field: 'payload.representative.ssn_last4',
    kind: 'value',
    documented: 'as it was sent',
    sandbox: 'masked',
    reason: 'The sandbox keeps no personal number.',
  },
  {
    operation: 'createOnboardingEntry',
    field: 'payload.bank_account.account_number',
    kind: 'value',
    documented: 'as it was sent',
    sandbox: 'masked except for the last four digits',
    reason: 'The sandbox keeps no account number.',
  },
  { field: 'card.status', ...onCard },
  { field: 'card.invalid_reason', ...onCard },
  { field: 'card.created_at', ...onCard },
  { field: 'card.updated_at', ...onCard },
  { field: 'bank_account.status', ...onCard },
  { field: 'bank_account.invalid_reason', ...onCard },
  { field: 'bank_account.created_at', ...onCard },
  { field: 'bank_account.updated_at', ...onCard },
  { field: 'payment_method.status', ...onPayment },
  { field: 'payment_method.invalid_reason', ...onPayment },
  { field: 'payment_method.created_at', ...onPayment },
  { field: 'payment_method.updated_at', ...onPayment },
  {
    field: 'bin_details',
    kind: 'value',
    documented: 'null in the response that creates the card, and in what is created with it',
    sandbox: 'known at once, unless the job `map_bin` has a setting',
    reason:
      'A second transaction for each card would make every payment slower. Give the job a setting to see it as null.',
  },
  {
    operation: 'getPaymentMethodGroup',
    field: 'payment_methods',
    kind: 'added',
    documented: 'absent from the example; a sentence says that the response has them',
    sandbox: 'the payment methods of the group',
    reason: 'Nothing else tells which payment methods a group has.',
  },
  ...['id', 'token'].map((name) => ({
    operation: 'createPayment',
    field: `payment_method.card.${name}`,
    kind: 'value' as const,
    documented: 'one payment method for two payments that send the same card',
    sandbox: 'a payment method for each payment that sends a card',
    reason: 'A slip: where a payment method is created twice from one card, two are documented.',
  })),
  ...['month', 'year', 'address_line1_check'].map((name) => ({
    operation: 'updatePaymentIntent',
    field: `payment_method.card.${name}`,
    kind: 'value' as const,
    documented: 'as the card was before its update',
    sandbox: 'as the card is',
    reason: 'A slip: the payments of the intent have the card after its update.',
  })),
  ...['decline_code', 'network_error_code'].map((name) => ({
    operation: 'createPayment',
    field: `error.${name}`,
    kind: 'added' as const,
    documented: 'not mentioned for test cards, of which only the code is documented',
    sandbox: 'as for the scenarios, whose responses are documented as a whole',
    reason: 'A card is declined in the same way, whether its number or a scenario asks for it.',
  })),
  {
    ...onComponents,
    field: 'statement_descriptor',
    documented: 'absent from a payment',
    sandbox: 'the text of the request, or null',
  },
  {
    field: 'success',
    kind: 'added',
    documented: 'only on a payment that succeeds by its scenario',
    sandbox: 'on each payment that names a scenario: true or false',
    reason: 'A test sees on the payment that its scenario was recognized.',
  },
  { ...onComponents, field: 'total_amount', documented: 'absent from a checkout', sandbox: 'the amount to pay' },
  { ...onComponents, field: 'insurance_amount', documented: 'absent from a checkout', sandbox: '0' },
  {
    operation: 'createCheckoutSession',
    field: 'url',
    kind: 'added',
    documented: 'only the id; a sentence says at which address the page is',
    sandbox: 'the address of the page',
    reason: 'Each sandbox has an address of its own.',
  },
  {
    operation: 'updateCheckout',
    field: 'type',
    kind: 'value',
    documented: '`object`',
    sandbox: '`checkout`',
    reason: 'A slip: all other responses name the kind of the object.',
  },
  {
    operation: 'updateDisputeResponse',
    field: 'type',
    kind: 'value',
    documented: '`dispute response`',
    sandbox: '`dispute_response`',
    reason: 'A slip: no other type has a space.',
  },
  {
    operation: 'createDisputeEvidence',
    field: 'type',
    kind: 'value',
    documented: '`dispute evidence`',
    sandbox: '`dispute_evidence`',
    reason: 'A slip: no other type has a space.',
  },
  {
    operation: 'createDisputeEvidence',
    field: 'metadata',
    kind: 'added',
    documented: 'only in the request',
    sandbox: 'also in the response',
    reason: 'What a request sends can be read back.',
  },
  {
    operation: 'refundCheckout',
    field: 'refund_response',
    kind: 'type',
    documented: 'null',
    sandbox: 'the refund of the payment, in its envelope',
    reason: withRefund,
  },
  ...['id', 'payment_fee_id', 'returned_amount', 'original_amount', 'remaining_amount', 'currency'].map((name) => ({
    operation: 'refundCheckout',
    field: `returned_fees[].${name}`,
    kind: 'added' as const,
    documented: 'only `type` and `amount`',
    sandbox: 'as on a refund of a payment',
    reason: withRefund,
  })),
  {
    operation: 'listBalanceTransactions',
    field: 'financial_transaction_id',
    kind: 'value',
    documented: 'an id on every entry',
    sandbox: 'null for a payout',
    reason: 'A payout has no transaction with a card network or a bank of a payer.',
  },
  ...['listProceedsPayouts', 'getProceedsPayout'].flatMap((operation) =>
    ['amount', 'payments_count', 'payments_total'].map((field) => ({
      operation,
      field,
      kind: 'value' as const,
      documented: 'platform fees',
      sandbox: 'platform fees and application fees',
      reason: "Proceeds are the platform's share of fees, and an application fee is one.",
    })),
  ),
  {
    field: 'event_name',
    kind: 'event_added',
    documented: 'one example of an event, and no sequence of events',
    sandbox: 'an event for each change',
    reason: 'An example says which fields an event has, and not how often it happens.',
  },
  ...documentedEvents.map((operation) => ({
    operation,
    field: 'created_at',
    kind: 'added' as const,
    documented: 'absent from an event',
    sandbox: 'the instant of the event',
    reason: 'Deliveries have the instant of the attempt only, and lists of events are sorted by this one.',
  })),
  ...(['sub_account.updated', 'payment.dispute.closed'] as const).flatMap((operation) =>
    ['idempotency_key', 'request_id'].map((field) => ({
      operation,
      field,
      kind: 'value' as const,
      documented: 'a text on every event',
      sandbox: 'null on an event that no request caused',
      reason: 'A reviewer, a bank or the time caused it.',
    })),
  ),
];
