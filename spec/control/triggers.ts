import { events } from '../tables/events';
import { platformControl } from '../vocabulary/define-operation';
import { bare, defineResource } from '../vocabulary/operation';
import { choice, list, ref, request, required, resource, word } from '../vocabulary/schema';

const names = Object.keys(events);

/** Source: Events. */
export const triggers = defineResource({
  tag: 'Triggers',
  description:
    'Brings an existing object to an event by the steps that lead to it: operations of the API, decisions of reviewers, banks and card networks, and background jobs. All rules apply to these steps. The clock does not move.',
  schemas: {
    Triggered: resource('chosen', 'The events that a trigger caused.', {
      events: list(ref('Event'), 'All events of the steps, in order.'),
    }),
  },
  operations: {
    triggerEvent: platformControl.post('/_sandbox/platforms/{platform_id}/trigger', {
      summary: 'Trigger an event',
      description:
        'Either all steps are committed or none: an event that cannot be reached is rejected with the reason. The event of the creation of an object cannot be reached from an existing object.',
      body: request({
        event: required(choice(names, 'Name of the event.')),
        on: required(
          word(
            'Id of the object of the event. For a refund or a dispute, the id of the payment; for `payout.created`, the id of the account; for `proceeds.payout.created`, that of the platform account.',
            { maxLength: 100 },
          ),
        ),
      }),
      success: bare(200, 'triggered', 'Triggered'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid', 'event_out_of_reach'],
    }),
  },
});
