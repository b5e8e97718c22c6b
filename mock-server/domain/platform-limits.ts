import { limits } from '../../spec/tables/limits';
import type { DeclineLimit } from './decline-limit';

/** Limits that a sandbox can be created with. The specification does not state them, and tests use smaller ones. */
export interface PlatformLimits {
  /** Payment methods of one customer. */
  readonly customerPaymentMethods: number;
  /** Declines after which a card is blocked. */
  readonly declineLimit: DeclineLimit;
  /** How long a publisher (webhook endpoint) may take to respond, in milliseconds of the machine's clock. */
  readonly webhookTimeoutMs: number;
  /** Open deliveries of a publisher (webhook endpoint). */
  readonly publisherQueue: number;
}

export const defaultLimits: PlatformLimits = {
  customerPaymentMethods: limits.customer_payment_methods.value,
  declineLimit: {
    declines: limits.decline_limit.declines,
    windowSeconds: limits.decline_limit.window_seconds,
    blockSeconds: limits.decline_limit.block_seconds,
  },
  webhookTimeoutMs: limits.webhook_timeout_seconds.value * 1000,
  publisherQueue: limits.publisher_queue.value,
};
