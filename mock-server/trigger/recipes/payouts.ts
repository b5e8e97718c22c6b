import { endPayout } from '../../actions/proceeds-payouts';
import { batchId } from '../../actions/proceeds';
import { runStep } from '../perform';
import { Impossible, onlyWhenMade, type Way } from '../recipe';

/** The day ends for what a platform account has earned so far. */
const create: Way = (work, id) => {
  const account = work.rows.require('accounts', id);
  const batch = work.rows.find('proceeds_batches', batchId(account));
  if (batch === undefined || batch.closes_at === null)
    throw new Impossible('nothing was booked for it since its last payout');
  runStep(work, 'close_proceeds_batch', batch.id);
};

const pay: Way = (work, id) => {
  const { status } = work.rows.require('payouts', id);
  if (status !== 'scheduled' && status !== 'in_transit') throw new Impossible('it is not on its way any more');
  runStep(work, 'send_proceeds_payout', id);
  runStep(work, 'pay_proceeds_payout', id);
};

const fail: Way = (work, id) => {
  runStep(work, 'send_proceeds_payout', id);
  endPayout(work, id, 'fail');
};

export const payoutWays = {
  'proceeds.payout.created': { platform_account: create, payout: onlyWhenMade },
  'proceeds.payout.paid': { payout: pay },
  'proceeds.payout.failed': { payout: fail },
} as const;
