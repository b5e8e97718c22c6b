import type { Resources, Work } from '../context';
import { captureEntries } from '../domain/balance';
import { captured } from '../domain/payment';
import type { PaymentRow } from '../rows';
import { putBooked } from './balance';
import { moveIntent } from './payment-intents';
import { tellOfPayment } from './emit-payment-events';

/** Takes the money of an authorized payment. Whoever calls has asked `captureProblem`, or knows. */
export function capture(work: Work, payment: PaymentRow): Resources['Payment'] {
  const row = putBooked(work, captured(payment, work.now), captureEntries(payment));
  const shown = tellOfPayment(work, row, 'payment.captured', 'payment.succeeded');
  moveIntent(work, row, 'capture');
  return shown;
}
