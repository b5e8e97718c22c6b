import { addDuration, parseDuration } from '../../../spec/vocabulary/duration';
import { parseDateTime } from '../../../spec/vocabulary/date-time';
import type { Output } from '../../io';
import { Progress } from '../../progress';

/** Time between two looks at a clock that moves. */
const LOOK_MS = 250;

interface Move {
  readonly action: 'advance' | 'set';
  /** Duration to advance by, or instant to set. */
  readonly value: string;
  /** Returns the instant of the clock, in milliseconds since 1970. */
  readonly readNow: () => Promise<number>;
  readonly output: Output;
}

/** Moves a clock, and shows how far it has come while the jobs on the way run. */
export async function withClockProgress<Result>(
  { action, value, readNow, output }: Move,
  move: () => Promise<Result>,
): Promise<Result> {
  let at = await readNow();
  const duration = action === 'advance' ? parseDuration(value) : undefined;
  const target = (duration ? addDuration(at, duration) : parseDateTime(value)) ?? at;
  const progress = new Progress(output, 'Moving the clock', Math.max(0, target - at));
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const now = await readNow();
    if (timer === undefined) return;
    progress.add(Math.max(0, now - at));
    at = now;
    lookAgain();
  };
  // A look that fails shows nothing: the move tells its own outcome.
  const lookAgain = () => (timer = setTimeout(() => void look().catch(() => undefined), LOOK_MS));
  lookAgain();
  try {
    return await move();
  } finally {
    clearTimeout(timer);
    timer = undefined;
    progress.end();
  }
}
