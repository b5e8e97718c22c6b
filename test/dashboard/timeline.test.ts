import { describe, expect, test } from 'vitest';
import { MAX_TIMELINE_ENTRIES, type TimelineEntry, timelineOf } from '../../mock-server/platform/timeline';
import { bankPayment, manualPayment, payment, paymentIntent } from '../support/bodies';
import { cardToken, complete, decliningCard, makeCheckout } from '../support/checkouts';
import { opened, type OpenedPlatform, pay } from '../support/opened-platform';

/** An entry on one line, with the object's id as `{id}`, such as `POST /v1/payments 201`. */
function line(entry: TimelineEntry, id: string): string {
  switch (entry.type) {
    case 'request':
      return `${entry.request.method} ${pathOf(entry.request, id)} ${entry.request.status}`;
    case 'event':
      return entry.event.resource_id === id ? entry.event.event_name : `${entry.event.event_name} of a part`;
    case 'delivery':
      return `delivery ${entry.number} of ${entry.event_name}: ${entry.attempt?.status ?? entry.delivery.status}`;
    case 'job':
      return `due: ${entry.job.kind}`;
  }
}

const pathOf = ({ path }: { readonly path: string }, id: string) =>
  path.replace(id, '{id}').replace(/[a-z]+_[0-9A-Za-z]{22}/, '{other}');

const linesOf = ({ platform }: OpenedPlatform, id: string): string[] =>
  timelineOf(platform, id).map((entry) => line(entry, id));

interface Flow {
  /** Does something, and returns the id of the object to look at. */
  readonly act: (on: OpenedPlatform) => Promise<string>;
  readonly lines: readonly string[];
}

const post = ({ api }: OpenedPlatform, path: string, body?: object) => api.testMode.post(path, body);

