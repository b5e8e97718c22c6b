import type { ApiError } from '../api-error';
import type { Context, Resources } from '../context';
import { applicableRate } from '../domain/application-fee-rates';
import { captureDeadline, paymentFailure } from '../domain/payment';
import { outcomeError, processorOutcome } from '../domain/processor';
import { closestScenarios, isScenario, scenarioAskedFor } from '../domain/scenario';
import type { EventName } from '../../spec/events';
import type { ScenarioName } from '../../spec/scenarios';
import { presentPayment } from '../present/payments';
import type { PaymentIntentRow, PaymentMethodRow, PaymentRow } from '../store/rows';
import { addIntent } from './payment-intents';

export type ChargeRequest = Pick<PaymentRow, 'amount' | 'currency' | 'capture_strategy' | 'description' | 'metadata'>;

export interface Charge {
  readonly payment: Resources['Payment'];
  /** Why it was declined; the payment is stored all the same. */
  readonly error: ApiError | undefined;
}

/** Asks the processor for an amount, and stores the payment with the answer. Nothing is stored when no answer came. */
export function charge(context: Context, method: PaymentMethodRow, request: ChargeRequest): Charge {
  const scenario = knownScenario(context, request);
  const outcome = processorOutcome(context.mode, method, scenario);
  const failure = outcomeError(outcome, method.card?.brand);
  if (outcome.result === 'unanswered' && failure) throw failure;
  // A card is declined at once; what becomes of a bank payment is known when it settles.
  const error = method.card ? failure : undefined;
  const progress = progressOf(method, request, error);
  const intent = addIntent(context, request, method, progress.intent);
  const row = addPayment(context, request, { method, intent: intent.row, progress, error, scenario });
  const payment = presentPayment(context, row);
  for (const event of progress.events) context.emit(event, row, payment);
  if (progress.intent === 'succeeded') context.emit('payment_intent.succeeded', row, intent.shown);
  if (row.status === 'authorized') context.schedule('lapse_authorization', row.id, captureDeadline(row));
  if (row.status === 'pending') context.schedule('settle_payment', row.id, context.now);
  return { payment, error };
}

interface Progress {
  readonly status: PaymentRow['status'];
  readonly captured: boolean;
  readonly intent: PaymentIntentRow['status'];
  readonly events: readonly EventName[];
}

/** How far a new payment gets at once. */
function progressOf(method: PaymentMethodRow, request: ChargeRequest, error: ApiError | undefined): Progress {
  if (error) {
    const events = ['payment.created', 'payment.failed'] as const;
    return { status: 'failed', captured: false, intent: 'requires_payment_method', events };
  }
  if (method.card === null) {
    return { status: 'pending', captured: false, intent: 'pending', events: ['payment.created', 'payment.pending'] };
  }
  if (request.capture_strategy === 'manual') {
    const events = ['payment.created', 'payment.authorized'] as const;
    return { status: 'authorized', captured: false, intent: 'requires_capture', events };
  }
  return { status: 'succeeded', captured: true, intent: 'succeeded', events: ['payment.created', 'payment.succeeded'] };
}

interface ChargeResult {
  readonly method: PaymentMethodRow;
  readonly intent: PaymentIntentRow;
  readonly progress: Progress;
  readonly error: ApiError | undefined;
  readonly scenario: ScenarioName | undefined;
}

function addPayment(
  context: Context,
  request: ChargeRequest,
  { method, intent, progress, error, scenario }: ChargeResult,
): PaymentRow {
  const { now, newId, rows, account } = context;
  const failure = error ? paymentFailure(error) : undefined;
  const row: PaymentRow = {
    id: newId('py'),
    sequence: rows.nextSequence(),
    mode: context.mode,
    account_id: account.id,
    amount: request.amount,
    amount_refunded: 0,
    amount_disputed: 0,
    amount_returned: 0,
    currency: request.currency,
    capture_strategy: request.capture_strategy,
    captured: progress.captured,
    captured_at: progress.captured ? now : null,
    lapsed: false,
    status: progress.status,
    error_code: failure?.error_code ?? null,
    error_description: failure?.error_description ?? null,
    description: request.description,
    metadata: request.metadata,
    payment_method_id: method.id,
    payment_intent_id: intent.id,
    application_fee_rate_id: applicableRate(account, method.card ? 'cc' : 'ach')?.id ?? null,
    financial_transaction_id: newId('ft'),
    scenario: scenario ?? null,
    created_at: now,
    updated_at: now,
  };
  rows.put('payments', row);
  return row;
}

/** The scenario to play. Scenarios are for test accounts; an unknown name is ignored, but not in silence. */
function knownScenario(context: Context, { metadata }: ChargeRequest): ScenarioName | undefined {
  const name = context.mode === 'test' ? scenarioAskedFor(metadata) : undefined;
  if (name === undefined || isScenario(name)) return name;
  const close = closestScenarios(name);
  const hint = close.length > 0 ? `did you mean ${close.join(' or ')}?` : 'see the list of scenarios';
  context.warn(`unknown payment_test.scenario was ignored; ${hint}`);
  return undefined;
}
