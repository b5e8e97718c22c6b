import { disturbances } from '../../../spec/tables/disturbances';
import { judges } from '../../../spec/tables/judges';
import { guideUrl } from '../../../spec/vocabulary/reference-page';
import type { Accusation } from './judges';
import { formatSchedule, type Strike } from './schedule';
import type { RunResult } from './run-result';
import type { RequestStep } from './trace';

/** Returns a finding as a story: what happened, what the program did then, the cure, and how to run it again. */
export function storyOf(run: RunResult, calm: RunResult, accusations: readonly Accusation[]): string {
  const [main, ...others] = accusations;
  if (main === undefined) return '';
  const { title, cure } = judges[main.judge];
  const reactions = reactionsOf(run, calm).map(
    (step) => `your program sent ${pointText(step.point)}${keyText(step, run)}`,
  );
  const happened = [...run.schedule.map(causeOf), ...reactions].join('; then ');
  const further = others.map(({ judge, because }) => `Also: ${judges[judge].title} (${because}).`);
  return [
    `${title}: ${happened}. ${sentence(main.because)}`,
    ...further,
    `The customer was told: ${run.told}.`,
    `Cure: ${cure} → ${guideUrl('explore', main.judge)}`,
    `Again: explore({ …, only: '${formatSchedule(run.schedule)}' })`,
  ].join('\n');
}

/** Returns the writes that the calm run does not have: what the program did because of a disturbance. */
export function reactionsOf({ trace }: RunResult, calm: RunResult): readonly RequestStep[] {
  const seen = new Set(calm.trace.points);
  return trace.requests.filter(({ isWrite, point }) => {
    const isNew = isWrite && !seen.has(point);
    seen.add(point);
    return isNew;
  });
}

/** Returns what a disturbance did, as the first words of a story. */
export function causeOf(strike: Strike): string {
  const text = disturbances[strike.disturbance].story.replace('{point}', pointText(strike.point));
  return strike.isFirstOnly ? `${text} (its first attempt)` : text;
}

/** Says whether another call of the same operation came before, with another key. */
function keyText({ key, operation, point }: RequestStep, { trace }: RunResult): string {
  const earlier = trace.requests.some((step) => step.operation === operation && step.point !== point);
  if (!earlier) return '';
  return key === null ? ' without a key' : ` with another key (${key})`;
}

/** Returns `createPayment #1` for the point `createPayment#1`. */
export function pointText(point: string): string {
  return point.replace('#', ' #');
}

function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
