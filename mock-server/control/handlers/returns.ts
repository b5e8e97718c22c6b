import type { PlatformHandler } from '../operation';

export const returnPayment: PlatformHandler<'returnPayment'> = (platform, { path, body }) =>
  platform.payments.return(path('payment_id'), body.reason); // resource_not_found payment_cannot_be_returned refund_in_progress
