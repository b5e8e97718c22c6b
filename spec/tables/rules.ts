import type { Rule } from '../vocabulary/provenance';
import type { ErrorCode } from './errors';

interface RuleRow extends Rule {
  /** The errors whose explanation leads to the rules. */
  readonly errors?: readonly ErrorCode[];
}

/**
 * Rules beyond the fields of a request, where the service documents none: chosen, or left out on purpose. Conditions on fields
 * are in `conditions.ts`.
 */
export const rules: readonly RuleRow[] = [
  {
    text: 'Configured fees take at most what the fees of the request leave of the amount: the processing fee first, then the platform fee.',
    provenance: 'chosen',
    code: 'mock-server/domain/fees.ts#feesWithin',
  },
  {
    text: 'The percentage of a fee is rounded half up to the cent, once and exactly. Then the flat fee is added and the cap applied.',
    provenance: 'reference',
    code: 'mock-server/domain/fees.ts#calculateFee',
  },
  {
    text: 'With an application fee no other fee is charged.',
    provenance: 'chosen',
    code: 'mock-server/actions/payment-fees.ts#feesOf',
  },
  {
    text: 'A void and a bank return give all fees back. A refund gives back only what its `fees` name.',
    provenance: 'reference',
    code: 'mock-server/domain/payment-fees.ts#feesGivenBack',
  },
  {
    text: 'The fees of a payment are shown at once, and posted to the ledgers when it is captured or settled.',
    provenance: 'chosen',
    code: 'mock-server/domain/balance.ts#captureEntries',
  },
  {
    text: 'A new fee configuration that starts before a scheduled one ends where that one starts.',
    provenance: 'chosen',
    code: 'mock-server/domain/fee-configuration.ts#endingBefore',
  },
  {
    text: 'In cad: cards only, and a processing fee at the rate of the sandbox. Left out: ledger entries at settlement, fees of the account, fees of refunds and adjustments for rounding.',
    provenance: 'chosen',
    code: 'mock-server/domain/fees.ts#canadianFees',
    errors: ['fee_configurations_not_supported'],
  },
  {
    text: 'What an account in cad owes is collected by a payout with a negative amount. Other debts wait for later payments.',
    provenance: 'reference',
    code: 'mock-server/domain/payouts.ts#canPayOut',
  },
  {
    text: 'Only declines that follow from the number of a card block it: not gateway errors, and not what a scenario, a simulated error or a fault asks for.',
    provenance: 'chosen',
    code: 'mock-server/actions/ask-processor.ts#askProcessor',
    errors: ['card_decline_rate_limit_exceeded'],
  },
  {
    text: 'A scenario in the metadata of a payment intent or a checkout holds for each of its payments, and takes precedence over the card number.',
    provenance: 'chosen',
    code: 'mock-server/actions/charge.ts#chargeIntent',
  },
  {
    text: 'A payment with an unknown scenario is carried out without one. The header `Sandbox-Warning` names the closest one.',
    provenance: 'chosen',
    code: 'mock-server/domain/unknown-name.ts#unknownName',
  },
  {
    text: 'In live mode the numbers of test cards are declined, scenarios are ignored, and all other valid numbers succeed.',
    provenance: 'chosen',
    code: 'mock-server/domain/processor.ts#processorOutcome',
  },
  {
    text: 'While a payment has a dispute that is open or lost its status is `disputed`, whatever was refunded of it.',
    provenance: 'chosen',
    code: 'mock-server/domain/dispute.ts#disputed',
  },
  {
    text: 'While a refund of a payment is pending, the payment cannot be refunded, voided, disputed or returned.',
    provenance: 'chosen',
    code: 'mock-server/domain/refund.ts#pendingRefundProblem',
  },
  {
    text: 'A payment that is not created by an intent or a checkout has an intent of its own.',
    provenance: 'chosen',
    code: 'mock-server/actions/payment-intents.ts#addIntent',
  },
  {
    text: 'A declined attempt to complete a checkout is a response with 201, and a declined payment one with 402.',
    provenance: 'reference',
    code: 'mock-server/actions/complete-checkout.ts#attemptToComplete',
  },
  {
    text: 'A platform account has one currency: `usd`, unless the sandbox was started with another one. Its sub accounts can have another.',
    provenance: 'chosen',
    code: 'mock-server/platform/definition.ts#newPlatformDefinition',
  },
  {
    text: 'Without the header `Sub-Account` a request creates something on the platform account itself, and finds everything of all its sub accounts.',
    provenance: 'reference',
    code: 'mock-server/actions/visibility.ts#findVisible',
  },
  {
    text: 'A token belongs to the account that it was created in: elsewhere it is not found.',
    provenance: 'chosen',
    code: 'mock-server/actions/tokenize.ts#givenPaymentMethod',
  },
  {
    text: 'A customer is an e-mail address within an account: no operation creates or shows one.',
    provenance: 'chosen',
    code: 'mock-server/actions/customers.ts#joinCustomer',
  },
  {
    text: 'The `routing_number` of a bank account is any nine digits: its check digit is not verified.',
    provenance: 'chosen',
    code: 'spec/resources/formats.ts#ROUTING_NUMBER_PATTERN',
  },
  {
    text: 'The `account_number` of a bank account is any 4 to 17 digits.',
    provenance: 'chosen',
    code: 'spec/resources/formats.ts#ACCOUNT_NUMBER_PATTERN',
  },
  {
    text: 'The country of an address or a bank account is any two letters, in upper or lower case.',
    provenance: 'chosen',
    code: 'spec/resources/address.ts#address',
    errors: ['country_invalid'],
  },
  {
    text: 'The entries that a payout collected stay its entries when it fails or is canceled. The next payout has their sum in `other_total`.',
    provenance: 'chosen',
    code: 'mock-server/actions/ledger.ts#postFailedPayout',
  },
  {
    text: 'An account gets a payout for each day, kind of payment method and currency in which it earned something.',
    provenance: 'chosen',
    code: 'mock-server/actions/payout-batches.ts#openBatch',
  },
  {
    text: 'A business is provisioned once. Its sub account has the name of the request, else that for customers, else the legal name.',
    provenance: 'chosen',
    code: 'mock-server/actions/provision.ts#provision',
  },
  {
    text: 'An account that was enabled automatically can still submit an onboarding entry; a second entry during a review is refused.',
    provenance: 'chosen',
    code: 'mock-server/domain/onboarding.ts#submission',
  },
  {
    text: 'Due jobs run right after the response that made them due, also while the clock is frozen.',
    provenance: 'chosen',
    code: 'mock-server/time/job-runner.ts#JobRunner',
  },
  {
    text: 'An Idempotency-Key belongs to the account of the object in the path, else to the account that the request runs on.',
    provenance: 'chosen',
    code: 'mock-server/pipeline/idempotency.ts#keyedRequest',
  },
];
