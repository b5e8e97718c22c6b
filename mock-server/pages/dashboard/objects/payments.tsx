import { readApi } from '../read';
import { Decline } from './decline';
import { objectPages, readBy } from './object-page';
import { RelatedPages } from './object-table';
import { PaymentForms, paymentActions } from './payment-actions';

export const payments = objectPages('payments', 'Payment', {
  ...readBy('listPayments', 'getPayment'),
  create: 'Create payment',
  machine: 'payment',
  subject: 'payment',
  notice: (payment) => <Decline payment={payment} />,
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
