import { describe, expect, test } from 'vitest';
import { type EventName, events } from '../../spec/tables/events';
import { isEventName } from '../../spec/resources/events';
import { machines } from '../../spec/tables/states';
import { exchange } from '../support/api';
import { manualPayment, payment } from '../support/bodies';
import { assertDocumentedEvent } from '../support/document';
import { eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';
import { type InitialObject, initialObjects } from '../support/initial-objects';
import { succeeded, TimedPlatform } from '../support/timed-platform';

const paying = ['payment pending', 'payment authorized', 'payment succeeded', 'payment succeeded, by bank'] as const;
const disputable = [...paying, 'payment partially_refunded'] as const;
const decidable = ['submitted', 'information_needed', 'enabled', 'rejected', 'disabled'] as const;
const accounts = decidable.map((status) => `sub_account ${status}` as const);
const openCheckouts = ['checkout created', 'checkout attempted'] as const;
const openPayouts = ['payout scheduled', 'payout in_transit'] as const;
const openProceedsPayouts = ['proceeds_payout scheduled', 'proceeds_payout in_transit'] as const;

/** From where each event is reached. From everywhere else it is not. */
const reached: Readonly<Record<EventName, readonly InitialObject[]>> = {
  'payment.created': [],
  'payment.pending': [],
  'payment.authorized': [],
  'payment.succeeded': ['payment pending', 'payment authorized'],
  'payment.failed': ['payment pending', 'payment pending, bouncing', 'payment succeeded, by bank'],
  'payment.captured': ['payment authorized'],
  'payment.canceled': ['payment authorized', 'payment succeeded', 'payment succeeded, by bank'],
  'payment.refunded': [...paying, 'payment partially_refunded', 'refund pending'],
  'payment.refund.updated': [
    'payment partially_refunded',
    'payment fully_refunded',
    'refund pending',
    'refund pending, coming back',
    'refund succeeded',
    'refund failed',
  ],
  'payment.dispute.created': disputable,
  'payment.dispute.submitted': [...disputable, 'payment disputed', 'dispute needs_response'],
  'payment.dispute.forfeited': [...disputable, 'payment disputed', 'dispute needs_response'],
  'payment.dispute.closed': [...disputable, 'payment disputed', 'dispute needs_response', 'dispute under_review'],
  'payment.dispute.funds_returned': [
    ...disputable,
    'payment disputed',
    'payment disputed, and lost',
    'dispute needs_response',
    'dispute under_review',
    'dispute lost',
  ],
  'payment.dispute_evidence.created': [],
  'payment.dispute_evidence.uploaded': ['dispute_evidence pending'],
  'payment_method.created': [],
  'payment_method.updated': [
    'payment_method, a card',
    'payment_method, a card with unknown details',
    'payment_method, a bank account',
  ],
  'payment_method.bin_mapped': ['payment_method, a card with unknown details'],
  'payment_intent.created': [],
  'payment_intent.attached': [
    'payment_intent requires_payment_method',
    'payment_intent pending',
    'payment_intent pending, bouncing',
    'payment_intent pending, of a bouncing payment',
  ],
  'payment_intent.requires_capture': [
    'payment_intent requires_payment_method',
    'payment_intent pending, bouncing',
    'payment_intent pending, of a bouncing payment',
  ],
  'payment_intent.succeeded': [
    'payment_intent requires_payment_method',
    'payment_intent requires_capture',
    'payment_intent requires_capture, by bank',
    'payment_intent pending',
  ],
  'checkout.created': [],
  'checkout.completed': openCheckouts,
  'checkout.completion.succeeded': openCheckouts,
  'checkout.completion.failed': openCheckouts,
  'sub_account.updated': accounts,
  'seller_account.updated': accounts,
  'account.payout_setting.updated': [
    'sub_account submitted',
    'sub_account information_needed',
    'sub_account enabled',
    'sub_account disabled',
  ],
  'application_fee_rate.created': [],
  'entity.business.created': [],
  'entity.business.updated': ['business'],
  'entity.identity.created': [],
  'entity.identity.updated': ['identity'],
  'entity.address.created': [],
  'entity.address.updated': ['address'],
  'entity.document.created': [],
  'entity.document.uploaded': ['document pending'],
  'entity.bank_account.created': [],
  'payout.bank_account.activated': ['sub_account submitted', 'sub_account information_needed', 'sub_account disabled'],
  'payout.created': ['platform_account with proceeds'],
  'payout.paid': openPayouts,
  'payout.failed': openPayouts,
  'proceeds.payout.created': ['platform_account with proceeds'],
  'proceeds.payout.paid': openProceedsPayouts,
  'proceeds.payout.failed': openProceedsPayouts,
};

const names = Object.keys(events).filter(isEventName);
const allStarts = Object.keys(initialObjects).filter((name): name is InitialObject =>
  Object.hasOwn(initialObjects, name),
);

const articleOf = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

const trigger = ({ id, testMode }: TestPlatform, event: string, on: string) =>
  exchange(testMode.target, 'POST', `/_sandbox/platforms/${id}/trigger`, { body: { event, on } });

test('there is a start for every status of everything that events are about', () => {
  const { fee_configuration: _, ...told } = machines;
  const statuses = Object.entries(told).flatMap(([name, { states }]) =>
    Object.keys(states).map((status) => `${name} ${status}`),
  );
  expect(statuses.filter((status) => !Object.hasOwn(initialObjects, status))).toEqual([]);
});

eachFront(
  (front) => {
    const create = async (start: InitialObject) => {
      const timed = new TimedPlatform(await front.newPlatform());
      const on = await initialObjects[start](timed);
      // Runs the jobs that are due.
      await timed.platform.clock();
      return { platform: timed.platform, on };
    };
    /** One object for all events that are refused on it: a refusal changes nothing. */
    const objects = new Map<InitialObject, ReturnType<typeof create>>();
    const refusing = (start: InitialObject) => {
      const object = objects.get(start) ?? create(start);
      objects.set(start, object);
      return object;
    };

    describe.each(names)('%s', (event) => {
      test.each(reached[event].map((start) => [start] as const))('is reached from: %s', async (start) => {
        const world = new TimedPlatform(await front.newPlatform());
        const { platform } = world;
        const on = await initialObjects[start](world);
        // What is due comes first.
        await platform.clock();
        const before = platform.countEvents();
        const answer = succeeded(await trigger(platform, event, on)).asControl('Triggered');
        const happened = platform.events().slice(before);
        expect(answer.events).toEqual(happened);
        for (const each of happened) {
          assertDocumentedEvent(each);
          expect([each.request_id, each.idempotency_key]).toEqual([null, null]);
        }
        const found = happened.filter((each) => each.event_name === event);
        const [kind] = start.split(/[ ,]/);
        expect(found.length).toBeGreaterThan(0);
        // The object itself, or one that names it.
        if (kind?.endsWith('_account') && found[0] && !JSON.stringify(found[0].data).includes(on))
          expect(found[0]?.account_id).toBe(on);
        else expect(JSON.stringify(found[0]?.data)).toContain(on);
      });

      test('is not reached from anywhere else, and then nothing happens', async () => {
        for (const start of allStarts.filter((other) => !reached[event].includes(other))) {
          const { platform, on } = await refusing(start);
          const before = platform.countEvents();
          const { status, error } = await trigger(platform, event, on);
          expect([start, status, error.code]).toEqual([start, 422, 'event_out_of_reach']);
          const [kind = '', state] = start.split(',')[0]?.split(' ') ?? [];
          const what = kind.replaceAll('_', ' ');
          expect(error.message).toMatch(`${event} cannot be reached: ${on} is ${articleOf(what)} ${what}`);
          if (!kind.endsWith('_account') && state) expect(error.message).toContain(`with the status ${state}: `);
          expect(platform.countEvents()).toBe(before);
        }
        // The first event creates an object for each start.
      }, 60_000);
    });
  },
  ['sandbox.fetch'],
);

eachFront((front) => {
  test('an event is reached, and one that is not says why', async () => {
    const world = new TimedPlatform(await front.newPlatform());
    const { id } = (await world.post('/v1/payments', manualPayment())).payment;
    const { events } = succeeded(await trigger(world.platform, 'payment.captured', id)).asControl('Triggered');
    expect(events.map(({ event_name }) => event_name)).toEqual([
      'payment.captured',
      'payment.succeeded',
      'payment_intent.succeeded',
    ]);
    expect((await world.get(`/v1/payments/${id}`)).payment.status).toBe('succeeded');
    const again = await trigger(world.platform, 'payment.captured', id);
    expect(again.error.message).toBe(
      `payment.captured cannot be reached: ${id} is a payment with the status succeeded: the payment is already captured`,
    );
  });
});

describe('in the same process', () => {
  eachFront(
    (front) => {
      test.each<[start: InitialObject, event: EventName, reason: RegExp]>([
        ['payment succeeded', 'payment.created', /exists already.*create another one/],
        ['payment pending, bouncing', 'payment.succeeded', /it ends in payment\.failed/],
        ['payment succeeded', 'payment.failed', /status succeeded by card does not allow a return/],
        ['refund succeeded', 'payment.captured', /it takes a payment$/],
        ['checkout created', 'payment.refunded', /it takes a payment or a refund$/],
        ['refund pending, coming back', 'payment.refunded', /ends in payment\.refund\.updated/],
        [
          'payment_intent requires_capture, declining',
          'payment_intent.succeeded',
          /card declined: the account does not have enough funds/,
        ],
        ['payment_intent pending', 'payment_intent.requires_capture', /ends in payment\.succeeded, payment_intent/],
        ['sub_account created', 'sub_account.updated', /does not allow the review outcome approve, only archive/],
        ['platform_account with proceeds', 'sub_account.updated', /it takes a sub account$/],
        ['platform_account without any', 'proceeds.payout.created', /no proceeds were posted/],
        ['platform_account without any', 'payout.created', /nothing was posted/],
        ['payout paid', 'payout.paid', /already ended/],
        ['payout scheduled', 'proceeds.payout.paid', /it takes a proceeds payout$/],
        ['proceeds_payout paid', 'proceeds.payout.paid', /already ended/],
      ])('%s: no %s', async (start, event, reason) => {
        const world = new TimedPlatform(await front.newPlatform());
        const on = await initialObjects[start](world);
        const platform = front.opened.sandbox.platform(world.platform.id);
        expect(() => platform.trigger(event, on)).toThrow(reason);
      });

      test('says what is possible in the state of the object instead', async () => {
        const world = new TimedPlatform(await front.newPlatform());
        const on = await initialObjects['payment fully_refunded'](world);
        const refused = await trigger(world.platform, 'payment.refunded', on);
        expect(refused.error.code).toBe('event_out_of_reach');
        expect(refused.headers.get('Sandbox-Explain')).toMatch(
          /^All of the money was refunded\..*POST \/v1\/payments\.$/,
        );
      });

      test('an object that is not there, or not on this platform, and an event that is none', async () => {
        const own = await front.newPlatform();
        const other = await front.newPlatform();
        const { id } = (await other.testMode.post('/v1/payments', payment())).payment;
        const platform = front.opened.sandbox.platform(own.id);
        for (const on of [id, 'py_1', '']) {
          expect(() => platform.trigger('payment.refunded', on)).toThrow('resource not found');
        }
        // @ts-expect-error -- a caller without types
        expect(() => platform.trigger('payment.exploded', id)).toThrow('event');
        expect((await trigger(own, 'payment.exploded', id)).status).toBe(422);
        expect((await trigger(own, 'payment.refunded', id)).status).toBe(404);
      });

      test('an account that can process payments still can afterwards', async () => {
        const world = new TimedPlatform(await front.newPlatform());
        const id = await initialObjects['sub_account enabled'](world);
        const happened = front.opened.sandbox.platform(world.platform.id).trigger('sub_account.updated', id);
        const statuses = happened.flatMap(({ event_name, data }) =>
          event_name === 'sub_account.updated' && 'status' in data ? [data.status] : [],
        );
        expect(statuses).toEqual(['disabled', 'enabled']);
      });

      test('an authorization that is too old to be voided lapses', async () => {
        const world = new TimedPlatform(await front.newPlatform());
        const id = await initialObjects['payment authorized'](world);
        await world.wait('2d');
        const platform = front.opened.sandbox.platform(world.platform.id);
        const now = platform.now();
        expect(platform.trigger('payment.canceled', id).map(({ event_name }) => event_name)).toEqual([
          'payment.canceled',
        ]);
        expect(platform.now()).toBe(now);
      });

      test('in the live world, where no test card is approved', async () => {
        const { id, liveMode } = await front.newPlatform();
        const intent = (await liveMode.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' })).paymentIntent
          .id;
        const platform = front.opened.sandbox.platform(id);
        expect(() => platform.trigger('payment_intent.succeeded', intent)).toThrow(
          /requires_payment_method: card declined/,
        );
        expect(platform.trigger('payment_intent.attached', intent).at(-1)?.account_type).toBe('live');
      });

      test('nobody else is moved: what else waits goes on waiting', async () => {
        const world = new TimedPlatform(await front.newPlatform());
        const one = await initialObjects['payment pending'](world);
        const other = await initialObjects['payment pending'](world);
        front.opened.sandbox.platform(world.platform.id).trigger('payment.succeeded', one);
        expect((await world.get(`/v1/payments/${one}`)).payment.status).toBe('succeeded');
        expect((await world.get(`/v1/payments/${other}`)).payment.status).toBe('pending');
      });
    },
    ['sandbox.fetch'],
  );
});
