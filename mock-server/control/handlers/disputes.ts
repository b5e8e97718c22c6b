import type { PlatformHandler } from '../operation';

export const openDispute: PlatformHandler<'openDispute'> = (platform, { path, body }) =>
  platform.disputes.open(path('payment_id'), body); // resource_not_found payment_cannot_be_disputed refund_in_progress dispute_exceeds_amount_available

export const decideDispute: PlatformHandler<'decideDispute'> = (platform, { path, body }) =>
  platform.disputes.decide(path('dispute_id'), body.outcome); // resource_not_found dispute_unexpected_state
