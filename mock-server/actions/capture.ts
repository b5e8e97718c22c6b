import type { Resources, Work } from '../context';
import { captureEntries } from '../domain/balance';
import { captured } from '../domain/payment';
import { presentPayment } from '../present/payments';
import type { PaymentRow } from '../store/rows';
import { putBooked } from './balance';
import { moveIntent } from './payment-intents';

/** Takes the money of an authorized payment. Whoever calls has asked `captureProblem`, or knows. */
export function capture(work: Work, payment: PaymentRow): Resources['Payment'] {
  const row = putBooked(work, captured(payment, work.now), captureEntries(payment));
  const shown = presentPayment(work, row);
  work.emit('payment.captured', row, shown);
  work.emit('payment.succeeded', row, shown);
  moveIntent(work, row, 'capture');
  return shown;
}
