import { events } from '../tables/events';
import { bare, defineResource } from '../vocabulary/operation';
import { choice, list, ref, request, required, resource, word } from '../vocabulary/schema';

const names = Object.keys(events);

/** Source: Events. */
export const triggers = defineResource({
  tag: 'Triggers',
  description:
    'Brings an object that is there to an event, by what leads to it: operations of the API, reviews, banks, card networks, and work that waits. All rules hold on the way; the clock stays where it is.',
  schemas: {
    Triggered: resource(
      { events: list(ref('Event'), 'All that happened on the way, in order.') },
      { description: 'What it took to reach an event.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    triggerEvent: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/trigger',
      summary: 'Bring an object to an event',
      description:
        'All of it happens, or nothing does: an event that cannot be reached is refused with the reason. An event that is told when an object is made cannot be reached from one that is there.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({
        event: required(choice(names, 'What is to happen.')),
        on: required(
          word(
            'The id of its object, or of the payment that a refund or a dispute is of; for `proceeds.payout.created` of the platform account.',
            { maxLength: 100 },
          ),
        ),
      }),
      success: bare(200, 'triggered', 'Triggered'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'event_out_of_reach'],
    },
  },
});
