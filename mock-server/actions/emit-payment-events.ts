import type { EventName } from '../../spec/tables/events';
import type { Resources, UnitOfWork } from '../context';
import { paymentRows, presentPayment } from '../present/payments';
import type { PaymentRow } from '../rows';

/** Emits events about a payment, which share its state. Returns the payment as rendered. */
export function emitPaymentEvents(
  work: UnitOfWork,
  row: PaymentRow,
  ...events: readonly EventName[]
): Resources['Payment'] {
  const rows = paymentRows(work, row);
  const payment = presentPayment(rows, work.now);
  for (const event of events) work.emit(event, rows, payment);
  return payment;
}
