import { payoutOutcomes } from '../../../../spec/tables/outcomes';
import { payoutEnding } from '../../../domain/endings';
import type { Visit } from '../page';
import { PayoutLedger, PayoutPayments } from './ledger';
import { objectPages, readBy } from './object-page';

interface Payout {
  readonly id: string;
}

const ending = ({ platform }: Visit, { id }: Payout) => payoutEnding(platform.rows.require('payouts', id));

const answer = (visit: Visit, { id }: Payout) => <PayoutPayments visit={visit} payoutId={id} />;

const related = (visit: Visit, { id }: Payout) => <PayoutLedger visit={visit} payoutId={id} />;

/** Payouts of accounts. */
export const payouts = objectPages('payouts', 'Payout', {
  ...readBy('listPayouts', 'getPayout'),
  machine: 'payout',
  subject: 'payout',
  outcomes: { operation: 'endPayout', names: payoutOutcomes },
  ending,
  answer,
  related,
});

/** Payouts of the proceeds of the platform. */
export const proceedsPayouts = objectPages('proceeds_payouts', 'ProceedsPayout', {
  ...readBy('listProceedsPayouts', 'getProceedsPayout'),
  machine: 'payout',
  subject: 'proceeds_payout',
  outcomes: { operation: 'endPayout', names: payoutOutcomes },
  ending,
  answer,
  related,
});
