import { intentEnding } from '../../spec/derive/endings';
import { nextRequests, situations } from '../../spec/tables/situations';
import { paymentIntentStates } from '../../spec/tables/states';
import type { PaymentIntentRow, PaymentRow } from '../rows';

/** The facts about a payment intent that its own row does not have. */
export interface IntentFacts {
  readonly platform_id: string;
  /** Its newest payment. */
  readonly newest: PaymentRow | undefined;
  /** The pending job of the bank of its newest payment. */
  readonly bankJobId: string | undefined;
  /** Whether the payment that paid it can be refunded. */
  readonly isRefundable: boolean;
}

/** Returns how a payment intent that refuses a request got there, and what is possible now. */
export function intentSituation(intent: PaymentIntentRow, facts: IntentFacts): string | undefined {
  const next = nextOf(intent, facts);
  return next && `${causeOf(intent, facts)} ${next}`;
}

function causeOf(intent: PaymentIntentRow, { newest }: IntentFacts): string {
  const ending = intentEnding(intent, newest);
  if (ending !== undefined) return ending;
  if (intent.status === 'requires_capture' && newest?.status === 'authorized')
    return situations.intent_authorized.template;
  if (intent.status === 'requires_capture' && newest?.status === 'failed') return situations.intent_declined.template;
  return paymentIntentStates.states[intent.status].meaning;
}

function nextOf(intent: PaymentIntentRow, facts: IntentFacts): string | undefined {
  const { id: payment_intent_id, successful_payment_id: payment_id } = intent;
  switch (intent.status) {
    case 'requires_payment_method':
      return nextRequests.send_method.fill({ payment_intent_id });
    case 'requires_capture':
      return captureRequest(facts.newest).fill({ payment_intent_id });
    case 'pending':
      return (
        facts.bankJobId && nextRequests.run_bank_job.fill({ platform_id: facts.platform_id, job_id: facts.bankJobId })
      );
    case 'succeeded':
      if (payment_id === null || !facts.isRefundable) return nextRequests.new_intent.template;
      return nextRequests.refund_intent.fill({ payment_id });
    case 'canceled':
      return nextRequests.new_intent.template;
  }
}

function captureRequest(newest: PaymentRow | undefined) {
  if (newest?.status === 'authorized') return nextRequests.capture_intent;
  return newest?.status === 'failed' ? nextRequests.other_card : nextRequests.capture_or_replace_intent;
}
