import { deliveryFailures, deliveryStatuses } from '../tables/outcomes';
import { faultValues } from '../tables/faults';
import { limits } from '../tables/limits';
import { pagination } from '../resources/shared';
import { platformControl } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { bare, defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  boolean,
  id,
  integer,
  list,
  nullable,
  ref,
  request,
  resource,
  timestamp,
  word,
} from '../vocabulary/schema';

const { test, live } = limits.webhook_retries;
const retries = `In test mode a failed delivery is retried ${test.retries} times within an hour, in live mode ${live.retries} times within a day, at growing intervals of the platform's clock. Later deliveries to the same publisher wait until it is delivered or dead, and share its retries: when a publisher failed for the whole span, each of them is attempted once, and the publisher is disabled unless one is received.`;

/** Source: Events. */
export const deliveries = defineResource({
  tag: 'Deliveries',
  description: `Deliveries of events to publishers (webhook endpoints). Only a response with status 200 within ${limits.webhook_timeout_seconds.value} seconds counts as received; redirects are not followed. ${retries}`,
  schemas: {
    Delivery: resource('chosen', 'The delivery of an event to a publisher (webhook endpoint).', {
      id: id('dlv', 'Id of the delivery.'),
      event_id: id('evt', 'Id of the event.'),
      publisher_id: id('pub', 'Id of the publisher.'),
      status: choice(
        deliveryStatuses,
        '`pending` before the first attempt, `failed` while it waits for a retry, finally `delivered` or `dead`.',
      ),
      attempts: list(ref('DeliveryAttempt'), 'Attempts, oldest first.'),
      next_attempt_at: nullable(timestamp('platform', 'When it is retried; null if no retry is due.')),
      created_at: timestamp('platform', 'When the event happened, or when its redelivery was requested.'),
    }),
    DeliveryAttempt: resource('chosen', 'A request to a publisher (webhook endpoint).', {
      attempted_at: timestamp('platform', 'When it was sent. The schedule of retries counts from it.'),
      signed_at: timestamp(
        'caller',
        'The timestamp in the signature: when it was sent on the clock of the machine, which moves of the clock leave as it is.',
      ),
      status: nullable(integer('HTTP status of the response; null without a response.')),
      failure: nullable(choice(deliveryFailures, 'Why there was no response.')),
      cause: nullable(
        word(
          'What made it fail: a code such as `ECONNREFUSED` or `DEPTH_ZERO_SELF_SIGNED_CERT`, or the message of a function that threw. Null if there was a response, and where the cause is not known.',
        ),
      ),
      duration_ms: integer('Duration in milliseconds of the machine.'),
      answer: nullable(word('The first kilobyte of the body of the response.')),
      fault: nullable(choice(faultValues('webhook'), 'The fault that matched it: see Faults.')),
    }),
    Idle: resource('chosen', 'A platform without pending deliveries or due jobs.', { idle: boolean('Always true.') }),
  },
  display: {
    Delivery: {
      main: 'event_id',
      columns: [
        more({ time: 'created_at' }),
        always({ event: 'joined.event_name', url: 'joined.url' }, 'status', {
          response: ['attempts.-1.status', 'attempts.-1.failure'],
          next_attempt: 'next_attempt_at',
        }),
        terminal('id', 'event_id', 'attempts', { publisher: 'publisher_id' }),
      ],
      filtered: ['created_at'],
    },
  },
  operations: {
    listDeliveries: platformControl.get('/_sandbox/platforms/{platform_id}/deliveries', {
      summary: 'List deliveries',
      description: 'Newest first, with all attempts.',
      query: {
        event_id: word('Deliveries of this event.'),
        publisher_id: word('Deliveries to this publisher.'),
        status: choice(deliveryStatuses, 'Deliveries with this status.'),
        ...pagination,
      },
      success: page('delivery', 'Delivery'),
    }),
    getDelivery: platformControl.get('/_sandbox/platforms/{platform_id}/deliveries/{delivery_id}', {
      summary: 'Get a delivery',
      description: 'With its attempts, and why it fails if it does.',
      success: one(200, 'delivery', 'Delivery'),
    }),
    waitForIdle: platformControl.post('/_sandbox/platforms/{platform_id}/idle', {
      summary: 'Wait until the platform is idle',
      description:
        'Responds when no delivery is in flight, no job is due, and no fault holds or delays a request. Jobs and retries at a later time of the clock are not waited for.',
      body: request({
        timeout_ms: integer('Time-out in milliseconds of the machine.', {
          minimum: 0,
          maximum: 60_000,
          default: 10_000,
        }),
      }),
      bodyOptional: true,
      success: bare(200, 'idle', 'Idle'),
      errors: ['host_not_allowed', 'resource_not_found', 'not_idle'],
    }),
  },
});
