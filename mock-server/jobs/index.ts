import type { UnitOfWork } from '../context';
import type { JobKind } from '../rows';
import { expireCheckout } from './checkouts';
import { retryDelivery } from './deliveries';
import { loseDispute } from './disputes';
import { lapseAuthorization, settlePayment } from './payments';
import { closeProceedsBatch, payProceedsPayout, sendProceedsPayout } from './proceeds';
import { settleRefund } from './refunds';
import { enableSubAccount } from './sub-accounts';

/** What a job does to the row it is about. Whatever became of the row meanwhile is for the job to find out. */
export type Job = (work: UnitOfWork, subjectId: string) => void;

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
