import { events as eventRows } from '../tables/events';
import { accountType, pagination } from '../resources/shared';
import { bare, defineResource, one, page } from '../vocabulary/operation';
import {
  choice,
  freeForm,
  id,
  integer,
  nullable,
  request,
  required,
  resource,
  timestamp,
  word,
} from '../vocabulary/schema';

const names = Object.keys(eventRows);

/** Source: Events. */
export const events = defineResource({
  tag: 'Events',
  description:
    'What happened on a platform, in its order: the same objects that publishers are sent. They can be read without any publisher.',
  schemas: {
    Event: resource(
      {
        id: id('evt', 'Id of the event: the same in every delivery of it.'),
        event_name: choice(names, 'What happened.'),
        version: choice(['v1'], 'Version of the shape.'),
        account_id: id('acc', 'The account it happened on.'),
        account_type: accountType,
        platform_account_id: id('acc', 'The platform account.'),
        idempotency_key: nullable(word('The Idempotency-Key of the request that caused it.')),
        request_id: nullable(word('The request that caused it; null when the clock or a person did.')),
        created_at: timestamp('When it happened.'),
        data: freeForm('The resource as it was then, without an envelope. The page on events tells which it is.'),
      },
      { description: 'An event.', 'x-provenance': 'reference' },
    ),
    Redelivery: resource(
      { deliveries: integer('How many deliveries are under way because of it.') },
      { description: 'What is delivered once more.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    listEvents: {
      method: 'get',
      path: '/_sandbox/platforms/{platform_id}/events',
      summary: 'List events',
      description: 'Newest first.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      query: {
        event_name: choice(names, 'Events of this name.'),
        resource_id: word(
          'Events about the resource with this id; of a payment method, the id of its card or account.',
        ),
        ...pagination,
      },
      success: page('event', 'Event'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    getEvent: {
      method: 'get',
      path: '/_sandbox/platforms/{platform_id}/events/{event_id}',
      summary: 'Get an event',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: one(200, 'event', 'Event'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    redeliverEvent: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/events/{event_id}/redeliver',
      summary: 'Deliver an event again',
      description:
        'To every publisher that hears of such events, after what they still wait for. A delivery that waits for its next attempt is attempted at once instead.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(202, 'redelivery', 'Redelivery'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    redeliverEvents: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/redeliver',
      summary: 'Deliver all events since an instant again',
      description: 'In the order in which they happened; otherwise as for one event.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({
        since: required(
          word('The instant from which on: ISO 8601 with a zone, or a date, which begins in UTC.', { maxLength: 100 }),
        ),
      }),
      success: bare(202, 'redelivery', 'Redelivery'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid'],
    },
  },
});
