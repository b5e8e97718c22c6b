import type { Child } from 'hono/jsx';
import type { Resources } from '../../../context';
import type { PaymentRow } from '../../../rows';
import { formatAmount } from '../../money';
import { payerOf } from '../../../search/names';
import type { Visit } from '../page';
import { Id } from '../parts/id';
import { Amount, State, Text } from '../parts/values';
import { sentenceCase, visibleText } from '../text';
import type { AddedValue, ViewOf } from './view';

type Payment = Resources['Payment'];

const rowOf = ({ id }: Payment, { platform }: Visit): PaymentRow => platform.rows.require('payments', id);

/** The amount leads to the payment: on a phone it is the only column that does. */
const amount: AddedValue<Payment> = {
  title: 'Amount',
  role: 'amount',
  isNumber: true,
  of: ({ id, amount: cents, currency }, visit) => (
    <Id visit={visit} of={id} label={<Amount cents={cents} currency={currency} />} />
  ),
};

const status: AddedValue<Payment> = {
  title: 'Status',
  role: 'status',
  of: (payment, visit) => {
    const reason = reasonOf(rowOf(payment, visit));
    return (
      <>
        <State of={payment.status} />
        {reason !== undefined && [' ', <span class="reason">{reason}</span>]}
      </>
    );
  },
};

/** Returns why a payment has its status, in a few words; undefined where the status says it. */
function reasonOf(payment: PaymentRow): string | undefined {
  const { amount_refunded, amount_disputed, currency, captured, error_code } = payment;
  switch (payment.status) {
    case 'failed':
      return `${captured ? 'Returned: ' : ''}${sentenceCase(visibleText(error_code ?? ''))}`;
    case 'canceled':
      return payment.lapsed ? 'Authorization lapsed' : 'Voided';
    case 'partially_refunded':
      return `${formatAmount(amount_refunded, currency)} refunded`;
    case 'disputed':
      return `${formatAmount(amount_disputed, currency)} disputed`;
    case 'pending':
    case 'authorized':
    case 'succeeded':
    case 'fully_refunded':
      return undefined;
  }
}

const payer: AddedValue<Payment> = {
  title: 'Payer',
  role: 'main',
  of: (payment, visit) => {
    const { name, customer } = payerOf(visit.platform.rows, rowOf(payment, visit));
    return (
      <span class="excerpt">
        <Text of={name} />
        {customer && [' ', <span class="reason">{visibleText(customer.email)}</span>]}
      </span>
    );
  },
};

/** The payer with a link to the customer, and the e-mail address. A title without a description has the name. */
function payerParts(payment: Payment, visit: Visit): readonly Child[] {
  const { name, customer } = payerOf(visit.platform.rows, rowOf(payment, visit));
  const email = customer && <Id visit={visit} of={customer.id} label={visibleText(customer.email)} />;
  return [payment.description !== null && visibleText(name), email].filter(Boolean);
}

/** How payments are listed, and what the line below the title of one has. */
export const paymentView = {
  columns: { amount, status, payer },
  order: ['amount', 'status', 'payer', 'description', 'method', 'account', 'time', 'id'],
  subtitle: payerParts,
} satisfies ViewOf<Payment, keyof Payment>;
