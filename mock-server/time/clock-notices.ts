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
export function resetNotice({ went_back_ms = 0 }: Partial<ClockReset>): string | undefined {
  if (went_back_ms < SHORTEST_NOTICED_MS) return undefined;
  return (
    `The clock went back by ${roughSpan(went_back_ms)}. Objects that are later than it keep their instants and their places in lists, and ` +
    'jobs their due times. What is created from now on is listed as newer.'
  );
}
