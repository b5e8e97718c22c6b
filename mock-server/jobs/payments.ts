import { canTransition } from '../domain/transition';
import { lapsed, settled } from '../domain/payment';
import { captureEntries } from '../domain/balance';
import { failureOf, processorOutcome } from '../domain/processor';
import { activatePayments, postEntries } from '../actions/balance';
import { scheduleTestDispute } from '../actions/dispute-tests';
import { moveIntent } from '../actions/payment-intents';
import { emitPaymentEvents } from '../actions/emit-payment-events';
import { paymentStates } from '../../spec/tables/states';
import { jobOn } from './job';

/** Settles a bank payment by the bank's decision. Source: Payment status. */
export const settlePayment = jobOn(
  'payments',
  ({ status }) => canTransition(paymentStates, status, 'settle'),
  (work, payment) => {
    const method = work.rows.require('payment_methods', payment.payment_method_id);
    const failure = failureOf(processorOutcome(payment.mode, method, payment.scenario ?? undefined));
    const row = postEntries(work, settled(payment, work.now, failure), failure ? [] : captureEntries(payment));
    activatePayments(work, row);
    emitPaymentEvents(work, row, failure ? 'payment.failed' : 'payment.succeeded');
    moveIntent(work, row, failure ? 'fail' : 'settle');
    scheduleTestDispute(work, row);
  },
);

/** Cancels a payment whose authorization was not captured in time. Source: Authorization lifetime. */
export const lapseAuthorization = jobOn(
  'payments',
  ({ status }) => canTransition(paymentStates, status, 'lapse'),
  (work, payment) => {
    const row = lapsed(payment, work.now);
    work.rows.replace('payments', row);
    emitPaymentEvents(work, row, 'payment.canceled');
    moveIntent(work, row, 'cancel');
  },
);
