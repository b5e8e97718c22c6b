import { type ReviewOutcome, reviewOutcomes } from '../../../spec/tables/outcomes';
import { subAccountStates } from '../../../spec/tables/states';
import { sentenceCase } from '../../../mock-server/pages/dashboard/text';
import { bankPayment, card, cardPayment, manualPayment, payment } from '../../support/bodies';
import { makeCheckout } from '../../support/checkouts';
import type { TestPlatform } from '../../support/test-platform';
import { TimedPlatform } from '../../support/timed-platform';
import type { DashboardAction } from './dashboard-action';
import { createActions } from './dashboard-create-actions';
import { sandboxActions } from './dashboard-sandbox-actions';
import { idle, slowBank, paid, disputed, scheduledPayout, underReview, withPublisher } from './dashboard-states';

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

const reviewed = (outcome: ReviewOutcome): DashboardAction => ({
  name: `review an account: ${outcome}`,
  forms: ['sub_accounts/{id} decide'],
  given: async (platform) => {
    const path = await underReview(platform);
    const [id = ''] = path.slice('sub_accounts/'.length).split('?');
    for (const each of beforeReview[outcome]) await platform.review(id, each);
    return path;
  },
  steps: [['press', new RegExp(`^${sentenceCase(outcome)}\\b`)]],
  seen: new RegExp(`Status\\s+${subAccountStates.transitions[outcome].to}`),
});

