import { bare, defineResource } from '../vocabulary/operation';
import { boolean, list, ref, request, resource, timestamp, word } from '../vocabulary/schema';

const state = {
  now: timestamp('What the clock shows.'),
  frozen: boolean('It stands still.'),
};

export const clock = defineResource({
  tag: 'Clock',
  description:
    'Every instant of a platform comes from its clock: how old a token is, when a bank payment settles, when an authorization lapses. It runs with the clock of the machine until it is moved or frozen, and never goes back.',
  schemas: {
    Clock: resource(state, { description: 'The clock of a platform.', 'x-provenance': 'chosen' }),
    MovedClock: resource(
      { ...state, ran: list(ref('RanJob'), 'What came due on the way, in the order in which it was done.') },
      { description: 'The clock of a platform after it was moved.', 'x-provenance': 'chosen' },
    ),
    RanJob: resource(
      {
        kind: word('What was done, such as `settle_payment` or `lapse_authorization`.'),
        subject_id: word('What it was done to.'),
        due_at: timestamp('When it was due; the clock showed this instant while it was done.'),
      },
      { description: 'Work that was left for later.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    getClock: {
      method: 'get',
      path: '/_sandbox/platforms/{platform_id}/clock',
      summary: 'Read the clock',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(200, 'clock', 'Clock'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    moveClock: {
      method: 'post',
      path: '/_sandbox/platforms/{platform_id}/clock',
      summary: 'Move, freeze or unfreeze the clock',
      description:
        'Takes `advance` or `set`, and `frozen` alone or beside one of them. What is due on the way is done in order, each thing at its own instant. Unfrozen, the clock runs on from where it stood. The state of the clock outlives a restart.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      body: request({
        advance: word(
          'How far: `8d`, `25m`, `1d 12h`, `90s`; units are `y`, `mo`, `w`, `d`, `h`, `m`, `s`, `ms`, or their names. Or an ISO 8601 duration: `P8D`, `PT25M`.',
          { maxLength: 100 },
        ),
        set: word(
          'The instant to go to, not before the one it shows: ISO 8601 with a zone, or a date, which begins in UTC.',
          {
            maxLength: 100,
          },
        ),
        frozen: boolean('Whether it stands still from then on.'),
      }),
      success: bare(200, 'clock', 'MovedClock'),
      errors: [
        'host_not_allowed',
        'resource_not_found',
        'parameter_missing',
        'parameter_invalid',
        'clock_cannot_go_back',
      ],
    },
  },
});
