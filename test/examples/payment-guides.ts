import { expect } from 'vitest';

const declinedFor = (code: string) => ({ code: 1, stderr: expect.stringContaining(`decline_code: ${code}`) });

/** The output of the blocks of the guides about payments: rows of the table in `documents.test.ts`. */
export const printedByPaymentGuides = {
  'docs/guides/authorize-and-capture.md': {
    sh: [
      [
        expect.stringContaining('authorized'),
        expect.stringContaining('succeeded'),
        expect.stringContaining('authorized'),
        expect.stringContaining('canceled'),
        expect.stringContaining('authorized'),
        expect.stringContaining('running'),
        expect.stringMatching(/, canceled\./),
      ],
    ],
    ts: [['authorized false 0', 'succeeded true 1000', 'canceled', 'canceled', 'charge_expired_for_capture']],
  },
  'docs/guides/declines.md': {
    sh: [
      [
        declinedFor('stolen_card'),
        declinedFor('expired_card'),
        expect.stringContaining('scenario=expired_card'),
        declinedFor('expired_card'),
        expect.stringContaining('status 402'),
      ],
    ],
    ts: [
      [
        'successful_payment → paid',
        'insufficient_funds → later, or another card',
        'expired_card → another card: expired_card',
        'generic_error_please_retry → later: charge the same card again',
        'network_r1 → stop: never charge this card again',
        'gateway_timeout → unknown: send it again with the same idempotency key',
        ...['do_not_retry', 'generic_error', 'expired_card', 'insufficient_funds'].map((code) => `failed ${code}`),
        'succeeded null',
        'pending → failed insufficient_funds',
      ],
    ],
  },
  'docs/guides/fees-and-rounding.md': {
    sh: [
      [
        ...Array.from({ length: 3 }, () => expect.stringMatching(/^Created/)),
        expect.stringMatching(/fee 0\.69 USD/),
        expect.stringMatching(/balance +9\.31 USD/),
      ],
    ],
    ts: [['59 60 2 5 500 45 51', 'processing_fee 60', 'platform_fee 11', 'fees 71 for the seller 979', '60']],
  },
  'docs/guides/first-payment.md': {
    sh: [
      [{ url: expect.any(String) }],
      [
        expect.stringContaining('succeeded'),
        declinedFor('insufficient_funds'),
        expect.stringMatching(/failed[^]*succeeded/),
      ],
      ['npm install'],
    ],
    ts: [['succeeded 1000', 'declined insufficient_funds']],
  },
  'docs/guides/idempotent-retries.md': {
    ts: [
      [
        'succeeded 1 payment',
        'true pay-A-17-1',
        'succeeded 2 payments',
        'true',
        '422 idempotency_params_mismatch',
        '4 payments',
      ],
    ],
  },
  'docs/guides/pagination-and-reconciliation.md': {
    sh: [
      [{ url: expect.any(String) }],
      [expect.any(String), expect.objectContaining({ page_info: expect.objectContaining({ has_next: false }) })],
    ],
    ts: [
      [
        '25 + 25 + 10 payments',
        '1 failed payout',
        expect.stringMatching(/^\d+ = \d+ \+ \d+ \+ \d+$/),
        'every amount adds up',
        '12 payments yesterday, 0 without an entry',
        expect.stringMatching(/^the balance changed by -?\d+$/),
      ],
    ],
  },
  'docs/guides/platform-onboarding.md': {
    sh: [[expect.stringMatching(/^Created sub account/), expect.stringMatching(/^Created payment/)]],
    ts: [
      [
        'created',
        expect.stringMatching(/^missing required parameter representative\.dob_month.*representative\.ssn_last4$/),
        'submitted',
        '400 sub_account_not_enabled',
        'information_needed',
        'enabled',
        'succeeded fee 250 for the seller 4750',
        ...['submitted', 'information_needed', 'submitted', 'enabled'],
      ],
    ],
  },
  'docs/guides/refunds.md': {
    sh: [
      [
        expect.stringContaining('succeeded'),
        expect.stringMatching(/^Created refund.*: 4\.00,/),
        expect.stringMatching(/^Created refund.*: 6\.00,/),
        expect.stringMatching(/, fully_refunded\./),
      ],
    ],
    ts: [
      [
        'processing_fee 59 59',
        'platform_fee 30 30',
        '12 of 30 left 18',
        'fee_refund 12 523',
        'refund -400 511',
        'payment_fee -30 911',
        'payment_fee -59 941',
        'payment 1000 1000',
        'returned_fee_exceeds_remaining_amount',
      ],
    ],
  },
};
