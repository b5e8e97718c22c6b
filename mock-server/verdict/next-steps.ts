import { partOf, type JudgedRow, type Verdict } from '../../spec/derive/verdict';
import { type TestRunner, testLines } from './test-lines';

/** The number of steps that are shown: what a person does before the next run. */
export const MAX_STEPS = 3;

/** Returns the heading of the steps. */
export const stepsTitle = ({ verdict }: Verdict): string => (verdict === 'failed' ? 'Then meet' : 'Next, meet');

/** Rows that are not met, and of each the first part that is missing: one thing to do. */
export interface NextStep {
  readonly row: JudgedRow;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Returns what to do next: the weightiest of each group first, so that three steps are not of one kind. */
export function nextSteps({ rows }: Verdict, runner: TestRunner): readonly NextStep[] {
  const steps = rows.flatMap((judged) => {
    const [missing] = judged.missing;
    if (judged.status !== 'not_met' || missing === undefined) return [];
    const part = partOf(judged.row, missing);
    return [{ row: judged, title: capital(part.title), lines: testLines(part, runner) }];
  });
  const rankOf = (step: NextStep) => steps.filter(({ row }) => row.row.group === step.row.row.group).indexOf(step);
  return steps
    .map((step) => ({ step, rank: rankOf(step) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ step }) => step);
}

/** The name of an event stays as it is. */
const capital = (text: string): string => (text.includes('.') ? text : text.charAt(0).toUpperCase() + text.slice(1));
