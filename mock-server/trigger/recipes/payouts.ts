import { endPayout } from '../../actions/proceeds-payouts';
import { batchId } from '../../actions/proceeds';
import { runStep } from '../perform';
import { UnreachableError, onlyAtCreation, type Recipe } from '../recipe';

/** The day ends for what a platform account has earned so far. */
const create: Recipe = (work, id) => {
  const account = work.rows.require('accounts', id);
  const batch = work.rows.find('proceeds_batches', batchId(account));
  if (batch === undefined || batch.closes_at === null)
    throw new UnreachableError('nothing was booked for it since its last payout');
  runStep(work, 'close_proceeds_batch', batch.id);
};

const pay: Recipe = (work, id) => {
  const { status } = work.rows.require('payouts', id);
  if (status !== 'scheduled' && status !== 'in_transit') throw new UnreachableError('it is not on its way any more');
  runStep(work, 'send_proceeds_payout', id);
  runStep(work, 'pay_proceeds_payout', id);
};

const fail: Recipe = (work, id) => {
  runStep(work, 'send_proceeds_payout', id);
  endPayout(work, id, 'fail');
};

export const payoutRecipes = {
  'proceeds.payout.created': { platform_account: create, payout: onlyAtCreation },
  'proceeds.payout.paid': { payout: pay },
  'proceeds.payout.failed': { payout: fail },
} as const;
