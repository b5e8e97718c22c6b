import { machine } from '../vocabulary/machine';
import { disputeStates } from './dispute-states';
import { situations } from './situations';
import { subAccountStates } from './sub-account-states';

export { disputeStates, subAccountStates };

/** Source: States and transitions, Payment status; Authorization lifetime. */
export const paymentStates = machine({
  initial: ['pending', 'authorized', 'succeeded', 'failed'],
  states: {
    pending: { meaning: 'The bank has not decided on the payment yet.', provenance: 'stated' },
    authorized: {
      meaning: 'The amount is reserved on the card, but not captured yet.',
      createdBy: 'createPayment with `capture_strategy` `manual`',
      provenance: 'reference',
    },
    succeeded: { meaning: 'The money was taken.', createdBy: 'createPayment', provenance: 'stated' },
    failed: {
      meaning: 'Declined, or a bank payment that was returned.',
      causes: [situations.payment_declined, situations.payment_returned],
      provenance: 'stated',
    },
    canceled: {
      meaning: 'Voided, or not captured in time.',
      causes: [situations.payment_voided_before_capture, situations.payment_voided, situations.payment_lapsed],
      provenance: 'reference',
    },
    partially_refunded: { meaning: 'Part of the money was refunded.', provenance: 'reference' },
    fully_refunded: { meaning: 'All of the money was refunded.', provenance: 'reference' },
    disputed: {
      meaning: 'The payer disputes it, or has won a dispute.',
      causes: [situations.payment_disputed, situations.payment_dispute_lost],
      provenance: 'reference',
    },
  },
  transitions: {
    settle: { from: ['pending'], to: 'succeeded', movedBy: 'the bank', provenance: 'reference' },
    fail: { from: ['pending'], to: 'failed', movedBy: 'the bank', provenance: 'reference' },
    capture: { from: ['authorized'], to: 'succeeded', movedBy: 'capturePayment', provenance: 'reference' },
    lapse: {
      from: ['authorized'],
      to: 'canceled',
      movedBy: 'the clock, at the end of the capture window',
      provenance: 'reference',
    },
    void: { from: ['authorized', 'succeeded'], to: 'canceled', movedBy: 'voidPayment', provenance: 'reference' },
    refund_partially: {
      from: ['succeeded', 'partially_refunded'],
      to: 'partially_refunded',
      movedBy: 'createRefund',
      provenance: 'reference',
    },
    refund_fully: {
      from: ['succeeded', 'partially_refunded'],
      to: 'fully_refunded',
      movedBy: 'createRefund',
      provenance: 'reference',
    },
    dispute: {
      from: ['succeeded', 'partially_refunded'],
      to: 'disputed',
      movedBy: 'the card holder',
      provenance: 'reference',
    },
    refund_disputed: {
      from: ['disputed'],
      to: 'disputed',
      movedBy: 'createRefund, of the undisputed part',
      provenance: 'chosen',
    },
    win_dispute: { from: ['disputed'], to: 'succeeded', movedBy: 'the card network', provenance: 'chosen' },
    win_dispute_after_refund: {
      from: ['disputed'],
      to: 'partially_refunded',
      movedBy: 'the card network',
      provenance: 'chosen',
    },
    return: {
      from: ['succeeded', 'partially_refunded', 'disputed'],
      to: 'failed',
      movedBy: 'the bank, for a bank payment',
      provenance: 'chosen',
    },
  },
  simulatedBy: { openDispute: ['dispute'] },
});

/** Source: States and transitions, Payment intent status. */
export const paymentIntentStates = machine({
  initial: ['requires_payment_method', 'requires_capture', 'pending', 'succeeded'],
  states: {
    requires_payment_method: {
      meaning: 'The payment intent has no payment method yet.',
      createdBy: 'createPaymentIntent',
      provenance: 'stated',
    },
    requires_capture: {
      meaning: 'The payment intent has a payment method, and can be captured.',
      causes: [situations.intent_declined, situations.intent_authorized],
      createdBy: 'createPaymentIntent with a payment method',
      provenance: 'stated',
    },
    pending: { meaning: 'The bank has not decided on its payment yet.', provenance: 'reference' },
    succeeded: { meaning: 'Paid.', causes: [situations.intent_paid], provenance: 'stated' },
    canceled: {
      meaning: 'Canceled, or its authorization was voided or has expired.',
      causes: [situations.intent_canceled, situations.intent_voided, situations.intent_lapsed],
      provenance: 'stated',
    },
  },
  transitions: {
    attach: {
      from: ['requires_payment_method'],
      to: 'requires_capture',
      movedBy:
        'createPaymentIntent, updatePaymentIntent, capturePaymentIntent, completeCheckout or the hosted checkout, with a payment method',
      provenance: 'reference',
    },
    replace_payment_method: {
      from: ['pending'],
      to: 'pending',
      movedBy: 'updatePaymentIntent',
      provenance: 'reference',
    },
    capture: {
      from: ['requires_capture'],
      to: 'succeeded',
      movedBy: 'capturePaymentIntent, completeCheckout or the hosted checkout, or capturePayment of its payment',
      provenance: 'reference',
    },
    decline: {
      from: ['requires_capture'],
      to: 'requires_capture',
      movedBy: 'capturePaymentIntent, completeCheckout or the hosted checkout, when the card is declined',
      provenance: 'stated',
    },
    wait_for_bank: {
      from: ['requires_capture'],
      to: 'pending',
      movedBy: 'capturePaymentIntent, completeCheckout or the hosted checkout, with a bank account',
      provenance: 'reference',
    },
    settle: { from: ['pending'], to: 'succeeded', movedBy: 'the bank', provenance: 'reference' },
    fail: { from: ['pending'], to: 'requires_capture', movedBy: 'the bank', provenance: 'chosen' },
    fail_direct_payment: {
      from: ['pending'],
      to: 'requires_payment_method',
      movedBy: 'the bank, for the intent of a payment that was created directly',
      provenance: 'chosen',
    },
    cancel: {
      from: ['requires_payment_method', 'requires_capture'],
      to: 'canceled',
      movedBy: 'cancelPaymentIntent, voidPayment of its payment, or the clock at the end of the capture window',
      provenance: 'chosen',
    },
  },
});

