import { payoutOutcomes } from '../../../../spec/tables/outcomes';
import { PayoutLedger } from './ledger';
import { objectPages, readBy } from './object-page';

/** Payouts of accounts. */
export const payouts = objectPages('payouts', 'Payout', {
  ...readBy('listPayouts', 'getPayout'),
  machine: 'payout',
  subject: 'payout',
  outcomes: { operation: 'endPayout', names: payoutOutcomes },
  related: (visit, { id }) => <PayoutLedger visit={visit} payoutId={id} />,
});

/** Payouts of the proceeds of the platform. */
export const proceedsPayouts = objectPages('proceeds_payouts', 'ProceedsPayout', {
  ...readBy('listProceedsPayouts', 'getProceedsPayout'),
  machine: 'payout',
  subject: 'proceeds_payout',
  outcomes: { operation: 'endPayout', names: payoutOutcomes },
  related: (visit, { id }) => <PayoutLedger visit={visit} payoutId={id} />,
});
