import { closeBatch, payPayout, sendPayout } from '../actions/proceeds-payouts';
import type { Job } from './index';

/** The end of a day of proceeds. Source: Resources, Proceeds payout. */
export const closeProceedsBatch: Job = (work, id) => closeBatch(work, work.rows.require('proceeds_batches', id));

/** The day on which a payout leaves. */
export const sendProceedsPayout: Job = (work, id) => sendPayout(work, work.rows.require('payouts', id));

/** The day on which a payout arrives. */
export const payProceedsPayout: Job = (work, id) => payPayout(work, work.rows.require('payouts', id));
