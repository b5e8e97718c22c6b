import type { PlatformHandler } from '../operation';

export const endPayout: PlatformHandler<'endPayout'> = (platform, { path, body }) =>
  platform.endPayout(path('payout_id'), body.outcome); // resource_not_found payout_unexpected_state
