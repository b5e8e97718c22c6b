import type { CollectedType } from '../../../spec/tables/ledger-entries';
import { findOpenBatch } from '../../actions/payout-batches';
import { endPayout } from '../../actions/payouts';
import { runJobOf } from '../perform';
import { UnreachableError, onlyAtCreation, type Recipe } from '../recipe';

/** Closes the open batches of an account now. */
const closeNow =
  (job: 'close_payout_batch' | 'close_proceeds_batch', types: readonly CollectedType[], nothing: string): Recipe =>
  (work, id) => {
    const { currency } = work.rows.require('accounts', id);
    const batches = types.flatMap(
      (payout_type) => findOpenBatch(work.rows, { account_id: id, payout_type, currency }) ?? [],
    );
    const due = batches.filter(({ closes_at }) => closes_at !== null);
    if (due.length === 0) throw new UnreachableError(nothing);
    for (const batch of due) runJobOf(work, job, batch.id);
  };

const createOfProceeds = closeNow(
  'close_proceeds_batch',
  ['proceeds'],
  'no proceeds were posted since its last payout',
);
const create = closeNow('close_payout_batch', ['cc', 'ach'], 'nothing was posted to its ledger since its last payout');

type Step = 'send_payout' | 'pay_payout' | 'send_proceeds_payout' | 'pay_proceeds_payout';

const payBy =
  (...jobs: readonly Step[]): Recipe =>
  (work, id) => {
    const { status } = work.rows.require('payouts', id);
    if (status !== 'scheduled' && status !== 'in_transit') throw new UnreachableError('it has already ended');
    for (const job of jobs) runJobOf(work, job, id);
  };

const failAfter =
  (job: Step): Recipe =>
  (work, id) => {
    runJobOf(work, job, id);
    endPayout(work, id, 'fail');
  };

export const payoutRecipes = {
  'payout.created': { sub_account: create, platform_account: create, payout: onlyAtCreation },
  'payout.paid': { payout: payBy('send_payout', 'pay_payout') },
  'payout.failed': { payout: failAfter('send_payout') },
  'proceeds.payout.created': { platform_account: createOfProceeds, proceeds_payout: onlyAtCreation },
  'proceeds.payout.paid': { proceeds_payout: payBy('send_proceeds_payout', 'pay_proceeds_payout') },
  'proceeds.payout.failed': { proceeds_payout: failAfter('send_proceeds_payout') },
} as const;
