import { payoutOutcomes } from '../../../../spec/tables/outcomes';
import { payoutEnding } from '../../../../spec/derive/endings';
import type { Visit } from '../page';
import { PayoutLedger, PayoutPayments } from './ledger';
import { objectPages, readBy } from './object-page';

interface Payout {
  readonly id: string;
}

/** The parts that payouts of accounts and of proceeds have alike. */
const parts = {
  machine: 'payout',
  outcomes: { operation: 'endPayout', names: payoutOutcomes },
  ending: ({ platform }: Visit, { id }: Payout) => payoutEnding(platform.rows.require('payouts', id)),
  answer: (visit: Visit, { id }: Payout) => <PayoutPayments visit={visit} payoutId={id} />,
  related: (visit: Visit, { id }: Payout) => <PayoutLedger visit={visit} payoutId={id} />,
} as const;

/** Payouts of accounts. */
export const payouts = objectPages('payouts', 'Payout', {
  ...readBy('listPayouts', 'getPayout'),
  ...parts,
  subject: 'payout',
});

/** Payouts of the proceeds of the platform. */
export const proceedsPayouts = objectPages('proceeds_payouts', 'ProceedsPayout', {
  ...readBy('listProceedsPayouts', 'getProceedsPayout'),
  ...parts,
  subject: 'proceeds_payout',
});
