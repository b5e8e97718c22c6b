import { platformControl } from '../vocabulary/define-operation';
import { bare, defineResource } from '../vocabulary/operation';
import { boolean, integer, list, nullable, ref, request, resource, timestamp, word } from '../vocabulary/schema';

const state = {
  now: timestamp('platform', 'Current time of the clock.'),
  frozen: boolean('Whether the clock is frozen.'),
  behind_ms: integer(
    'Milliseconds for which the clock stands still, because the clock of the machine was set back: until that has caught up. 0 for a clock that runs, and for one that is frozen.',
  ),
  notice: nullable(
    word('What to know about a clock that stands still, or that a reset set back; null in all other cases.'),
  ),
};

export const clock = defineResource({
  tag: 'Clock',
  description:
    'Every platform has its own clock. It decides when a bank payment settles and when an authorization expires. It follows the clock of the machine until it is moved or frozen, and it goes back only by `reset`. What callers compare with their own clock follows theirs: access tokens, and the timestamps in signatures of webhooks.',
  schemas: {
    Clock: resource('chosen', 'The clock of a platform.', state),
    MovedClock: resource('chosen', 'The clock of a platform after it was moved.', {
      ...state,
      ran: list(ref('RanJob'), 'The jobs that became due, in the order in which they ran.'),
      outcomes: list(ref('JobOutcome'), 'What came of these jobs, counted.'),
    }),
    JobOutcome: resource('chosen', 'What came of some jobs.', {
      kind: word('Type of the jobs, such as `lapse_authorization`.'),
      event: nullable(
        word('Name of the event that each of them emitted, such as `payment.canceled`; null if there is none.'),
      ),
      count: integer('Number of the jobs.'),
      summary: word('The same in words: `2 payments canceled (authorization lapsed)`.'),
    }),
    RanJob: resource('chosen', 'A background job or a time limit that ran.', {
      kind: word('Type of the job, such as `settle_payment` or `lapse_authorization`.'),
      subject_id: word('Id of the object of the job.'),
      due_at: timestamp('platform', 'When the job was due, and the time of the clock while it ran.'),
    }),
  },
  operations: {
    getClock: platformControl.get('/_sandbox/platforms/{platform_id}/clock', {
      summary: 'Get the clock',
      description: 'The time of the platform, and whether it is frozen.',
      success: bare(200, 'clock', 'Clock'),
    }),
    moveClock: platformControl.post('/_sandbox/platforms/{platform_id}/clock', {
      summary: 'Move, freeze, unfreeze or reset the clock',
      description:
        'Takes `advance` or `set`, and `frozen` with either of them or on its own, or only `reset`. Jobs that become due run in order, each at its own time. When it is unfrozen, the clock continues from the time at which it was frozen. The state of the clock survives a restart.',
      body: request({
        advance: word(
          'Duration: `8d`, `25m`, `1d 12h`, `90s`; units are `y`, `mo`, `w`, `d`, `h`, `m`, `s`, `ms`, or their names. Or an ISO 8601 duration: `P8D`, `PT25M`.',
          { maxLength: 100 },
        ),
        set: word(
          'New time of the clock, not before its current time: ISO 8601 with a time zone, or a date, which is midnight in UTC.',
          {
            maxLength: 100,
          },
        ),
        frozen: boolean('Whether to freeze the clock.'),
        reset: boolean(
          'Lets the clock follow the clock of the machine again, or freezes it where a reproducible sandbox started. Only this may set it back: deliveries that wait are due then. Objects that are later keep their instants and their places in lists, and jobs their due times: the notice says how many.',
        ),
      }),
      success: bare(200, 'clock', 'MovedClock'),
      errors: [
        'host_not_allowed',
        'resource_not_found',
        'parameter_missing',
        'parameter_invalid',
        'clock_cannot_go_back',
      ],
    }),
  },
});
