import type { Work } from '../context';
import type { JobKind } from '../store/rows';
import { lapseAuthorization, settlePayment } from './payments';
import { settleRefund } from './refunds';
import { enableSubAccount } from './sub-accounts';

/** What a job does to the row it is about. Whatever became of the row meanwhile is for the job to find out. */
export type Job = (work: Work, subjectId: string) => void;

export const jobs: { readonly [Kind in JobKind]: Job } = {
  enable_sub_account: enableSubAccount,
  lapse_authorization: lapseAuthorization,
  settle_payment: settlePayment,
  settle_refund: settleRefund,
};
