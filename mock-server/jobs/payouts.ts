import { closeBatch, payPayout, sendPayout } from '../actions/payouts';
import { canTransition } from '../domain/transition';
import { payoutStates } from '../../spec/tables/states';
import { jobOn } from './job';

/** Closes the batch of a day. Source: Payouts; Resources, Proceeds payout. */
export const closePayoutBatch = jobOn(
  'payout_batches',
  ({ is_open, closes_at }) => is_open && closes_at !== null,
  closeBatch,
);

/** Sends a payout to the bank. */
export const sendPayoutToBank = jobOn(
  'payouts',
  ({ status }) => canTransition(payoutStates, status, 'send'),
  sendPayout,
);

/** Marks a payout as paid on the day it arrives. */
export const payPayoutAtBank = jobOn('payouts', ({ status }) => canTransition(payoutStates, status, 'pay'), payPayout);
