import { moneyOfPayment } from '../../../actions/money';
import { paymentEnding } from '../../../../spec/derive/endings';
import { readApi } from '../read';
import { Decline } from './decline';
import { MoneyBox } from './money';
import { objectPages, readBy } from './object-page';
import { RelatedPages } from './object-table';
import { PaymentForms, paymentActions } from './payment-actions';

export const payments = objectPages('payments', 'Payment', {
  ...readBy('listPayments', 'getPayment'),
  create: 'Create payment',
  machine: 'payment',
  subject: 'payment',
  notice: (payment) => <Decline payment={payment} />,
  ending: ({ platform }, { id }) => paymentEnding(platform.rows.require('payments', id)),
  answer: (visit, { id }) => {
    const { repeatableRows: rows } = visit.platform;
    return <MoneyBox visit={visit} money={moneyOfPayment(rows, rows.require('payments', id))} />;
  },
  forms: (visit, { id }) => <PaymentForms visit={visit} id={id} />,
  actions: paymentActions,
  related: (visit, { id }) => (
    <RelatedPages
      visit={visit}
      title="Balance"
      of="PaymentBalanceTransaction"
      caption="Balance transactions, newest first"
      read={(search) => readApi(visit, 'listPaymentBalanceTransactions', { payment_id: id }, search)} // cursor_invalid
      empty="Nothing is posted until the payment is captured."
    />
  ),
});
