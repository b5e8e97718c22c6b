import { type ReviewOutcome, reviewOutcomes } from '../../../../spec/tables/outcomes';
import { subAccountStates } from '../../../../spec/tables/states';
import { phraseOf, sentenceCase } from '../../../../mock-server/pages/dashboard/text';
import { bankPayment, card, manualPayment } from '../../../support/bodies';
import { makeCheckout } from '../../../support/checkouts';
import type { TestPlatform } from '../../../support/test-platform';
import type { DashboardAction } from './action';
import { createActions } from './create';
import { sandboxActions } from './sandbox';
import { slowBank, paid, disputed, scheduledPayout, underReview } from './states';
import { trafficActions } from './traffic';

/** Returns the path of a payment intent that can be captured. */
async function intent({ testMode }: TestPlatform): Promise<string> {
  const body = { amount: 1_000, currency: 'usd', payment_method: { card: card() } };
  return `payment_intents/${(await testMode.post('/v1/payment_intents', body)).paymentIntent.id}`;
}

/** Leads an account to a state that each review outcome is possible in. */
const beforeReview: { readonly [Outcome in ReviewOutcome]: readonly ReviewOutcome[] } = {
  approve: [],
  request_information: [],
  reject: [],
  disable: ['approve'],
  enable: ['approve', 'disable'],
  archive: [],
};

const reviewSentences: { readonly [Outcome in ReviewOutcome]: string } = {
  approve: 'Approved Tea Shop. It can take payments.',
  request_information: 'Asked Tea Shop for more information.',
  reject: 'Rejected Tea Shop.',
  disable: 'Disabled Tea Shop.',
  enable: 'Enabled Tea Shop. It can take payments again.',
  archive: 'Archived Tea Shop.',
};

const reviewed = (outcome: ReviewOutcome): DashboardAction => ({
  name: `review an account: ${outcome}`,
  forms: ['sub_accounts/{id} decide'],
  says: reviewSentences[outcome],
  given: async (platform) => {
    const path = await underReview(platform);
    const [id = ''] = path.slice('sub_accounts/'.length).split('?');
    for (const each of beforeReview[outcome]) await platform.review(id, each);
    return path;
  },
  steps: [['press', new RegExp(`^${sentenceCase(outcome)}\\b`)]],
  seen: new RegExp(`Status\\s+${phraseOf(subAccountStates.transitions[outcome].to)}`),
});

/** The actions of all pages. Each is carried out in a platform of its own. */
export const dashboardActions: readonly DashboardAction[] = [
  {
    name: 'trigger an event on an object',
    forms: ['payments/{id} trigger'],
    says: 'Triggered payment.dispute.created.',
    given: (platform) => paid(platform),
    steps: [
      ['unfold', 'Trigger event'],
      ['select', 'Event', 'payment.dispute.created'],
      ['press', 'Trigger'],
    ],
    seen: /disputed/,
  },
  {
    name: 'open a dispute',
    forms: ['payments/{id} openDispute'],
    says: 'Opened a dispute of $10.00.',
    given: (platform) => paid(platform),
    steps: [
      ['unfold', 'Dispute…'],
      ['press', 'Open dispute'],
    ],
    seen: /disputed/,
  },
  {
    name: 'capture a payment',
    forms: ['payments/{id} capturePayment'],
    says: 'Captured the payment of $10.00.',
    given: (platform) => paid(platform, manualPayment()),
    steps: [['press', 'Capture']],
    seen: /\bsucceeded/,
  },
  {
    name: 'void a payment',
    forms: ['payments/{id} voidPayment'],
    says: 'Voided the payment of $10.00.',
    given: (platform) => paid(platform, manualPayment()),
    steps: [['press', 'Void']],
    seen: /\bcanceled/,
  },
  {
    name: 'refund a part of a payment',
    forms: ['payments/{id} createRefund'],
    says: 'Refunded $4.15 of $10.00. $5.85 can still be refunded.',
    given: (platform) => paid(platform),
    steps: [
      ['unfold', 'Refund…'],
      ['type', 'Amount to refund', '4.15'],
      ['press', 'Refund'],
    ],
    seen: /partially refunded[^]*\$4\.15/,
  },
  {
    name: 'capture a payment intent',
    forms: ['payment_intents/{id} capturePaymentIntent'],
    says: 'Captured the payment of $10.00.',
    given: intent,
    steps: [['press', 'Capture']],
    seen: /\bsucceeded/,
  },
  {
    name: 'cancel a payment intent',
    forms: ['payment_intents/{id} cancelPaymentIntent'],
    says: 'Canceled the payment intent of $10.00.',
    given: intent,
    steps: [['press', 'Cancel intent']],
    seen: /\bcanceled/,
  },
  {
    name: 'expire a checkout',
    forms: ['checkouts/{id} expireCheckout'],
    says: 'Expired the checkout of $10.00.',
    given: async ({ testMode }) => `checkouts/${(await makeCheckout(testMode)).id}`,
    steps: [['press', 'Expire checkout']],
    seen: /\bexpired/,
  },
  {
    name: 'win a dispute',
    forms: ['disputes/{id} decide'],
    says: 'Won the dispute of $10.00.',
    given: disputed,
    steps: [['press', /^Win\b/]],
    seen: /\bwon\b/,
  },
  {
    name: 'save the response to a dispute',
    forms: ['disputes/{id} save_response'],
    says: 'Saved customer name, shipping date.',
    given: disputed,
    steps: [
      ['unfold', 'Change the response'],
      ['type', 'Customer name', 'Grace Hopper'],
      ['type', 'Shipping date', '2031-01-31'],
      ['press', 'Save the response'],
    ],
    seen: /Customer name\s+Grace Hopper\s+Shipping date\s+2031-01-31/,
  },
  {
    name: 'settle a bank payment',
    forms: ['payments/{id} run_job'],
    says: 'Ran the job: settle payment.',
    given: (platform) => paid(platform, bankPayment(slowBank)),
    steps: [['press', /^Settle\b/]],
    seen: /succeeded/,
  },
  {
    name: 'return a bank payment',
    forms: ['payments/{id} returnPayment'],
    says: 'The bank returned the payment of $10.00.',
    given: (platform) => paid(platform, bankPayment()),
    steps: [
      ['unfold', 'Return…'],
      ['press', 'Return'],
    ],
    seen: /failed/,
  },
  {
    name: 'cancel a payout',
    forms: ['payouts/{id} decide'],
    says: 'Canceled the payout of $9.50.',
    given: (platform) => scheduledPayout(platform, 'payouts'),
    steps: [['press', /^Cancel\b/]],
    seen: /canceled/,
  },
  {
    name: 'cancel a payout of proceeds',
    forms: ['proceeds_payouts/{id} decide'],
    says: 'Canceled the payout of $0.50.',
    given: (platform) => scheduledPayout(platform, 'proceeds_payouts'),
    steps: [['press', /^Cancel\b/]],
    seen: /canceled/,
  },
  ...reviewOutcomes.map(reviewed),
  ...trafficActions,
  ...createActions,
  ...sandboxActions,
];
