import { expect, test } from 'vitest';
import {
  accountEnding,
  checkoutEnding,
  configurationEnding,
  disputeEnding,
  type EndedDispute,
  type EndedPayout,
  intentEnding,
  paymentEnding,
  payoutEnding,
  refundEnding,
} from '../../spec/derive/endings';
import { machines } from '../../spec/tables/states';
import type { Machine } from '../../spec/vocabulary/machine';
import { checkoutRow, paymentIntentRow, payments, refundRow } from '../domain/rows';

const NOW = '2031-01-09T00:00:00.000Z';
const LATER = '2031-01-20T00:00:00.000Z';

const lost = { status: 'lost', due_date: NOW, updated_at: NOW, response: null, reversal: null, fee: 0 } as const;
const ofDispute = (fields: Partial<EndedDispute>, returnedAt?: string) =>
  disputeEnding({ ...lost, ...fields }, returnedAt);
const ofPayout = (status: EndedPayout['status']) =>
  payoutEnding({ status, deposits_at: NOW, bank_account: { bank_name: 'Tea Bank' } });
const ofConfiguration = (effective_start: string, effective_end: string | null) =>
  configurationEnding({ effective_start, effective_end }, NOW);
const voided = 'The payment was voided: the payer got the whole amount back, and the fees were returned.';

