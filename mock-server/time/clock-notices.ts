import { roughSpan } from '../../spec/vocabulary/duration';
import type { ClockReset } from './move-under-way';

/** A shorter difference is the jitter of a clock that is kept in time. */
const SHORTEST_NOTICED_MS = 1_000;

/** Returns what to say about a clock that stands still, because the machine's clock was set back; undefined while it runs. */
export function behindNotice(behindMs: number): string | undefined {
  if (behindMs < SHORTEST_NOTICED_MS) return undefined;
  return (
    `The machine's clock was set back: it is ${roughSpan(behindMs)} behind the clock of the platform, which stands still until it has ` +
    'caught up. A reset of the clock lets it follow the machine again.'
  );
}

/** Returns what to say about a move; undefined if it did not set the clock back. */
export function resetNotice(move: Partial<ClockReset>): string | undefined {
  const { went_back_ms = 0, later_objects = 0, later_jobs = 0 } = move;
  if (went_back_ms < SHORTEST_NOTICED_MS) return undefined;
  const later = [...numbered(later_objects, 'object'), ...numbered(later_jobs, 'job')];
  return [
    `The clock went back by ${roughSpan(went_back_ms)}. Deliveries that wait are due now.`,
    ...(later.length === 0
      ? []
      : [`Later than the clock: ${later.join(' and ')}, which keep their instants. ${TO_DELETE}`]),
  ].join(' ');
}

const TO_DELETE =
  'To be rid of them: payments-sandbox platforms reset, or payments-sandbox snapshots restore NAME for a state before.';

function numbered(count: number, noun: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
}
