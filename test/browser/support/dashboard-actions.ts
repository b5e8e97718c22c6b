import { bankPayment, payment } from '../../support/bodies';
import { onboardingEntry } from '../../support/onboarding';
import type { TestPlatform } from '../../support/test-platform';
import { TimedPlatform } from '../../support/timed-platform';

/** What somebody does with a page: a way of `Hands` with what it takes. */
export type Step =
  | readonly ['type' | 'select', label: string, value: string]
  | readonly ['press' | 'unfold' | 'tick', name: string | RegExp];

/** An action of a page of the dashboard, in the words that somebody sees. */
export interface DashboardAction {
  readonly name: string;
  /** Creates what the action needs. Returns the path of its page. */
  readonly given: (platform: TestPlatform) => Promise<string>;
  readonly steps: readonly Step[];
  /** The text that the main part has afterwards, and did not have before. */
  readonly seen: RegExp;
}

const slowBank = { account_number: '000555555559' };

const paid = async ({ testMode }: TestPlatform, body: object = payment()): Promise<string> =>
  `payments/${(await testMode.post('/v1/payments', body)).payment.id}`;

const control = async (platform: TestPlatform, path: string, body: object): Promise<string> => {
  const response = await platform.control(path, body);
  if (response.status >= 300) throw new Error(response.text);
  return response.text;
};

const disputed = async (platform: TestPlatform): Promise<string> => {
  const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
  return `disputes/${(await platform.openDispute(id)).dispute.id}`;
};

const scheduledPayout = async (platform: TestPlatform): Promise<string> => {
  const timed = new TimedPlatform(platform);
  await platform.clock({ set: '2032-03-01T12:00:00Z' });
  await timed.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
  await timed.wait('12h');
  const [newest] = (await timed.get('/v1/proceeds')).as('PayoutList').data;
  return `payouts/${newest?.id ?? ''}`;
};

const underReview = async ({ liveMode }: TestPlatform): Promise<string> => {
  const { id } = (await liveMode.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
  await liveMode.post(`/v1/onboarding/${id}`, onboardingEntry('individual'));
  return `sub_accounts/${id}?mode=live`;
};

const withPublisher = async (platform: TestPlatform): Promise<void> => {
  await control(platform, 'publishers', { url: 'http://127.0.0.1:9/webhooks' });
};

const withSnapshot = async (platform: TestPlatform): Promise<string> => {
  await control(platform, 'snapshots', { name: 'base' });
  await paid(platform);
  return 'snapshots';
};

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
      ['select', 'Payment status', 'failed'],
      ['press', 'Apply'],
    ],
    seen: /no payments in test mode that match/,
  },
  {
    name: 'trigger an event on an object',
    given: (platform) => paid(platform),
    steps: [
      ['select', 'Event', 'payment.dispute.created'],
      ['press', 'Trigger'],
    ],
    seen: /disputed/,
  },
  { name: 'open a dispute', given: (platform) => paid(platform), steps: [['press', 'Open dispute']], seen: /disputed/ },
  { name: 'win a dispute', given: disputed, steps: [['press', /^Win\b/]], seen: /\bwon\b/ },
  { name: 'lose a dispute', given: disputed, steps: [['press', /^Lose\b/]], seen: /\blost\b/ },
  {
    name: 'settle a bank payment',
    given: (platform) => paid(platform, bankPayment(slowBank)),
    steps: [['press', /^Settle\b/]],
    seen: /succeeded/,
  },
  {
    name: 'return a bank payment',
    given: (platform) => paid(platform, bankPayment()),
    steps: [['press', /^Return\b/]],
    seen: /failed/,
  },
  { name: 'cancel a payout', given: scheduledPayout, steps: [['press', /^Cancel\b/]], seen: /canceled/ },
  { name: 'approve an account', given: underReview, steps: [['press', /^Approve\b/]], seen: /enabled/ },
  {
    name: 'repeat a request',
    given: async (platform) => {
      await platform.testMode.get('/v1/refunds');
      return 'requests';
    },
    steps: [
      ['press', /v1.refunds request req_/],
      ['press', 'Repeat'],
    ],
    seen: /Request req_/,
  },
  {
    name: 'add a publisher',
    given: async () => 'publishers',
    steps: [
      ['type', 'URL', 'http://127.0.0.1:9/webhooks'],
      ['press', 'Add'],
    ],
    seen: /Secret/,
  },
  {
    name: 'delete a publisher',
    given: async (platform) => {
      await withPublisher(platform);
      return 'publishers';
    },
    steps: [['press', /^Delete\b/]],
    seen: /no publishers yet/,
  },
  {
    name: 'deliver an event again',
    given: async (platform) => {
      await withPublisher(platform);
      await paid(platform);
      const [event] = platform.events();
      return `events/${event?.id ?? ''}`;
    },
    steps: [['press', 'Redeliver']],
    seen: /Deliveries/,
  },
  {
    name: 'advance the clock',
    given: async () => 'time',
    steps: [
      ['type', 'Advance by', '8d'],
      ['press', 'Advance'],
    ],
    seen: /Last move/,
  },
  {
    name: 'advance to the next job',
    given: async (platform) => {
      await paid(platform, bankPayment(slowBank));
      return 'time';
    },
    steps: [['press', 'Advance to the next job']],
    seen: /1 job ran/,
  },
  { name: 'freeze the clock', given: async () => 'time', steps: [['press', 'Freeze']], seen: /frozen/ },
  {
    name: 'add a fault',
    given: async () => 'faults',
    steps: [
      ['select', 'Operation', 'createRefund'],
      ['type', 'Times', '2'],
      ['type', 'Error', 'gateway_rate_limit_error'],
      ['press', 'Add'],
    ],
    seen: /error: gateway_rate_limit_error/,
  },
  {
    name: 'delete a fault',
    given: async (platform) => {
      await control(platform, 'faults', { operation: 'createRefund', fault: { error: 'gateway_rate_limit_error' } });
      return 'faults';
    },
    steps: [['press', /^Delete flt_/]],
    seen: /There are no faults/,
  },
  {
    name: 'create a snapshot',
    given: async () => 'snapshots',
    steps: [
      ['type', 'Name', 'before-lunch'],
      ['press', 'Create'],
    ],
    seen: /before-lunch/,
  },
  { name: 'restore a snapshot', given: withSnapshot, steps: [['press', /^Restore\b/]], seen: /\bbase\b/ },
  { name: 'compare a snapshot', given: withSnapshot, steps: [['press', /^Compare with now/]], seen: /payments/i },
  { name: 'delete a snapshot', given: withSnapshot, steps: [['press', /^Delete\b/]], seen: /no snapshots yet/ },
  { name: 'undo', given: withSnapshot, steps: [['press', 'Undo']], seen: /Undo/ },
  {
    name: 'reset the platform',
    given: withSnapshot,
    steps: [
      ['press', 'Reset'],
      ['press', 'Yes, reset'],
    ],
    seen: /Deletes everything except/,
  },
];