test.each<[what: string, sentence: string | undefined, expected: string | undefined]>([
  ['a payment that succeeded', paymentEnding(payments.succeeded), undefined],
  ['a refunded payment', paymentEnding(payments['fully refunded']), 'All of the money was refunded.'],
  ['a voided payment', paymentEnding(payments.voided), voided],
  [
    'an authorization that was voided',
    paymentEnding(payments['voided before capture']),
    'The payment was voided before the capture. Nothing was charged.',
  ],
  [
    'an authorization that lapsed',
    paymentEnding(payments.lapsed),
    'The authorization lapsed after 7 days without a capture. Nothing was charged.',
  ],
  ['an open intent', intentEnding(paymentIntentRow({ status: 'requires_capture' }), payments.lapsed), undefined],
  [
    'a paid intent',
    intentEnding(paymentIntentRow({ status: 'succeeded', successful_payment_id: 'py_1' }), payments.succeeded),
    'The payment intent was paid by py_1.',
  ],
  [
    'a canceled intent',
    intentEnding(paymentIntentRow({ status: 'canceled' }), payments.failed),
    'The payment intent was canceled. Nothing was charged.',
  ],
  [
    'an intent whose payment lapsed',
    intentEnding(paymentIntentRow({ status: 'canceled' }), payments.lapsed),
    'The authorization of its payment lapsed after 7 days without a capture. Nothing was charged.',
  ],
  [
    'an intent whose payment was voided',
    intentEnding(paymentIntentRow({ status: 'canceled' }), payments.voided),
    'The payment of the intent was voided.',
  ],
  ['a pending refund', refundEnding(refundRow({ status: 'pending' })), undefined],
  ['a refund', refundEnding(refundRow({ status: 'succeeded' })), 'The money went back to the payer.'],
  [
    'a rejected refund',
    refundEnding(refundRow({ status: 'failed' })),
    'The bank rejected the refund. Nothing was refunded, and the amount can be refunded again.',
  ],
  ['an open dispute', ofDispute({ status: 'under_review' }), undefined],
  [
    'a dispute without evidence',
    ofDispute({}),
    'The dispute was lost: no evidence was sent by Jan 9, 2031. The payer keeps the money.',
  ],
  [
    'a dispute lost before it was due',
    ofDispute({ due_date: LATER }),
    'The dispute was lost: the card network decided for the payer before any evidence was sent. The payer keeps the money.',
  ],
  [
    'a dispute lost after a response',
    ofDispute({ answer: 'evidence' }),
    'The dispute was lost: the card network decided for the payer. The payer keeps the money.',
  ],
  [
    'a dispute lost by a former release',
    ofDispute({ response: {} }),
    'The dispute was lost: the card network decided for the payer. The payer keeps the money.',
  ],
  [
    'a dispute whose payment the bank returned',
    ofDispute({}, NOW),
    'The bank returned the payment, so the dispute is lost. The payer keeps the money.',
  ],
  [
    'a dispute that was lost before the bank returned the rest of the payment',
    ofDispute({ answer: 'forfeit' }, LATER),
    'The dispute was lost: the merchant gave up. The payer keeps the money.',
  ],
  [
    'a forfeited dispute',
    ofDispute({ answer: 'forfeit' }),
    'The dispute was lost: the merchant gave up. The payer keeps the money.',
  ],
  ['a won dispute', ofDispute({ status: 'won' }), 'The dispute was won. The amount is back.'],
  [
    'a reversed dispute with a fee',
    ofDispute({ status: 'won', fee: 1, reversal: { description: '', created_at: NOW } }),
    'The card network reversed its decision, so the dispute was won. The amount and the fee of the dispute are back.',
  ],
  ['an open checkout', checkoutEnding(checkoutRow({ status: 'attempted' })), undefined],
  [
    'a paid checkout',
    checkoutEnding(checkoutRow({ status: 'completed', successful_payment_id: 'py_1' })),
    'The checkout was paid by py_1.',
  ],
  [
    'a checkout that expired',
    checkoutEnding(checkoutRow({ status: 'expired', updated_at: LATER })),
    'The checkout was not paid within 7 days, by Jan 8, 2031.',
  ],
  [
    'a checkout that was expired',
    checkoutEnding(checkoutRow({ status: 'expired' })),
    'The checkout was expired by a call before it was paid.',
  ],
  ['a payout on its way', ofPayout('in_transit'), undefined],
  ['a paid payout', ofPayout('paid'), 'The payout arrived at Tea Bank on Jan 9, 2031.'],
  ['a failed payout', ofPayout('failed'), 'The bank sent the payout back. The next payout pays its amount.'],
  [
    'a canceled payout',
    ofPayout('canceled'),
    'The payout was canceled before it was sent. The next payout pays its amount.',
  ],
  ['an enabled account', accountEnding({ status: 'enabled' }), undefined],
  [
    'a rejected account',
    accountEnding({ status: 'rejected' }),
    'The review did not approve the account. It cannot process payments.',
  ],
  [
    'a disabled account',
    accountEnding({ status: 'disabled' }),
    'The review took its approval back. The account cannot process payments until it is enabled again.',
  ],
  [
    'an archived account',
    accountEnding({ status: 'archived' }),
    'The account was archived: it cannot process payments, and is kept as a record outside of the default list.',
  ],
  ['a configuration in force', ofConfiguration('2031-01-01T00:00:00.000Z', LATER), undefined],
  ['a retired configuration', ofConfiguration('2031-01-01T00:00:00.000Z', NOW), 'It applied until Jan 9, 2031.'],
  [
    'a configuration that never applied',
    ofConfiguration(LATER, LATER),
    'Another configuration replaced it before it applied.',
  ],
])('%s', (_, sentence, expected) => expect(sentence).toBe(expected));

test('the table above has every state that no transition leaves', () => {
  const finals = Object.entries<Machine<string, string>>(machines).map(([name, { states, transitions }]) => {
    const left = new Set(Object.values(transitions).flatMap(({ from }) => from));
    return `${name}: ${Object.keys(states)
      .filter((state) => !left.has(state))
      .join(', ')}`;
  });
  // The error code of a failed payment says why. A lost dispute may be reversed, and a disabled account enabled again.
  expect(finals).toEqual([
    'payment: failed, canceled, fully_refunded',
    'payment_intent: succeeded, canceled',
    'refund: succeeded, failed',
    'sub_account: archived',
    'checkout: completed, expired',
    'payout: paid, failed, canceled',
    'dispute: won',
    'fee_configuration: retired',
  ]);
});
