import type { Resources } from '../../../context';
import type { Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import type { Column } from '../parts/table';
import { IdLink, Instant, Text } from '../parts/values';

type PaymentMethod = Resources['PaymentMethod'];

/** Returns the columns of a table of payment methods. */
export const paymentMethodColumns = (visit: Visit): readonly Column<PaymentMethod>[] => [
  {
    title: 'Payment method',
    of: (method) => <IdLink links={visit.links} list="payment_methods" id={detailsOf(method).token} />,
  },
  { title: 'Kind', of: kindOf },
  { title: 'Brand or bank', of: (method) => <Text of={detailsOf(method).brand} /> },
  { title: 'Number', of: lastFourOf },
  { title: 'Name', of: (method) => <Text of={detailsOf(method).name} /> },
  { title: 'Account', of: ({ account_id }) => <AccountLink visit={visit} id={account_id} /> },
  { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
];

/** Returns the card of a payment method; undefined for a bank account. */
export const cardOf = (method: PaymentMethod) => ('card' in method ? method.card : undefined);

/** Returns the card or the bank account of a payment method, which is exactly one of them. */
export const detailsOf = (method: PaymentMethod) => ('card' in method ? method.card : method.bank_account);

export const kindOf = (method: PaymentMethod) => (cardOf(method) ? 'Card' : 'Bank account');

export const lastFourOf = (method: PaymentMethod) => `•••• ${detailsOf(method).acct_last_four}`;
