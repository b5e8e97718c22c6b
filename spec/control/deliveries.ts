import { deliveryFailures, deliveryStatuses } from '../tables/delivery-states';
import { webhookFaultKinds } from '../tables/faults';
import { limits } from '../tables/limits';
import { pagination } from '../resources/shared';
import { bare, defineResource, page } from '../vocabulary/operation';
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
const retries = `A failed delivery is attempted again ${test.retries} times within an hour for a test account, ${live.retries} times within a day for a live one, at growing intervals of the platform's clock; what comes after it waits. Then it is dead, and lets the next one pass.`;

/** Source: Events. */
export const deliveries = defineResource({
  tag: 'Deliveries',
  description: `What was sent to publishers, and what they answered. Only 200 within ${limits.webhook_timeout_seconds.value} seconds counts as received; redirects are not followed. ${retries}`,
  schemas: {
    Delivery: resource(
      {
        id: id('dlv', 'Id of the delivery.'),
        event_id: id('evt', 'What is delivered.'),
        publisher_id: id('pub', 'To whom.'),
        status: choice(
          deliveryStatuses,
          '`pending` until it is attempted, `failed` while it waits for another attempt, `delivered` or `dead` in the end.',
        ),
        attempts: list(ref('DeliveryAttempt'), 'In the order in which they were made.'),
        next_attempt_at: nullable(timestamp('When it is attempted again, if it waits for that.')),
        created_at: timestamp('When the event happened, or its redelivery was asked for.'),
      },
      { description: 'An event on its way to a publisher.', 'x-provenance': 'chosen' },
    ),
    DeliveryAttempt: resource(
      {
        attempted_at: timestamp('When it was sent: also the timestamp that was signed.'),
        status: nullable(integer('The HTTP status of the answer; null when there was none.')),
        failure: nullable(choice(deliveryFailures, 'Why there was no answer.')),
        duration_ms: integer('How long it took, in milliseconds of the machine.'),
        answer: nullable(word('The first kilobyte of the body of the answer.')),
        fault: nullable(choice(webhookFaultKinds, 'What went wrong with it on request: see Faults.')),
      },
      { description: 'One request to a publisher.', 'x-provenance': 'chosen' },
    ),
    Idle: resource(
      { idle: boolean('Always true.') },
      { description: 'A platform with nothing left to do.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    listDeliveries: {
      method: 'get',
      path: '/_sandbox/platforms/{platform_id}/deliveries',
      summary: 'List deliveries',
      description: 'Newest first, with every attempt.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      query: {
        event_id: word('Deliveries of this event.'),
        publisher_id: word('Deliveries to this publisher.'),
        status: choice(deliveryStatuses, 'Deliveries with this status.'),
        ...pagination,
      },
      success: page('delivery', 'Delivery'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    waitForIdle: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/idle',
      summary: 'Wait until nothing is under way',
      description:
        'Answers once no delivery is under way and no work is due. What waits for a later instant of the clock is not waited for.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({
        timeout_ms: integer('The longest time to wait, in milliseconds of the machine.', {
          minimum: 0,
          maximum: 60_000,
          default: 10_000,
        }),
      }),
      bodyOptional: true,
      success: bare(200, 'idle', 'Idle'),
      errors: ['host_not_allowed', 'resource_not_found', 'not_idle'],
    },
  },
});
