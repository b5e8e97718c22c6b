import type { JobKind, JobSubjects } from '../rows';
import { expireCheckout } from './checkouts';
import { retryDelivery } from './deliveries';
import { decideDispute, loseDispute, openDispute } from './disputes';
import { lapseAuthorization, settlePayment } from './payments';
import { mapBin } from './payment-methods';
import { closePayoutBatch, payPayoutAtBank, sendPayoutToBank } from './payouts';
import { settleRefund } from './refunds';
import type { Job } from './job';
import { enableSubAccount } from './sub-accounts';

export const jobs: { readonly [Kind in JobKind]: Job<JobSubjects[Kind]> } = {
  enable_sub_account: enableSubAccount,
  map_bin: mapBin,
  lapse_authorization: lapseAuthorization,
  settle_payment: settlePayment,
  settle_refund: settleRefund,
  open_dispute: openDispute,
  decide_dispute: decideDispute,
  lose_dispute: loseDispute,
  expire_checkout: expireCheckout,
  close_payout_batch: closePayoutBatch,
  send_payout: sendPayoutToBank,
  pay_payout: payPayoutAtBank,
  close_proceeds_batch: closePayoutBatch,
  send_proceeds_payout: sendPayoutToBank,
  pay_proceeds_payout: payPayoutAtBank,
  retry_delivery: retryDelivery,
};
