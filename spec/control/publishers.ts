import { eventPatterns } from '../derive/event-patterns';
import { webhookHeaderPrefix } from '../tables/headers';
import { publisherStatuses } from '../tables/outcomes';
import { limits } from '../tables/limits';
import { accountType, pagination } from '../resources/shared';
import { platformControl } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { bare, defineResource, page } from '../vocabulary/operation';
import {
  address,
  allIfAbsent,
  boolean,
  choice,
  id,
  integer,
  list,
  nullable,
  request,
  required,
  resource,
  timestamp,
  word,
} from '../vocabulary/schema';

const publisher = {
  id: id('pub', 'Id of the publisher.'),
  url: word('URL that receives the events.'),
  events: list(
    choice(eventPatterns, 'A name, a family such as `payment.*`, or `*` for all.'),
    'Events that it is subscribed to.',
  ),
  account_id: nullable(id('acc', 'Only events of this account; null for all accounts of the platform.')),
  account_type: nullable(choice(['test', 'live'], 'Only events of this mode; null for both.')),
  header_prefix: word('What precedes `-Signature` and `-Timestamp` in the names of the headers of its deliveries.'),
};

const state = {
  status: choice(
    publisherStatuses,
    '`disabled` after it failed for a full span of retries: its events are dropped until it is enabled.',
  ),
  dropped_count: integer('Number of events that were dropped while it was disabled or its queue was full.'),
};

const createdAt = timestamp('platform', 'When it was created. Earlier events are delivered only on redelivery.');

/** Source: Events. */
export const publishers = defineResource({
  tag: 'Publishers',
  description:
    'Publishers (webhook endpoints). Each receives the events that it is subscribed to one at a time, in the order in which they happened, signed with its own secret. One that fails for a full span of retries is disabled.',
  schemas: {
    Publisher: resource('chosen', 'A publisher (webhook endpoint).', { ...publisher, ...state, created_at: createdAt }),
    NewPublisher: resource('chosen', 'A new publisher (webhook endpoint) with its secret.', {
      ...publisher,
      secret: word('Secret that signs its deliveries; starts with `sigk_`. Returned only here.'),
      ...state,
      created_at: createdAt,
    }),
    DeletedPublisher: resource('chosen', 'A deleted publisher.', { id: id('pub', 'Id of the publisher.') }),
  },
  display: {
    Publisher: {
      main: 'url',
      first: ['url', 'status', 'events'],
      columns: [
        always('url', 'status', 'events'),
        terminal('id', { dropped: 'dropped_count', time: 'created_at' }),
        more({ mode: 'account_type' }),
        terminal({ account: 'account_id' }),
      ],
    },
  },
  operations: {
    createPublisher: platformControl.post('/_sandbox/platforms/{platform_id}/publishers', {
      summary: 'Create a publisher',
      description:
        'Without an account it is subscribed to the events of the platform and of all its sub accounts. The host of its URL must be this machine or in a private network; the option `--allow-publisher-host` of the sandbox allows other hosts.',
      body: request({
        url: required(
          address('URL that accepts POST requests: `http://127.0.0.1:3000/webhooks`.', { maxLength: 2000 }),
        ),
        events: allIfAbsent(
          list(
            choice(eventPatterns, 'A name, a family such as `payment.*`, or `*` for all.'),
            'Events to subscribe to. Default: all.',
            { maxItems: limits.publisher_events.value },
          ),
        ),
        account_id: word('Only events of this account: a sub account, or the platform itself.'),
        account_type: { ...accountType, description: 'Only events of this mode. Default: both.' },
        header_prefix: word(
          'What precedes `-Signature` and `-Timestamp` in the names of the headers of its deliveries: letters and digits, with hyphens between them only. `JUSTIFI` gives the names of the service. Default: that of the sandbox, which is `Webhook` unless it was started with `--webhook-header-prefix`.',
          webhookHeaderPrefix,
        ),
        secret: word('Secret of your own, starting with `sigk_`. Default: a generated secret.', {
          pattern: '^sigk_[!-~]{1,250}$',
        }),
        of_tool: boolean(
          'Whether it belongs to a tool, such as `payments-sandbox listen`, and not to the program: `ready` does not judge it. Default: false.',
        ),
      }),
      success: bare(201, 'publisher', 'NewPublisher'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'publisher_host_not_allowed'],
    }),
    listPublishers: platformControl.get('/_sandbox/platforms/{platform_id}/publishers', {
      summary: 'List publishers',
      description: 'Newest first, without their secrets.',
      query: pagination,
      success: page('publisher', 'Publisher'),
    }),
    deletePublisher: platformControl.delete('/_sandbox/platforms/{platform_id}/publishers/{publisher_id}', {
      summary: 'Delete a publisher',
      description: 'Its pending deliveries become dead. All its deliveries can still be read.',
      success: bare(200, 'publisher', 'DeletedPublisher'),
    }),
    enablePublisher: platformControl.post('/_sandbox/platforms/{platform_id}/publishers/{publisher_id}/enable', {
      summary: 'Enable a publisher',
      description:
        'Later events are delivered to it again. What was dropped or is dead stays so until it is delivered again. Enabling an enabled publisher changes nothing.',
      success: bare(200, 'publisher', 'Publisher'),
    }),
    retryPublisher: platformControl.post('/_sandbox/platforms/{platform_id}/publishers/{publisher_id}/retry', {
      summary: 'Retry the first delivery of the queue of a publisher',
      description:
        'Attempts it immediately, without a move of the clock; the deliveries that wait behind it follow. It counts as one of the attempts of the delivery. Does nothing if nothing waits.',
      success: bare(202, 'redelivery', 'Redelivery'),
      errors: ['host_not_allowed', 'resource_not_found', 'publisher_disabled'],
    }),
    testPublisher: platformControl.post('/_sandbox/platforms/{platform_id}/publishers/{publisher_id}/test', {
      summary: 'Send a test event to a publisher',
      description:
        'A `payment_intent.created` with the idempotency key `test_event`, about a payment intent of $10.00 that does not exist. Only this publisher receives it, even if it is not subscribed to it: signed, and after the deliveries that wait.',
      success: bare(202, 'delivery', 'Delivery'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'publisher_disabled'],
    }),
  },
});
