import { type JudgedRow, partOf, type Verdict } from '../../spec/derive/verdict';
import { readyGroups } from '../../spec/tables/ready-rows';
import type { MeetingFault, ReadyPart } from '../../spec/tables/ready-parts';
import { sameWith, testFrame, type TestRunner, testLines } from './test-lines';

/** The number of steps that are shown, and of tests in one: as much as a person does before the next run. */
const MAX_STEPS = 3;
const MAX_TESTS = 2;

/** A test for a row that is not met: for the first part that is missing, and those with the same lines. */
export interface RowTest {
  readonly row: JudgedRow;
  readonly title: string;
  readonly lines: readonly string[];
  /** The function of the test kit that the lines call. */
  readonly imports?: string | undefined;
}

/** One thing to do: tests of the same group. */
export interface NextStep {
  readonly title: string;
  readonly tests: readonly RowTest[];
}

/** Returns the heading of the steps. */
export const stepsTitle = ({ verdict }: Verdict): string => (verdict === 'failed' ? 'Then meet' : 'Next, meet');

/** Returns a test for each row that is not met. */
export function rowTests({ rows }: Verdict, runner: TestRunner): readonly RowTest[] {
  return rows.flatMap((judged): RowTest[] => {
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
}

/** Returns what to do next: the first groups that have tests, and the first tests of each. */
export function nextSteps(tests: readonly RowTest[]): readonly NextStep[] {
  return readyGroups
    .map((group) => ({ title: capital(group), tests: tests.filter(({ row }) => row.row.group === group) }))
    .filter((step) => step.tests.length > 0)
    .map((step) => ({ ...step, tests: step.tests.slice(0, MAX_TESTS) }))
    .slice(0, MAX_STEPS);
}

/** Returns the test around lines: the imports that any of them needs, and a place for the lines. */
export function frameLines(tests: readonly RowTest[], runner: TestRunner): readonly string[] {
  const imports = new Set(tests.flatMap(({ imports: name }) => name ?? []));
  const [head, tail] = testFrame(runner, [...imports]);
  return head.length === 0 ? [] : [...head, '  // the lines of one test', ...tail];
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