/** Source: States and transitions, Refund and checkout status. */
export const refundStates = machine({
  initial: ['pending', 'succeeded'],
  states: {
    pending: { meaning: 'The bank has not decided on the refund yet.', provenance: 'reference' },
    succeeded: { meaning: 'The money went back to the payer.', provenance: 'stated' },
    failed: {
      meaning: 'The bank rejected the refund. Nothing was refunded, and the amount can be refunded again.',
      provenance: 'reference',
    },
  },
  transitions: {
    settle: { from: ['pending'], to: 'succeeded', movedBy: 'the bank', provenance: 'reference' },
    fail: { from: ['pending'], to: 'failed', movedBy: 'the bank', provenance: 'reference' },
  },
});

/** Source: States and transitions, Refund and checkout status. */
export const checkoutStates = machine({
  initial: ['created'],
  states: {
    created: {
      meaning: 'The checkout waits for the first payment attempt.',
      createdBy: 'createCheckout',
      provenance: 'stated',
    },
    attempted: { meaning: 'A payment attempt failed; another one may follow.', provenance: 'reference' },
    completed: {
      meaning: 'Paid.',
      causes: [situations.checkout_paid],
      allows: ['refundCheckout'],
      provenance: 'reference',
    },
    expired: {
      meaning: 'Not paid in time, or expired by a call.',
      causes: [situations.checkout_lapsed, situations.checkout_expired],
      provenance: 'reference',
    },
  },
  transitions: {
    attempt: {
      from: ['created', 'attempted'],
      to: 'attempted',
      movedBy: 'completeCheckout, when the payment fails',
      provenance: 'reference',
    },
    complete: { from: ['created', 'attempted'], to: 'completed', movedBy: 'completeCheckout', provenance: 'reference' },
    expire: {
      from: ['created', 'attempted'],
      to: 'expired',
      movedBy: 'the clock, at the end of the checkout window, or expireCheckout',
      provenance: 'reference',
    },
  },
});

/** Source: States and transitions, Payout status. */
export const payoutStates = machine({
  // A payout in Canadian dollars is created when it has arrived.
  initial: ['scheduled', 'paid'],
  states: {
    scheduled: {
      meaning: 'The payout waits to be sent.',
      createdBy: 'triggerEvent `payout.created` on an account with payments',
      provenance: 'stated',
    },
    in_transit: { meaning: 'The payout is on its way to the bank.', provenance: 'reference' },
    paid: { meaning: 'Arrived.', causes: [situations.payout_paid], provenance: 'reference' },
    failed: { meaning: 'The bank sent the payout back. The next payout pays its amount.', provenance: 'reference' },
    canceled: {
      meaning: 'The payout was canceled before it was sent. The next payout pays its amount.',
      provenance: 'reference',
    },
  },
  transitions: {
    send: {
      from: ['scheduled'],
      to: 'in_transit',
      movedBy: 'the clock',
      provenance: 'reference',
    },
    pay: { from: ['in_transit'], to: 'paid', movedBy: 'the bank', provenance: 'reference' },
    fail: { from: ['in_transit'], to: 'failed', movedBy: 'the bank', provenance: 'chosen' },
    cancel: {
      from: ['scheduled'],
      to: 'canceled',
      movedBy: 'the service',
      provenance: 'chosen',
    },
  },
  simulatedBy: { endPayout: ['send', 'pay', 'fail', 'cancel'] },
});

/** Source: States and transitions, Fee configuration lifecycle. The state follows from two instants and is not stored. */
export const feeConfigurationStates = machine({
  initial: ['scheduled', 'active'],
  states: {
    scheduled: { meaning: '`effective_start` is in the future.', provenance: 'stated' },
    active: { meaning: 'Started, and `effective_end` is absent or in the future.', provenance: 'stated' },
    retired: {
      meaning: '`effective_end` has passed.',
      causes: [situations.configuration_retired, situations.configuration_replaced],
      provenance: 'stated',
    },
  },
  transitions: {
    start: { from: ['scheduled'], to: 'active', movedBy: 'the clock', provenance: 'stated' },
    retire: {
      from: ['active'],
      to: 'retired',
      movedBy: 'the clock, or createFeeConfiguration of the same type',
      provenance: 'stated',
    },
  },
});

/** Every state machine by the resource it belongs to. */
export const machines = {
  payment: paymentStates,
  payment_intent: paymentIntentStates,
  refund: refundStates,
  sub_account: subAccountStates,
  checkout: checkoutStates,
  payout: payoutStates,
  dispute: disputeStates,
  fee_configuration: feeConfigurationStates,
};

export type MachineName = keyof typeof machines;

const isMachineName = (name: string): name is MachineName => name in machines;

export const machineNames = Object.keys(machines).filter(isMachineName);
