import { limits } from '../../spec/tables/limits';
import type { DeclineLimit } from './decline-limit';

/** The limits that a sandbox can be made with. Nobody documents them, and tests want them smaller. */
export interface PlatformLimits {
  /** Payment methods of one customer. */
  readonly customerPaymentMethods: number;
  /** Declines after which a card is blocked. */
  readonly declineLimit: DeclineLimit;
  /** How long a receiver of webhooks may take to answer, in milliseconds of the machine. */
  readonly webhookTimeoutMs: number;
}

export const defaultLimits: PlatformLimits = {
  customerPaymentMethods: limits.customer_payment_methods.value,
  declineLimit: {
    declines: limits.decline_limit.declines,
    windowSeconds: limits.decline_limit.window_seconds,
    blockSeconds: limits.decline_limit.block_seconds,
  },
  webhookTimeoutMs: limits.webhook_timeout_seconds.value * 1000,
};