/** The actions of all pages. Each is carried out in a platform of its own. */
export const dashboardActions: readonly DashboardAction[] = [
  {
    name: 'filter a list',
    given: async (platform) => {
      await paid(platform);
      return 'payments';
    },
    steps: [
      ['unfold', 'Filter'],
      ['select', 'Payment mode', 'ACH'],
      ['press', 'Apply'],
    ],
    seen: /no payments in test mode that match/,
  },
  {
    name: 'trigger an event on an object',
    forms: ['payments/{id} trigger'],
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
    given: (platform) => paid(platform, manualPayment()),
    steps: [['press', 'Capture']],
    seen: /\bsucceeded/,
  },
  {
    name: 'void a payment',
    forms: ['payments/{id} voidPayment'],
    given: (platform) => paid(platform, manualPayment()),
    steps: [['press', 'Void']],
    seen: /\bcanceled/,
  },
  {
    name: 'refund a part of a payment',
    forms: ['payments/{id} createRefund'],
    given: (platform) => paid(platform),
    steps: [
      ['unfold', 'Refund…'],
      ['type', 'Amount to refund', '4.15'],
      ['press', 'Refund'],
    ],
    seen: /partially_refunded[^]*\$4\.15/,
  },
  {
    name: 'capture a payment intent',
    forms: ['payment_intents/{id} capturePaymentIntent'],
    given: intent,
    steps: [['press', 'Capture']],
    seen: /\bsucceeded/,
  },
  {
    name: 'cancel a payment intent',
    forms: ['payment_intents/{id} cancelPaymentIntent'],
    given: intent,
    steps: [['press', 'Cancel intent']],
    seen: /\bcanceled/,
  },
  {
    name: 'expire a checkout',
    forms: ['checkouts/{id} expireCheckout'],
    given: async ({ testMode }) => `checkouts/${(await makeCheckout(testMode)).id}`,
    steps: [['press', 'Expire checkout']],
    seen: /\bexpired/,
  },
  {
    name: 'win a dispute',
    forms: ['disputes/{id} decide'],
    given: disputed,
    steps: [['press', /^Win\b/]],
    seen: /\bwon\b/,
  },
  {
    name: 'lose a dispute',
    given: disputed,
    steps: [['press', /^Lose\b/]],
    seen: /\blost\b/,
  },
  {
    name: 'save the response to a dispute',
    forms: ['disputes/{id} save_response'],
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
    name: 'respond to a dispute',
    given: disputed,
    steps: [['press', /^Respond\b/]],
    seen: /\bunder_review\b/,
  },
  {
    name: 'reverse a lost dispute',
    given: async (platform) => {
      const path = await disputed(platform);
      await platform.control(`${path}/outcome`, { outcome: 'lose' });
      return path;
    },
    steps: [['press', /^Reverse\b/]],
    seen: /\bwon\b/,
  },
  {
    name: 'settle a bank payment',
    forms: ['payments/{id} run_job'],
    given: (platform) => paid(platform, bankPayment(slowBank)),
    steps: [['press', /^Settle\b/]],
    seen: /succeeded/,
  },
  {
    name: 'return a bank payment',
    forms: ['payments/{id} returnPayment'],
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
    given: (platform) => scheduledPayout(platform, 'payouts'),
    steps: [['press', /^Cancel\b/]],
    seen: /canceled/,
  },
  {
    name: 'cancel a payout of proceeds',
    forms: ['proceeds_payouts/{id} decide'],
    given: (platform) => scheduledPayout(platform, 'proceeds_payouts'),
    steps: [['press', /^Cancel\b/]],
    seen: /canceled/,
  },
  {
    name: 'fail a payout',
    given: async (platform) => {
      const path = await scheduledPayout(platform, 'payouts');
      await new TimedPlatform(platform).wait('1d');
      return path;
    },
    steps: [['press', /^Fail\b/]],
    seen: /State failed|failed/,
  },
  ...reviewOutcomes.map(reviewed),
  {
    name: 'repeat a request',
    forms: ['requests/{id} repeat'],
    given: async (platform) => {
      await platform.testMode.get('/v1/refunds');
      return 'requests';
    },
    steps: [
      ['press', /v1.refunds request req_/],
      ['press', 'Repeat'],
    ],
    seen: /Request\s+GET \/v1\/refunds/,
  },
  {
    name: 'edit a request and send it',
    forms: ['requests/{id} edit'],
    given: async (platform) => {
      await platform.testMode.post('/v1/payments', { ...payment(), amuont: 1 });
      return 'requests';
    },
    steps: [
      ['press', /v1.payments request req_/],
      ['type', 'Body', JSON.stringify(cardPayment({ number: '[test card visa]' }))],
      ['press', 'Send'],
    ],
    seen: /Sent by\s+The dashboard/,
  },
  {
    name: 'fail the next request',
    forms: ['requests/{id} fail_next'],
    given: async (platform) => {
      await platform.testMode.get('/v1/refunds');
      return 'requests';
    },
    steps: [
      ['press', /v1.refunds request req_/],
      ['select', 'Effect', 'Status 500'],
      ['press', 'Fail the next one'],
    ],
    seen: /status: 500/,
  },
  {
    name: 'add a publisher',
    forms: ['publishers add'],
    given: async () => 'publishers',
    steps: [
      ['type', 'URL', 'http://127.0.0.1:2/webhooks'],
      ['press', 'Add'],
    ],
    seen: /Secret/,
  },
  {
    name: 'delete a publisher',
    forms: ['publishers delete'],
    given: async (platform) => {
      await withPublisher(platform);
      return 'publishers';
    },
    steps: [['press', /^Delete\b/]],
    seen: /no publishers yet/,
  },
  {
    name: 'deliver an event again',
    forms: ['events/{id} redeliver'],
    given: async (platform) => {
      await withPublisher(platform);
      await paid(platform);
      const [event] = platform.events();
      return `events/${event?.id ?? ''}`;
    },
    steps: [['press', 'Redeliver']],
    seen: /Deliveries/,
  },
  ...createActions,
  {
    name: 'retry what a queue waits for',
    forms: ['publishers/{id} retry'],
    given: async (platform) => {
      const path = await withPublisher(platform);
      await paid(platform);
      await idle(platform);
      return path;
    },
    steps: [['press', 'Retry now']],
    seen: /sent next|at attempt 2/,
  },
  {
    name: 'send a test event',
    forms: ['publishers/{id} test'],
    given: withPublisher,
    steps: [['press', /^Send a test event/]],
    seen: /payment_intent\.created/,
  },
  ...sandboxActions,
];
