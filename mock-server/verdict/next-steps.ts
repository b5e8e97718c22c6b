import { type JudgedRow, partOf, type Verdict } from '../../spec/derive/verdict';
import type { MeetingFault, ReadyPart } from '../../spec/tables/ready-parts';
import { sameWith, testFrame, type TestRunner, testLines } from './test-lines';

/** The number of steps that are shown: what a person does before the next run. */
export const MAX_STEPS = 3;

/** Returns the heading of the steps. */
export const stepsTitle = ({ verdict }: Verdict): string => (verdict === 'failed' ? 'Then meet' : 'Next, meet');

/** Rows that are not met, and of each the first part that is missing: one thing to do. */
export interface NextStep {
  readonly row: JudgedRow;
  readonly title: string;
  readonly lines: readonly string[];
  /** The function of the test kit that the lines call. */
  readonly imports?: string | undefined;
}

/** Returns what to do next: the weightiest of each group first, so that three steps are not of one kind. */
export function nextSteps({ rows }: Verdict, runner: TestRunner): readonly NextStep[] {
  const steps = rows.flatMap((judged): NextStep[] => {
    const [first, ...more] = judged.missing.map((name) => partOf(judged.row, name));
    if (judged.status !== 'not_met' || first === undefined) return [];
    const alike = more.filter((part) => isAlike(first, part));
    const faults = alike.flatMap(({ arrange }) => (typeof arrange === 'string' ? [] : arrange));
    return [
      {
        row: judged,
        title: capital([first, ...alike].map(({ title }) => title).join('; ')),
        lines: [...testLines(first, runner), ...(faults.length > 0 ? [sameWith(faults, runner)] : [])],
        imports: first.imports,
      },
    ];
  });
  const rankOf = (step: NextStep) => steps.filter(({ row }) => row.row.group === step.row.row.group).indexOf(step);
  return steps
    .map((step) => ({ step, rank: rankOf(step) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ step }) => step);
}

/** Returns the test around the lines of each step: the imports that any of them needs, and a place for the lines. */
export function frameLines(steps: readonly NextStep[], runner: TestRunner): readonly string[] {
  const imports = new Set(steps.flatMap(({ imports: name }) => name ?? []));
  const [head, tail] = testFrame(runner, [...imports]);
  return head.length === 0 ? [] : [...head, '  // the lines of one step', ...tail];
}

/** The name of an event stays as it is. */
const capital = (text: string): string => (text.includes('.') ? text : text.charAt(0).toUpperCase() + text.slice(1));
/** Whether two parts are met by the same lines, with another fault. */
const isAlike = ({ arrange: one, ...part }: ReadyPart, { arrange: other, ...another }: ReadyPart): boolean =>
  typeof one !== 'string' &&
  typeof other !== 'string' &&
  targetOf(one) === targetOf(other) &&
  part.act === another.act &&
  String(part.expect) === String(another.expect);

const targetOf = (fault: MeetingFault): string => ('operation' in fault ? fault.operation : fault.event_name);
