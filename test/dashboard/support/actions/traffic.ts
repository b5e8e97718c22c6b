import { cardPayment, payment } from '../../../support/bodies';
import type { DashboardAction } from './action';
import { idle, paid, withPublisher } from './states';

/** The actions on requests, events and publishers. */
export const trafficActions: readonly DashboardAction[] = [
  {
    name: 'repeat a request',
    forms: ['requests/{id} repeat'],
    says: 'Sent GET /v1/refunds: the response is 200.',
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
    says: 'Sent POST /v1/payments: the response is 422.',
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
    says: 'Added a fault: listRefunds, 1 time.',
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
    says: 'Added the publisher http://127.0.0.1:2/webhooks. Its page has the secret that signs its deliveries.',
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
    says: 'Deleted the publisher 127.0.0.1:2/webhooks. What waited for it is not delivered.',
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
    says: 'Sent payment_method.created again, to 1 publisher.',
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
    name: 'retry what a queue waits for',
    forms: ['publishers/{id} retry'],
    says: 'Retried the first delivery to 127.0.0.1:2/webhooks.',
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
    says: 'Sent a test event to 127.0.0.1:2/webhooks.',
    given: withPublisher,
    steps: [['press', /^Send a test event/]],
    seen: /payment_intent\.created/,
  },
];
