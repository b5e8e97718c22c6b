import { closeBatch, payPayout, sendPayout } from '../actions/proceeds-payouts';
import type { Job } from './job';

/** Closes the batch of a day's proceeds. Source: Resources, Proceeds payout. */
export const closeProceedsBatch: Job = (work, id) => closeBatch(work, work.rows.require('proceeds_batches', id));

/** Sends a payout to the bank. */
export const sendProceedsPayout: Job = (work, id) => sendPayout(work, work.rows.require('payouts', id));

/** Marks a payout as paid on the day it arrives. */
export const payProceedsPayout: Job = (work, id) => payPayout(work, work.rows.require('payouts', id));
