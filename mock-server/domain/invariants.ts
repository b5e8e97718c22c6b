import type { PaymentRow, RefundRow } from '../store/rows';
import type { Rows, TableName } from '../store/tables';

/** What must hold of every row that is written. A row that breaks it is a fault of ours, and stops its transaction. */
type Invariants = { readonly [Name in TableName]?: Readonly<Record<string, (row: Rows[Name]) => boolean>> };

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;
const moneyMoved = (payment: PaymentRow) => payment.amount_refunded + payment.amount_disputed + payment.amount_returned;

const invariants: Invariants = {
  payments: {
    'amounts are whole and not negative': (row) =>
      [row.amount, row.amount_refunded, row.amount_disputed, row.amount_returned].every(isAmount),
    'no more is given back than was paid': (row) => moneyMoved(row) <= row.amount,
    'nothing is given back before it was taken': (row) => row.captured || moneyMoved(row) === 0,
    'a failed payment says why, and no other does': (row) => (row.status === 'failed') === (row.error_code !== null),
    'what is waiting or failed was not captured': (row) =>
      !row.captured || !['pending', 'authorized', 'failed'].includes(row.status),
    'what succeeded was captured': (row) => row.status !== 'succeeded' || (row.captured && row.captured_at !== null),
    'fully refunded means all of it': (row) => row.status !== 'fully_refunded' || row.amount_refunded === row.amount,
    'partially refunded means some of it': (row) =>
      row.status !== 'partially_refunded' || (row.amount_refunded > 0 && row.amount_refunded < row.amount),
  },
  refunds: { 'a refund has an amount': (row: RefundRow) => isAmount(row.amount) && row.amount > 0 },
  payment_methods: {
    'it is one of card and bank account': (row) => (row.card === null) !== (row.bank_account === null),
  },
};

export function assertInvariants<Name extends TableName>(table: Name, row: Rows[Name]): void {
  const rules: Readonly<Record<string, (row: Rows[Name]) => boolean>> | undefined = invariants[table];
  for (const rule in rules) {
    if (rules[rule]?.(row) === false) throw new Error(`${table} ${row.id}: ${rule} does not hold`);
  }
}
