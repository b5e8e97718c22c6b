import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runProgram } from './run-program';

const printed: Readonly<Record<string, readonly string[]>> = {
  '01-first-payment.ts': [
    'payment succeeded: 1000 usd',
    'refund succeeded: 400',
    'payment partially_refunded: 600 can still be refunded',
    'listed: Two coffees',
  ],
  '02-declines-and-scenarios.ts': [
    'by card: 402 card_declined, insufficient_funds, network 116',
    'by scenario: generic_error, MASTERCARD category 02',
    'stored: failed, generic_error',
    'stored: failed, insufficient_funds',
    'timeout: 500 gateway_timeout_error, retry: true',
    'by bank: pending, then failed for insufficient_funds',
  ],
  '03-idempotency.ts': [
    '10 responses, 1 payment',
    'another amount: 422 idempotency_params_mismatch',
    'order-18-1: generic_decline',
    'order-18-1: generic_decline',
    'order-18-2: generic_decline',
    '3 payments in total',
  ],
  '07-webhooks.ts': [
    'payment.created: Error: the database is away',
    'deliveries: pending, failed',
    'received: payment.created',
    'paid: 1000',
    'delivered by attempt 2, of a payment that succeeded',
  ],
  '08-faults.ts': [
    'response lost: succeeded, 1 payment',
    'rejected: 403 not_authorized',
    'released: 2',
    'capture fulfilled',
    'capture rejected',
    'matched 2, left unlimited',
    'matched 1, left 0',
    'matched 1, left 0',
  ],
  '09-msw.ts': [
    'checked out: succeeded',
    'event: payment_method.created',
    'event: payment_method.bin_mapped',
    'event: payment_intent.created',
    'event: payment.created',
    'event: payment.succeeded',
    'event: payment_intent.succeeded',
    'overridden: 402 card_declined',
    'unknown path: 404, no token: 401',
  ],
  '10-fixtures.ts': [
    'seller: enabled, 1 fee',
    'captured: 5000, fees 500, balance 4500',
    'refunded: partially_refunded, 4000 left',
    'declined: failed, insufficient_funds',
    'disputed: 1000',
    'refund: 1000 of a payment to Seller 1',
    'payments to the seller: 4',
    'TypeError: payment.amuont: unknown field. Did you mean "amount"?',
  ],
  '11-onboard-a-sub-account.ts': [
    'account: created',
    expect.stringContaining('missing required parameter representative.dob_month, representative.dob_day'),
    'stored: account number ********6789, ssn ****',
    'account: submitted',
    'account: enabled',
  ],
  '12-fees-and-payouts.ts': [
    'response: 0 fees, 420 in total',
    'processing_fee: 320',
    'platform_fee: 100',
    'fee_refund 50, balance 4630',
    'refund -5000, balance 4580',
    'payment_fee -100, balance 9580',
    'payment_fee -320, balance 9680',
    'payment 10000, balance 10000',
    'payout scheduled: 100 -50 = 50',
  ],
  '13-reconciliation.ts': [
    '2000 payments earned 8930245',
    'paid 6510301, on the way 1509666, not yet paid out 910278',
    '28 payouts failed or were canceled',
    'every amount adds up',
  ],
};

test.concurrent.each(Object.entries(printed))('%s', async (name, lines) => {
  expect(await runProgram(name, readFileSync(`examples/${name}`, 'utf8'))).toEqual(lines);
});

/** Run by their test runners: by `test/processes` and `test/explore`, and those of Jest by `npm run check release`. */
const tests = ['04-vitest.test.ts', '05-node-test.ts', '06-jest.test.cjs', 'explore', 'shop'];

const names = [...Object.keys(printed), ...tests].sort();

test('every example is run', () => {
  expect(readdirSync('examples').sort()).toEqual([...names, 'README.md'].sort());
});

test('their README lists every example, in order', () => {
  const rows = readFileSync('examples/README.md', 'utf8').matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm);
  expect(Array.from(rows, ([, name]) => name)).toEqual(names);
});
