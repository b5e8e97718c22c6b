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
export type { HookRequest, HookResponse, HookRetry, Logger, LogLevel } from './hooks';
export type { Page, PageList } from './pages';
export type { CheckoutSessions } from './resources/checkout-sessions';
export type { Checkouts } from './resources/checkouts';
export type { Onboarding } from './resources/onboarding';
export type { FeeConfigurations } from './resources/fee-configurations';
export type { PaymentIntents } from './resources/payment-intents';
export type { PaymentMethods } from './resources/payment-methods';
export type { Payments } from './resources/payments';
export type { ProceedsPayouts } from './resources/proceeds-payouts';
export type { Refunds } from './resources/refunds';
export type { SubAccounts } from './resources/sub-accounts';
export { signWebhook, type SignedWebhook, type SignWebhookParams, type UnsignedEvent } from './sign-webhook';
export type { System } from './system';
export { testError, testScenario, type TestError, type TestScenario } from './test-scenario';
export type { Fetch } from './transport/fetch';
export type { RawClient } from './transport/raw-client';
export type * from './types';
export { WebhookVerificationError, type WebhookFailure } from './webhook-error';
export type { WebhookHeaders } from './webhook-headers';
export { verifyWebhook, type WebhookDelivery } from './webhooks';
