import { events as eventRows } from '../tables/events';
import { accountType, pagination } from '../resources/shared';
import { platformControl } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
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
    'The events of a platform in the order in which they happened: the same objects that publishers (webhook endpoints) receive. They are recorded even when no publisher exists.',
  schemas: {
    Event: resource('reference', 'An event.', {
      id: id('evt', 'Id of the event; the same in every delivery.'),
      event_name: choice(names, 'Name of the event.'),
      version: choice(['v1'], 'Version of the event format.'),
      account_id: id('acc', 'The account of the event.'),
      account_type: accountType,
      platform_account_id: id('acc', 'The platform account.'),
      idempotency_key: nullable(
        word('The Idempotency-Key of the request that caused it; `test_event` for a test event of a publisher.'),
      ),
      request_id: nullable(
        word('Id of the request to the API that caused it; null when the clock or a request to the control API did.'),
      ),
      created_at: timestamp('platform', 'When it happened.'),
      data: freeForm(
        'The resource at the time of the event, without an envelope. The page on events lists the type of each.',
      ),
    }),
    Redelivery: resource('chosen', 'The result of a redelivery.', {
      deliveries: integer('Number of deliveries that were created or retried.'),
    }),
  },
  display: {
    Event: {
      main: 'event_name',
      first: ['event_name'],
      columns: [
        always({
          time: 'created_at',
          name: 'event_name',
          object: ['data.id', 'data.card.id', 'data.bank_account.id'],
          delivery: 'joined.delivery',
        }),
        terminal('id'),
        more({ mode: 'account_type', account: 'account_id' }),
        terminal({ request: 'request_id' }),
      ],
      filtered: ['account', 'created_at'],
    },
  },
  operations: {
    listEvents: platformControl.get('/_sandbox/platforms/{platform_id}/events', {
      summary: 'List events',
      description: 'Newest first.',
      query: {
        event_name: choice(names, 'Events of this name.'),
        resource_id: word(
          'Events of the resource with this id. For a payment method, the id of its card or bank account.',
        ),
        ...pagination,
      },
      success: page('event', 'Event'),
    }),
    getEvent: platformControl.get('/_sandbox/platforms/{platform_id}/events/{event_id}', {
      summary: 'Get an event',
      description: 'The same object that publishers (webhook endpoints) receive. An event never changes.',
      success: one(200, 'event', 'Event'),
    }),
    redeliverEvent: platformControl.post('/_sandbox/platforms/{platform_id}/events/{event_id}/redeliver', {
      summary: 'Deliver an event again',
      description:
        'Delivers it to every subscribed publisher, after their pending deliveries. A delivery that waits for a retry is retried immediately instead.',
      success: bare(202, 'redelivery', 'Redelivery'),
      errors: ['host_not_allowed', 'resource_not_found', 'publisher_disabled'],
    }),
    redeliverEvents: platformControl.post('/_sandbox/platforms/{platform_id}/redeliver', {
      summary: 'Deliver all events since an instant again',
      description: 'In the order in which they happened; otherwise as for a single event.',
      body: request({
        since: required(
          word('Start of the period: ISO 8601 with a time zone, or a date, which is midnight in UTC.', {
            maxLength: 100,
          }),
        ),
      }),
      success: bare(202, 'redelivery', 'Redelivery'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'publisher_disabled'],
    }),
  },
});
