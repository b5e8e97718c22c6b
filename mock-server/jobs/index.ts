import type { JobKind } from '../rows';
import { expireCheckout } from './checkouts';
import { retryDelivery } from './deliveries';
import { loseDispute } from './disputes';
import { lapseAuthorization, settlePayment } from './payments';
import { closeProceedsBatch, payProceedsPayout, sendProceedsPayout } from './proceeds';
import { settleRefund } from './refunds';
import type { Job } from './job';
import { enableSubAccount } from './sub-accounts';

export const jobs: { readonly [Kind in JobKind]: Job } = {
  enable_sub_account: enableSubAccount,
  lapse_authorization: lapseAuthorization,
  settle_payment: settlePayment,
  settle_refund: settleRefund,
  lose_dispute: loseDispute,
  expire_checkout: expireCheckout,
  close_proceeds_batch: closeProceedsBatch,
  send_proceeds_payout: sendProceedsPayout,
  pay_proceeds_payout: payProceedsPayout,
  retry_delivery: retryDelivery,
};
