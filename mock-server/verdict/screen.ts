import { readyGroups } from '../../spec/tables/ready-rows';
import { type JudgedRow, sightingText, type Verdict } from '../../spec/derive/verdict';
import { docsUrl } from '../../spec/vocabulary/reference-page';
import { wrapLines } from '../../spec/vocabulary/wrap-lines';
import { frameLines, type NextStep, nextSteps, type RowTest, rowTests, stepsTitle } from './next-steps';
import { countOf, MAX_SIGHTINGS, statusTitles, verdictSentence } from './sentence';
import { frameText, type TestRunner } from './test-lines';

type Colour = (text: string) => string;

/** The colours of a screen. */
export interface VerdictPaint {
  readonly bold: Colour;
  readonly dim: Colour;
  readonly red: Colour;
  readonly green: Colour;
  readonly yellow: Colour;
}

export interface ScreenOptions {
  readonly runner: TestRunner;
  readonly paint: VerdictPaint;
  /** Characters of a line of text. Lines of a test are not broken. */
  readonly width: number;
  /** The place where rows are accepted. Default: the configuration file. */
  readonly acceptIn?: string;
  /** Replaces what a terminal would obey. */
  readonly printable?: (text: string) => string;
}

const plain: Colour = (text) => text;

/** The paint of an output without colours. */
export const withoutColours: VerdictPaint = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain };

/** Formats a verdict as a screen: the answer, what failed, the next things to do, and the number of the others. */
export function formatVerdict(verdict: Verdict, options: ScreenOptions): string {
  const { runner, paint, width, printable = plain } = options;
  const colour = { ready: paint.green, failed: paint.red, not_met: paint.yellow }[verdict.verdict];
  const failed = verdict.rows.filter(({ status }) => status === 'failed');
  const tests = rowTests(verdict, runner);
  const steps = nextSteps(tests);
  const shown = steps.flatMap((step) => step.tests);
  const left = tests.filter((test) => !shown.includes(test));
  const lines = [
    ...wrap(verdictSentence(verdict), 0, width).map((line) => paint.bold(colour(line))),
    ...(failed.length > 0 ? ['', paint.red(statusTitles.failed)] : []),
    ...failed.flatMap((row) => failedLines(row, options)),
    ...(steps.length > 0 ? ['', paint.yellow(stepsTitle(verdict))] : []),
    ...(steps.length > 0 ? surroundings(shown, options) : []),
    ...steps.flatMap((step, at) => stepLines(step, at + 1, options)),
    '',
    ...wrap(restOf(verdict, left), 0, width),
    ...wrap(printable(acceptedText(verdict)), 0, width),
    ...(steps.length > 0 ? wrap(acceptHint(options), 0, width) : []),
    paint.dim('Every row, and why: --html FILE or --json'),
  ];
  return `${lines.join('\n')}\n`;
}

function stepLines({ title, tests }: NextStep, number: number, { width, paint }: ScreenOptions): readonly string[] {
  return [
    paint.bold(`  ${number}. ${title}`),
    ...tests.flatMap(({ title: name, lines, row }) => [
      ...wrap(`${name} [${row.id}]`, 5, width),
      ...wrap(row.row.why, 5, width).map(paint.dim),
      ...lines.map((line) => `       ${line}`),
    ]),
  ];
}

/** Returns the surroundings that the lines of each test need. */
function surroundings(tests: readonly RowTest[], { runner, width, paint }: ScreenOptions): readonly string[] {
  const lines = frameLines(tests, runner).map((line) => `     ${line}`);
  return [...wrap(frameText(runner), 2, width).map(paint.dim), ...lines];
}

function failedLines({ row, fact }: JudgedRow, { width, paint, printable = plain }: ScreenOptions): readonly string[] {
  const more = fact.failed.length - MAX_SIGHTINGS;
  return [
    ...wrap(`${row.title}: no.`, 2, width).map(paint.bold),
    ...fact.failed.slice(0, MAX_SIGHTINGS).flatMap((sighting) => wrap(printable(sightingText(sighting)), 4, width)),
    ...(more > 0 ? [`    and ${more} more`] : []),
    ...wrap(row.why, 4, width).map(paint.dim),
    paint.dim(`    ${docsUrl(row.guide)}`),
  ];
}

/** Returns the rows that the screen leaves out, as counts by group. */
function restOf(verdict: Verdict, tests: readonly RowTest[]): string {
  const groups = readyGroups.flatMap((group) => {
    const count = tests.filter(({ row }) => row.row.group === group).length;
    return count === 0 ? [] : [`${group} ${count}`];
  });
  const left = groups.length === 0 ? '' : `Also not met: ${groups.join(', ')}. `;
  return `${left}Passed: ${countOf(verdict, 'passed')}. Not for you: ${countOf(verdict, 'not_for_you')}.`;
}

function acceptedText({ rows }: Verdict): string {
  const accepted = rows.filter(({ accepted: reason, status }) => reason !== undefined && status === 'not_for_you');
  const obsolete = rows.filter(({ accepted: reason, status }) => reason !== undefined && status === 'passed');
  const parts = [
    ...accepted.map(({ id, accepted: reason }) => `Accepted: ${id} (${reason}).`),
    ...obsolete.map(({ id }) => `${id} is accepted in the configuration, and met: take it out there.`),
  ];
  return parts.join(' ');
}

/** Returns how to accept a row that nothing can meet yet. */
const acceptHint = ({ acceptIn = 'payments-sandbox.config.yaml' }: ScreenOptions): string =>
  `Cannot be met? Accept it by its name, with the reason, in ${acceptIn}: ready: { accept: { NAME: 'the reason' } }`;

/** Breaks a text at its blanks. An empty text has no lines. */
const wrap = (text: string, indent: number, width: number): string[] =>
  text === '' ? [] : wrapLines(' '.repeat(indent) + text, width).split('\n');