/** The clock stands still unless a flow moves it: entries of one instant are in the order in which one follows from the other. */
const flows: Readonly<Record<string, Flow>> = {
  'a card payment': {
    act: ({ api }) => pay(api, payment()),
    lines: ['POST /v1/payments 201', 'payment.created', 'payment.succeeded'],
  },
  'a payment that was looked at, changed and captured': {
    act: async (on) => {
      const id = await pay(on.api, manualPayment());
      await on.api.testMode.get(`/v1/payments/${id}`);
      await on.api.testMode.get('/v1/payments'); // a list concerns none of its objects
      await on.api.testMode.patch(`/v1/payments/${id}`, { description: 'Tea' });
      await pay(on.api, payment());
      on.clock.advance({ hours: 1 });
      await post(on, `/v1/payments/${id}/capture`);
      await post(on, `/v1/payments/${id}/capture`);
      return id;
    },
    lines: [
      'POST /v1/payments 201',
      'payment.created',
      'payment.authorized',
      'GET /v1/payments/{id} 200',
      'PATCH /v1/payments/{id} 200',
      'POST /v1/payments/{id}/capture 201',
      'payment.captured',
      'payment.succeeded',
      'POST /v1/payments/{id}/capture 422',
    ],
  },
  'an authorized payment': {
    act: ({ api }) => pay(api, manualPayment()),
    lines: ['POST /v1/payments 201', 'payment.created', 'payment.authorized', 'due: lapse_authorization'],
  },
  'a payment that was refunded and disputed': {
    act: async (on) => {
      const id = await pay(on.api, payment());
      const { refund } = await post(on, `/v1/payments/${id}/refunds`, { amount: 100 });
      await on.api.testMode.get(`/v1/refunds/${refund.id}`);
      on.platform.disputes.open(id);
      return id;
    },
    lines: [
      'POST /v1/payments 201',
      'payment.created',
      'payment.succeeded',
      'POST /v1/payments/{id}/refunds 201',
      'payment.refunded of a part',
      'GET /v1/refunds/{other} 200',
      'payment.dispute.created of a part',
      'due: lose_dispute',
    ],
  },
  'a bank payment whose settlement is held': {
    act: ({ api, platform }) => {
      platform.jobSettings.set({ settle_payment: 'manual' });
      return pay(api, bankPayment());
    },
    lines: ['POST /v1/payments 201', 'payment.created', 'payment.pending', 'due: settle_payment'],
  },
  'a refund': {
    act: async (on) => {
      const id = await pay(on.api, payment());
      return (await post(on, `/v1/payments/${id}/refunds`, { amount: 100 })).refund.id;
    },
    lines: ['POST /v1/payments/{other}/refunds 201', 'payment.refunded'],
  },
  'a dispute': {
    act: async (on) => {
      const { id } = on.platform.disputes.open(await pay(on.api, payment()));
      on.clock.advance({ hours: 1 });
      on.platform.disputes.decide(id, 'win');
      return id;
    },
    lines: ['payment.dispute.created', 'payment.dispute.closed', 'payment.dispute.funds_returned'],
  },
  'a dispute with evidence and a response': {
    act: async (on) => {
      const { id } = on.platform.disputes.open(await pay(on.api, payment()));
      const body = { file_name: 'a.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt' };
      const { evidence } = await on.api.testMode.put(`/v1/disputes/${id}/evidence`, body);
      await on.api.testMode.target.fetch(evidence.presigned_url ?? '', { method: 'PUT', body: 'a receipt' });
      await post(on, `/v1/disputes/${id}/response`, { forfeit: false });
      return id;
    },
    lines: [
      'payment.dispute.created',
      'PUT /v1/disputes/{id}/evidence 201',
      'payment.dispute_evidence.created of a part',
      'payment.dispute_evidence.uploaded of a part',
      'POST /v1/disputes/{id}/response 200',
      'payment.dispute.submitted',
    ],
  },
  'an open dispute': {
    act: async (on) => on.platform.disputes.open(await pay(on.api, payment())).id,
    lines: ['payment.dispute.created', 'due: lose_dispute'],
  },
  'a payment intent': {
    act: async (on) => {
      const { id } = (await post(on, '/v1/payment_intents', paymentIntent())).paymentIntent;
      const token = await cardToken(on.api.testMode);
      await post(on, `/v1/payment_intents/${id}/capture`, { payment_method: { token } });
      return id;
    },
    lines: [
      'POST /v1/payment_intents 201',
      'payment_intent.created',
      'POST /v1/payment_intents/{id}/capture 201',
      'payment_intent.attached',
      'payment_intent.requires_capture',
      'payment.created of a part',
      'payment.succeeded of a part',
      'payment_intent.succeeded',
    ],
  },
  'a checkout': {
    act: async (on) => {
      const { id } = await makeCheckout(on.api.testMode);
      await complete(on.api.testMode, id, await cardToken(on.api.testMode, decliningCard));
      await complete(on.api.testMode, id, await cardToken(on.api.testMode));
      return id;
    },
    lines: [
      'POST /v1/checkouts 201',
      'payment_intent.created of a part',
      'checkout.created',
      'POST /v1/checkouts/{id}/complete 201',
      'payment_intent.attached of a part',
      'payment_intent.requires_capture of a part',
      'payment.created of a part',
      'payment.failed of a part',
      'checkout.completion.failed of a part',
      'POST /v1/checkouts/{id}/complete 201',
      'payment.created of a part',
      'payment.succeeded of a part',
      'payment_intent.succeeded of a part',
      'checkout.completed',
      'checkout.completion.succeeded of a part',
    ],
  },
  'a sub account': {
    act: async (on) => {
      const { id, api } = await on.api.newSubAccount();
      await api.post('/v1/payments', payment());
      on.platform.review(id, 'disable');
      return id;
    },
    lines: [
      'POST /v1/sub_accounts 201',
      'sub_account.updated',
      'seller_account.updated',
      'sub_account.updated',
      'seller_account.updated',
    ],
  },
  'a payment with a publisher that fails once': {
    act: async ({ api, platform }) => {
      const statuses = [500, 200];
      platform.publishers.create({
        events: ['payment.created'],
        fetch: () => new Response(null, { status: statuses.shift() ?? 200 }),
      });
      const id = await pay(api, payment());
      await platform.waitForIdle();
      platform.clock.advance('1h');
      await platform.waitForIdle();
      return id;
    },
    lines: [
      'POST /v1/payments 201',
      'payment.created',
      'payment.succeeded',
      'delivery 1 of payment.created: 500',
      'delivery 2 of payment.created: 200',
    ],
  },
  'a payment with a publisher that fails': {
    act: async ({ api, platform }) => {
      platform.publishers.create({ events: ['payment.*'], fetch: () => new Response(null, { status: 500 }) });
      const id = await pay(api, payment());
      await platform.waitForIdle();
      return id;
    },
    lines: [
      'POST /v1/payments 201',
      'payment.created',
      'payment.succeeded',
      'delivery 1 of payment.created: 500',
      'delivery 0 of payment.succeeded: pending',
      'due: retry_delivery',
    ],
  },
};

describe('the timeline of', () => {
  test.each(Object.entries(flows))('%s', async (_, { act, lines }) => {
    const on = await opened();
    expect(linesOf(on, await act(on))).toEqual(lines);
  });
});

test('an object that does not exist has only the requests that asked for it', async () => {
  const on = await opened();
  expect(timelineOf(on.platform, 'py_none')).toEqual([]);
  await on.api.testMode.get('/v1/payments/py_none');
  expect(linesOf(on, 'py_none')).toEqual(['GET /v1/payments/{id} 404']);
});

test('a timeline has the newest 200 entries', async () => {
  const on = await opened();
  const id = await pay(on.api, payment());
  for (let i = 0; i < MAX_TIMELINE_ENTRIES; i++) await on.api.testMode.get(`/v1/payments/${id}?number=${i}`);
  const lines = linesOf(on, id);
  expect(lines).toHaveLength(MAX_TIMELINE_ENTRIES);
  expect(lines.at(-1)).toBe(`GET /v1/payments/{id}?number=${MAX_TIMELINE_ENTRIES - 1} 200`);
});

test('what was undone is in no timeline, except for the requests', async () => {
  const on = await opened();
  const id = await pay(on.api, payment());
  on.platform.undo();
  expect(linesOf(on, id)).toEqual(['POST /v1/payments 201']);
});
