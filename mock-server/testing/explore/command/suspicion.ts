import type { JudgeName } from '../../../../spec/tables/judges';
import { sumOf } from '../ending';
import { type Call, isRefunding } from './call';
import type { CommandRun } from './command-run';
import { type CommandStrike, isOfWebhooks } from './points';

/** A call that was made again in a disturbed run, and what that cost. */
export interface Suspicion {
  readonly judge: JudgeName;
  readonly because: string;
  readonly first: Call;
  readonly again: Call;
}

/** Returns why a run is suspected: a call was carried out again under another key, and moved more money than in calm. */
export function suspicionOf(run: CommandRun, calm: CommandRun, strike: CommandStrike): Suspicion | undefined {
  if (run.isStopped || run.status !== calm.status) return undefined;
  for (const [position, again] of run.calls.entries()) {
    const first = run.calls
      .slice(0, position)
      .find((call) => (call.isStruck || isOfWebhooks(strike.disturbance)) && isDoneTwice(call, again));
    const excess = first && countLike(run, first) > countLike(calm, first) ? excessOf(run, calm, first) : undefined;
    if (first !== undefined && excess !== undefined) return { ...excess, first, again };
  }
  return undefined;
}

const isDoneTwice = (first: Call, again: Call): boolean =>
  first.isDone && again.isDone && first.same === again.same && (first.key === null || first.key !== again.key);

function excessOf(
  run: CommandRun,
  calm: CommandRun,
  { operation }: Call,
): Pick<Suspicion, 'judge' | 'because'> | undefined {
  const now = sumOf(run.sums);
  const usual = sumOf(calm.sums);
  const isCharged = now.captured > usual.captured;
  if (isRefunding(operation))
    return now.refunded > usual.refunded && !isCharged
      ? { judge: 'more_refunded', because: compared(now.refunded, usual.refunded, 'refunded') }
      : undefined;
  return isCharged && now.kept > usual.kept
    ? { judge: 'more_kept', because: compared(now.kept, usual.kept, 'kept') }
    : undefined;
}

const amount = (cents: number): string => (cents / 100).toFixed(2);

const compared = (now: number, usual: number, what: string): string =>
  `${amount(now)} is ${what}, and ${amount(usual)} in the calm run.`;

/** Whether two runs show the same. */
export const isSame = (one: Suspicion | undefined, other: Suspicion): boolean =>
  one?.because === other.because && one.first.like === other.first.like;

/** Whether a call was made more often than in calm, done or not. */
export const isMadeAgain = (run: CommandRun, calm: CommandRun, call: Call): boolean =>
  countLike(run, call) > countLike(calm, call);

const countLike = ({ calls }: CommandRun, { like }: Call): number => calls.filter((each) => each.like === like).length;

/** Returns how two calm runs differ; undefined for the same writes, and the same money of each platform. */
export function differenceOf(one: CommandRun, other: CommandRun): string | undefined {
  if (one.isStopped || other.isStopped) return 'one of them did not end';
  if (one.status !== other.status) return `they ended with ${one.status} and ${other.status}`;
  const changed = [...one.calls, ...other.calls].find((call) => countLike(one, call) !== countLike(other, call));
  if (changed !== undefined)
    return `${changed.operation} with the same body was sent ${countLike(one, changed)} and ${countLike(other, changed)} times`;
  const moneyOf = ({ sums }: CommandRun) =>
    sums
      .map(({ kept, refunded }) => `${amount(kept)} kept, ${amount(refunded)} refunded`)
      .sort()
      .join('; ');
  return moneyOf(one) === moneyOf(other) ? undefined : `${moneyOf(one)}, and ${moneyOf(other)}`;
}
