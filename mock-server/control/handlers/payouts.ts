import type { PlatformHandler } from '../operation';

export const endPayout: PlatformHandler<'endPayout'> = (platform, { path, body }) =>
  platform.payouts.end(path('payout_id'), body.outcome); // resource_not_found payout_unexpected_state

export const endProceedsPayout: PlatformHandler<'endProceedsPayout'> = (platform, { path, body }) =>
  platform.payouts.end(path('payout_id'), body.outcome); // resource_not_found payout_unexpected_state
