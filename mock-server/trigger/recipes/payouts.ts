import type { CollectedType } from '../../../spec/tables/ledger-entries';
import { findOpenBatch } from '../../actions/payout-batches';
import { endPayout } from '../../actions/payouts';
import type { PayoutBatchRow } from '../../rows';
import type { Reader } from '../../store/reader';
import { runJobOf } from '../perform';
import { UnreachableError, onlyAtCreation, type Recipe } from '../recipe';

/** Returns the open batches of an account that are due to close. */
export function dueBatches(rows: Reader, accountId: string, types: readonly CollectedType[]): PayoutBatchRow[] {
  const { currency } = rows.require('accounts', accountId);
  return types
    .flatMap((payout_type) => findOpenBatch(rows, { account_id: accountId, payout_type, currency }) ?? [])
    .filter(({ closes_at }) => closes_at !== null);
}

/** Closes the open batches of an account now. */
const closeNow =
  (job: 'close_payout_batch' | 'close_proceeds_batch', types: readonly CollectedType[], nothing: string): Recipe =>
  (work, id) => {
    const due = dueBatches(work.rows, id, types);
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
