import { limits } from '../../spec/tables/limits';
import { situations } from '../../spec/tables/situations';
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
  const { id: payment_intent_id, status, successful_payment_id } = intent;
  const { newest, bankJobId, platform_id } = facts;
  switch (status) {
    case 'requires_payment_method':
      return situations.intent_without_method.fill({ payment_intent_id });
    case 'requires_capture':
      return capturable(newest).fill({ payment_intent_id });
    case 'pending':
      if (bankJobId === undefined || newest === undefined) return undefined;
      return situations.payment_awaits_bank.fill({ payment_id: newest.id, platform_id, job_id: bankJobId });
    case 'succeeded': {
      const paid = facts.isRefundable ? situations.intent_paid : situations.intent_finished;
      return paid.fill({ payment_id: successful_payment_id ?? '' });
    }
    case 'canceled':
      return canceled(newest);
  }
}

function capturable(newest: PaymentRow | undefined) {
  if (newest?.status === 'authorized') return situations.intent_authorized;
  return newest?.status === 'failed' ? situations.intent_declined : situations.intent_with_method;
}

function canceled(newest: PaymentRow | undefined): string {
  if (newest?.status !== 'canceled') return situations.intent_canceled.fill({});
  if (!newest.lapsed) return situations.intent_voided.fill({});
  return situations.intent_lapsed.fill({ days: String(limits.capture_window_seconds.value / 86_400) });
}
