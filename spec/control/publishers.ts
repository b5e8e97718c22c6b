import { eventPatterns } from '../derive/event-patterns';
import { accountType, pagination } from '../resources/shared';
import { bare, defineResource, page } from '../vocabulary/operation';
import { choice, id, list, nullable, request, required, resource, timestamp, word } from '../vocabulary/schema';

const publisher = {
  id: id('pub', 'Id of the publisher.'),
  url: word('Where events are sent.'),
  events: list(choice(eventPatterns, 'A name, a family such as `payment.*`, or `*` for all.'), 'What it hears of.'),
  account_id: nullable(id('acc', 'The one account whose events it hears of; null for all of the platform.')),
  account_type: nullable(choice(['test', 'live'], 'The one world whose events it hears of; null for both.')),
};

const createdAt = timestamp('When it was made. Of what happened before it hears by a redelivery alone.');

/** Source: Events. */
export const publishers = defineResource({
  tag: 'Publishers',
  description:
    'Receivers of webhooks. Each gets the events it hears of one after the other, in the order in which they happened, signed with its own secret.',
  schemas: {
    Publisher: resource(
      { ...publisher, created_at: createdAt },
      { description: 'A receiver of webhooks.', 'x-provenance': 'chosen' },
    ),
    NewPublisher: resource(
      {
        ...publisher,
        secret: word('Signs what it is sent; starts with `sigk_`. Shown this once.'),
        created_at: createdAt,
      },
      { description: 'A receiver of webhooks with its secret.', 'x-provenance': 'chosen' },
    ),
    DeletedPublisher: resource(
      { id: id('pub', 'Id of the publisher.') },
      { description: 'A publisher that is no more.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    createPublisher: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/publishers',
      summary: 'Make a publisher',
      description:
        'Without an account it hears of the platform and of all its sub accounts. The address must be one of this machine or of a private network; other names are allowed when the sandbox is started (`--allow-publisher-host`).',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({
        url: required(word('An address that takes a POST: `http://127.0.0.1:3000/webhooks`.', { maxLength: 2000 })),
        events: list(
          choice(eventPatterns, 'A name, a family such as `payment.*`, or `*` for all.'),
          'What it hears of. Without it, everything.',
          {
            maxItems: 100,
          },
        ),
        account_id: word('The one account whose events it hears of: a sub account, or the platform itself.'),
        account_type: accountType,
        secret: word('A secret of your own, instead of one that is made: `sigk_` and more.', {
          pattern: '^sigk_[!-~]{1,250}$',
        }),
      }),
      success: bare(201, 'publisher', 'NewPublisher'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'publisher_host_not_allowed'],
    },
    listPublishers: {
      method: 'get',
      path: '/_sandbox/platforms/{platform_id}/publishers',
      summary: 'List publishers',
      description: 'Newest first, without their secrets.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      query: pagination,
      success: page('publisher', 'Publisher'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    deletePublisher: {
      method: 'delete',
      path: '/_sandbox/platforms/{platform_id}/publishers/{publisher_id}',
      summary: 'Take a publisher away',
      description: 'What it was still to be sent is dead. Its deliveries can still be read.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(200, 'publisher', 'DeletedPublisher'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
  },
});
