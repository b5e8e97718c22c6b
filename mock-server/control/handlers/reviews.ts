import type { PlatformHandler } from '../operation';

export const reviewSubAccount: PlatformHandler<'reviewSubAccount'> = (platform, { path, body }) =>
  platform.review(path('sub_account_id'), body.outcome); // resource_not_found sub_account_unexpected_state
