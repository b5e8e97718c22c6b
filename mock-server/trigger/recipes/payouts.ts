import { endPayout } from '../../actions/proceeds-payouts';
import { batchId } from '../../actions/proceeds';
import { runJobOf } from '../perform';
import { UnreachableError, onlyAtCreation, type Recipe } from '../recipe';

/** Closes the open batch of a platform account now. */
const create: Recipe = (work, id) => {
  const account = work.rows.require('accounts', id);
  const batch = work.rows.find('proceeds_batches', batchId(account));
  if (batch === undefined || batch.closes_at === null)
    throw new UnreachableError('no proceeds were posted since its last payout');
  runJobOf(work, 'close_proceeds_batch', batch.id);
};

const pay: Recipe = (work, id) => {
  const { status } = work.rows.require('payouts', id);
  if (status !== 'scheduled' && status !== 'in_transit') throw new UnreachableError('it has already ended');
  runJobOf(work, 'send_proceeds_payout', id);
  runJobOf(work, 'pay_proceeds_payout', id);
};

const fail: Recipe = (work, id) => {
  runJobOf(work, 'send_proceeds_payout', id);
  endPayout(work, id, 'fail');
};

export const payoutRecipes = {
  'proceeds.payout.created': { platform_account: create, payout: onlyAtCreation },
  'proceeds.payout.paid': { payout: pay },
  'proceeds.payout.failed': { payout: fail },
} as const;
