export { assertDeclinedWith, assertEmitted, assertIdempotent, assertMatchesResource } from '../assertions';
export { AssertionError } from '../assertion-error';
export {
  bankAccountInput,
  buildAddress,
  buildBalanceTransaction,
  buildBusiness,
  buildCheckout,
  buildCheckoutSession,
  buildDispute,
  buildDisputeEvidence,
  buildEntityBankAccount,
  buildEntityDocument,
  buildEvent,
  buildFeeConfiguration,
  buildIdentity,
  buildPayment,
  buildPaymentIntent,
  buildPaymentMethod,
  buildPaymentMethodGroup,
  buildPayout,
  buildProceedsPayout,
  buildRefund,
  buildSubAccount,
  cardInput,
  type EventOverrides,
  type Overrides,
  paymentInput,
} from '../builders';
export { createCardToken } from '../card-token';
export type { Containing } from '../containing';
export {
  type Budget,
  type Exploration,
  type ExplorationError,
  explore,
  type ExploredPlatform,
  type ExploreOptions,
  type Finding,
  type PublishOptions,
  type Surroundings,
  type Told,
} from '../explore';
export { createInbox, type Inbox, type InboxOptions, type NextOptions } from '../inbox';
export { createTestKit, type TestKit, type TestKitOptions } from '../kit';
export { type MatcherResult, matchers, type PaymentMatchers } from '../matchers';
export type { ResourceName } from '../resource-validators';
export { expectSameAs, type RecordingSource } from '../same-as';
export * from '../../../spec/derive/lists';
