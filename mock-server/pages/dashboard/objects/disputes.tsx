import { disputeOutcomes } from '../../../../spec/tables/outcomes';
import { moneyOfDispute } from '../../../actions/money';
import { disputeEnding } from '../../../../spec/derive/endings';
import { isReturned } from '../../../domain/payment';
import type { PaymentRow } from '../../../rows';
import type { Reader } from '../../../store/reader';
import { DisputeEvidence, DisputeResponse, responseActions } from './dispute-parts';
import { MoneyBox } from './money';
import { objectPages, readBy } from './object-page';

/** Returns the instant at which the bank returned a payment; undefined if it did not. */
function returnInstant(rows: Reader, payment: PaymentRow): string | undefined {
  if (!isReturned(payment)) return undefined;
  const entries = rows.walk('payment_balance_transactions', 'ofPayment', payment.id, 'descending');
  for (const { payment_balance_txn_type: type, created_at } of entries) if (type === 'void') return created_at;
  // A dispute had taken all of it before: nothing was posted.
  return payment.updated_at;
}

export const disputes = objectPages('disputes', 'Dispute', {
  ...readBy('listDisputes', 'getDispute'),
  machine: 'dispute',
  outcomes: { operation: 'decideDispute', names: disputeOutcomes },
  actions: responseActions,
  ending: ({ platform: { rows } }, { id }) => {
    const dispute = rows.require('disputes', id);
    return disputeEnding(dispute, returnInstant(rows, rows.require('payments', dispute.payment_id)));
  },
  answer: (visit, { id }) => {
    const { repeatableRows: rows } = visit.platform;
    return <MoneyBox visit={visit} money={moneyOfDispute(rows, rows.require('disputes', id))} />;
  },
  related: (visit, dispute) => (
    <>
      <DisputeResponse visit={visit} dispute={dispute} />
      <DisputeEvidence visit={visit} dispute={dispute} />
    </>
  ),
});
