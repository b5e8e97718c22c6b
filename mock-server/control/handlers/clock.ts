import { invalidControlParameter, SandboxError } from '../../sandbox-error';
import type { Platform } from '../../platform/platform';
import { toIso } from '../../time/clock';
import { resetNotice } from '../../time/clock-notices';
import { addDuration, parseDuration } from '../../../spec/vocabulary/duration';
import { parseDateTime } from '../../../spec/vocabulary/date-time';
import { ClockBackwardsError, type ClockMove, type ClockReset, isReachable } from '../../time/platform-clock';
import type { ControlInput, PlatformHandler } from '../operation';
import { timestampRule } from '../../platform/input-rules';

export const getClock: PlatformHandler<'getClock'> = ({ clock }) => {
  const { frozen, behindMs: behind_ms } = clock;
  return { now: toIso(clock.now()), frozen, behind_ms, notice: clock.notice ?? null };
};

/** Other requests are answered while the jobs on the way run. */
export const moveClock: PlatformHandler<'moveClock'> = async ({ clock }, { body }) => {
  try {
    const move = await moved(clock, body); // parameter_missing parameter_invalid unexpected_parameter
    const { now, frozen, ran, outcomes } = move;
    const notice = resetNotice(move) ?? clock.notice ?? null;
    return { now, frozen, behind_ms: clock.behindMs, notice, ran: [...ran], outcomes: [...outcomes] };
  } catch (error) {
    if (error instanceof ClockBackwardsError) throw new SandboxError('clock_cannot_go_back', { now: error.now });
    throw error;
  }
}; // clock_cannot_go_back

async function moved(
  clock: Platform['clock'],
  { reset, ...body }: ControlInput<'moveClock'>['body'],
): Promise<ClockMove | ClockReset> {
  const { frozen } = body;
  if (reset !== true) return clock.moveInSlices(() => ({ to: targetOf(clock, body), frozen }));
  const [other] = Object.keys(body);
  if (other !== undefined) throw new SandboxError('unexpected_parameter', { name: other });
  await clock.moved();
  return clock.reset();
}

/** Returns the instant to move the clock to; undefined to leave it. */
function targetOf(
  clock: Platform['clock'],
  { advance, set, frozen }: ControlInput<'moveClock'>['body'],
): number | undefined {
  if (advance === undefined && set === undefined) {
    if (frozen === undefined) throw new SandboxError('parameter_missing', { name: 'advance, set, frozen or reset' });
    return undefined;
  }
  if (advance === undefined) return reachable('set', timestampRule, parseDateTime(set ?? ''));
  if (set !== undefined) throw new SandboxError('unexpected_parameter', { name: 'set' });
  return instantAfter('advance', clock, advance);
}

/**
 * Returns the instant after a span on a clock. Throws a `SandboxError` that names the parameter for a text that is not a valid
 * span.
 */
export function instantAfter(name: string, clock: Pick<Platform['clock'], 'now'>, span: string): number {
  const duration = parseDuration(span);
  return reachable(name, spanRule, duration && addDuration(clock.now(), duration));
}

const spanRule = 'It must be a span such as 8d, 1h 30m or P8D, and end before the year 9000.';

function reachable(name: string, rule: string, instant: number | undefined): number {
  if (instant !== undefined && isReachable(instant)) return instant;
  throw invalidControlParameter(name, rule);
}
