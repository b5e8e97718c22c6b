export type { RetryAdvice } from './advice';
export type { ApiPromise, WithResponse } from './api-promise';
export { Client, type AccountClient } from './client';
export type { ClientOptions } from './client-options';
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  CardDeclinedError,
  ConflictError,
  ConnectionError,
  IdempotencyError,
  InvalidRequestError,
  NotFoundError,
  PaymentError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  type LocalErrorCode,
} from './errors';
export {
  checkoutUrl,
  onboardingUrl,
  onOnboardingMessage,
  type HostedPageOptions,
  type MessageWindow,
  type OnboardingMessage,
  type WindowMessage,
} from './hosted-pages';
export type { Hook, HookError, HookRequest, HookResponse, HookRetry, Hooks, Logger, LogLevel } from './hooks';
export type { Page, PageList } from './pages';
export type { Accounts } from './resources/accounts';
export type { Addresses } from './resources/addresses';
export type { BalanceTransactions } from './resources/balance-transactions';
export type { BankAccounts } from './resources/bank-accounts';
export type { Businesses } from './resources/businesses';
export type { CheckoutSessions } from './resources/checkout-sessions';
export type { Checkouts } from './resources/checkouts';
export type { Disputes } from './resources/disputes';
export type { Documents } from './resources/documents';
export type { Identities } from './resources/identities';
export type { Onboarding } from './resources/onboarding';
export type { FeeConfigurations } from './resources/fee-configurations';
export type { PaymentIntents } from './resources/payment-intents';
export type { PaymentMethodGroups } from './resources/payment-method-groups';
export type { PaymentMethods } from './resources/payment-methods';
export type { Payments } from './resources/payments';
export type { Payouts } from './resources/payouts';
export type { ProceedsPayouts } from './resources/proceeds-payouts';
export type { ProvisioningResource } from './resources/provisioning';
export type { Refunds } from './resources/refunds';
export type { SubAccounts } from './resources/sub-accounts';
export type { TermsAndConditionsResource } from './resources/terms-and-conditions';
export type { WebComponentTokens } from './resources/web-component-tokens';
export type { SeenEvents } from './seen-events';
export { signWebhook, type SignedWebhook, type SignWebhookParams, type UnsignedEvent } from './sign-webhook';
export type { System } from './system';
export { testError, testScenario, type TestError, type TestScenario } from './test-scenario';
export type { Fetch } from './transport/fetch';
export type { RawClient } from './transport/raw-client';
export type * from './types';
export type { AppInfo } from './user-agent';
export { WebhookVerificationError, type WebhookFailure } from './webhook-error';
export {
  createWebhookHandler,
  isNewer,
  type EventHandlers,
  type IncomingWebhook,
  type WebhookHandler,
  type WebhookHandlerOptions,
  type WebhookResponse,
} from './webhook-handler';
export type { WebhookHeaders } from './webhook-headers';
export { verifyWebhook, type WebhookDelivery } from './webhooks';
