import type { EventName } from '../../spec/tables/events';
import type { Resources, UnitOfWork } from '../context';
import { paymentRows, presentPayment } from '../present/payments';
import type { PaymentRow } from '../rows';

/** Tells what happened to a payment, and gives it as the API shows it. */
export function emitPaymentEvents(
  work: UnitOfWork,
  row: PaymentRow,
  ...events: readonly EventName[]
): Resources['Payment'] {
  const rows = paymentRows(work, row);
  const payment = presentPayment(rows);
  for (const event of events) work.emit(event, { rows }, payment);
  return payment;
}
