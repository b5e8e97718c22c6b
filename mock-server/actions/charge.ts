import { requireNoProblem, type SandboxError } from '../sandbox-error';
import type { Context, Resources } from '../context';
import { applicableRate } from '../domain/account';
import { captureEntries } from '../domain/balance';
import { bankAccountProblem, bankAnswersAt } from '../domain/bank-account';
import { captureDeadline, paymentFailure } from '../domain/payment';
import { type GivenFees, noFees } from '../domain/payment-fees';
import type { IntentMove } from '../domain/payment-intent';
import type { EventName } from '../../spec/tables/events';
import type { ScenarioName } from '../../spec/tables/scenarios';
import type { PaymentIntentRow, PaymentMethodRow, PaymentRow } from '../rows';
import { emptyObject, metadataToKeep } from '../fields/empty';
import { onAccount } from './visibility';
import { askProcessor } from './ask-processor';
import { activatePayments, insertWithEntries } from './balance';
import { scheduleTestDispute } from './dispute-tests';
import { feesOf } from './payment-fees';
import { addIntent, moveIntent, readyForAttempt } from './payment-intents';
import { emitPaymentEvents } from './emit-payment-events';

/** A charge whose fees are valid: see `givenFeesProblem`. It is captured automatically by default. */
export type ChargeRequest = GivenFees &
  Pick<PaymentRow, 'amount' | 'currency'> &
  Partial<Pick<PaymentRow, 'capture_strategy' | 'metadata'>> &
  // Null where they are absent.
  Partial<Pick<PaymentRow, 'description' | 'checkout_id' | 'statement_descriptor' | 'expedited'>>;

export interface Charge {
  readonly payment: Resources['Payment'];
  /** The reason for a decline. A declined payment is still stored. */
  readonly error: SandboxError | undefined;
}

/**
 * Requests authorization from the processor, and stores the payment with the result. Without a result nothing is stored. With an
 * intent, the payment is an attempt of that intent, on its account; otherwise it creates its own intent.
 */
export function charge(
  request: Context,
  method: PaymentMethodRow,
  wanted: ChargeRequest,
  intent?: PaymentIntentRow,
): Charge {
  const context = intent ? onAccount(request, request.rows.require('accounts', intent.account_id)) : request;
  if (method.bank_account) requireNoProblem(bankAccountProblem(context.account, 'payment_method'));
  const attempted = intent && readyForAttempt(context, intent, method);
  const { amount, currency, description = null } = wanted;
  const metadata = metadataToKeep(wanted.metadata ?? emptyObject);
  const { error, scenario } = askProcessor(context, method, metadata);
  const progress = progressOf(method, wanted, error);
  const id = context.newId('py');
  const paid = attempted
    ? { row: attempted }
    : addIntent(context, {
        amount,
        currency,
        description,
        metadata,
        status: progress.intent,
        payment_method_id: error ? null : method.id,
        successful_payment_id: progress.captured ? id : null,
      });
  const result = { id, method, intent: paid.row, direct: !attempted, progress, error, scenario, metadata };
  const row = addPayment(context, wanted, result);
  const payment = emitPaymentEvents(context, row, ...progress.events);
  if (attempted && progress.move) moveIntent(context, row, progress.move);
  if ('source' in paid && paid.row.status === 'succeeded')
    context.emit('payment_intent.succeeded', paid.source, paid.rendered);
  if (row.status === 'authorized') context.schedule('lapse_authorization', row.id, captureDeadline(row));
  if (row.status === 'pending')
    context.schedule('settle_payment', row.id, bankAnswersAt(row.mode, method, row.created_at));
  // Only metadata asks for a dispute.
  if (metadata !== emptyObject) scheduleTestDispute(context, row);
  return { payment, error };
} // currency_invalid payment_intent_cannot_be_captured, charge errors

/** Charges the amount of an intent to a payment method. A declined payment is stored. */
export function chargeIntent(context: Context, intent: PaymentIntentRow, method: PaymentMethodRow): Charge {
  const { amount, currency, description, metadata } = intent;
  return charge(context, method, { amount, currency, description, metadata }, intent);
} // payment_intent_cannot_be_captured, charge errors

interface Progress {
  readonly status: PaymentRow['status'];
  readonly captured: boolean;
  /** The first status of an intent that the payment creates. */
  readonly intent: PaymentIntentRow['status'];
  /** The transition of an existing intent. Null: the intent waits for the capture as well. */
  readonly move: IntentMove | null;
  readonly events: readonly EventName[];
}

const progresses = {
  declined: {
    status: 'failed',
    captured: false,
    intent: 'requires_payment_method',
    move: 'decline',
    events: ['payment.created', 'payment.failed'],
  },
  pending: {
    status: 'pending',
    captured: false,
    intent: 'pending',
    move: 'wait_for_bank',
    events: ['payment.created', 'payment.pending'],
  },
  authorized: {
    status: 'authorized',
    captured: false,
    intent: 'requires_capture',
    move: null,
    events: ['payment.created', 'payment.authorized'],
  },
  captured: {
    status: 'succeeded',
    captured: true,
    intent: 'succeeded',
    move: 'capture',
    events: ['payment.created', 'payment.succeeded'],
  },
} as const satisfies Record<string, Progress>;

/** The status that a new payment reaches at once, and what follows from it. */
function progressOf(method: PaymentMethodRow, wanted: ChargeRequest, error: SandboxError | undefined): Progress {
  if (error) return progresses.declined;
  if (method.card === null) return progresses.pending;
  return wanted.capture_strategy === 'manual' ? progresses.authorized : progresses.captured;
}

interface ChargeResult {
  readonly id: string;
  readonly method: PaymentMethodRow;
  readonly intent: PaymentIntentRow;
  readonly direct: boolean;
  readonly progress: Progress;
  readonly error: SandboxError | undefined;
  readonly scenario: ScenarioName | undefined;
  readonly metadata: PaymentRow['metadata'];
}

function addPayment(
  context: Context,
  request: ChargeRequest,
  { id, method, intent, direct, progress, error, scenario, metadata }: ChargeResult,
): PaymentRow {
  const { now, newId, rows, account } = context;
  const failure = error ? paymentFailure(error) : undefined;
  const { description = null, checkout_id = null, statement_descriptor = null, expedited = null } = request;
  const { fees, application_fee } = error ? noFees : feesOf(context, method, request);
  const row: PaymentRow = {
    id,
    sequence: rows.nextSequence(),
    mode: context.mode,
    account_id: account.id,
    amount: request.amount,
    amount_refunded: 0,
    amount_disputed: 0,
    amount_returned: 0,
    fees,
    application_fee,
    balance: 0,
    currency: request.currency,
    capture_strategy: request.capture_strategy ?? 'automatic',
    captured: progress.captured,
    captured_at: progress.captured ? now : null,
    lapsed: false,
    status: progress.status,
    error_code: failure?.error_code ?? null,
    error_description: failure?.error_description ?? null,
    description,
    metadata,
    payment_method_id: method.id,
    payment_mode: method.card ? 'ecom' : 'ach',
    account_holder: (method.card ?? method.bank_account)?.name ?? '',
    payment_intent_id: intent.id,
    direct,
    checkout_id,
    statement_descriptor,
    expedited,
    application_fee_rate_id: applicableRate(account, method.card ? 'cc' : 'ach')?.id ?? null,
    financial_transaction_id: newId('ft'),
    scenario: scenario ?? null,
    created_at: now,
    updated_at: now,
  };
  const posted = insertWithEntries(context, row, row.captured ? captureEntries(row) : []);
  activatePayments(context, posted);
  return posted;
}
