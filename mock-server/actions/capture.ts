import type { Resources, UnitOfWork } from '../context';
import { captureEntries } from '../domain/balance';
import { captured } from '../domain/payment';
import type { PaymentRow } from '../rows';
import { activatePayments, postEntries } from './balance';
import { scheduleTestDispute } from './dispute-tests';
import { moveIntent } from './payment-intents';
import { emitPaymentEvents } from './emit-payment-events';

/** Captures an authorized payment. The caller has checked `captureProblem`. */
export function capture(work: UnitOfWork, payment: PaymentRow): Resources['Payment'] {
  const row = postEntries(work, captured(payment, work.now), captureEntries(payment));
  activatePayments(work, row);
  const rendered = emitPaymentEvents(work, row, 'payment.captured', 'payment.succeeded');
  moveIntent(work, row, 'capture');
  scheduleTestDispute(work, row);
  return rendered;
}
