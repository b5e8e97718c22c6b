import { mergeFacts, type ReadyFacts } from '../../spec/derive/ready-facts';
import { type AcceptedRows, renderedRow, requireAccepted, verdictOf } from '../../spec/derive/verdict';
import { formatVerdict, withoutColours } from '../verdict/screen';
import { verdictSentence } from '../verdict/sentence';
import type { TestRunner } from '../verdict/test-lines';
import { verdictPage } from '../verdict/verdict-page';

/** Columns of a report whose output may be a file. */
const WIDTH = 100;

/** The verdict whether the program is ready to go live, as an option of the reporters. */
export interface ReadyOptions {
  /** Whether the run fails, too, for rows that no test has met. Default: only for rows that failed. */
  readonly strict?: boolean | undefined;
  /** Rows that are accepted as they are, each with the reason. */
  readonly accept?: AcceptedRows | undefined;
  /** Where to write the verdict as JSON. A relative path starts at the root of the project. */
  readonly json?: string | undefined;
  /** Where to write a page about it. */
  readonly html?: string | undefined;
}

/** The verdict of a run: its text, its files, and why the run fails. */
export interface ReadyReport {
  readonly text: string;
  readonly files: readonly (readonly [path: string, content: string])[];
  readonly failures: readonly string[];
}

/** Throws a `TypeError` for an unknown row. */
export function checkReady({ accept }: ReadyOptions): void {
  if (accept !== undefined) requireAccepted(accept, 'ready.accept');
}

/** Returns the verdict on the facts of a run. */
export function readyReport(
  facts: readonly ReadyFacts[],
  { strict = false, accept, json, html }: ReadyOptions,
  runner: TestRunner,
): ReadyReport {
  const verdict = verdictOf(mergeFacts(facts), accept);
  const isFailure = verdict.verdict === 'failed' || (strict && verdict.verdict === 'not_met');
  const rendered = { verdict: verdict.verdict, rows: verdict.rows.map(renderedRow) };
  const files: (readonly [path: string, content: string])[] = [];
  if (json !== undefined) files.push([json, `${JSON.stringify(rendered)}\n`]);
  if (html !== undefined) files.push([html, verdictPage(verdict, runner)]);
  return {
    text: formatVerdict(verdict, {
      runner,
      paint: withoutColours,
      width: WIDTH,
      acceptIn: 'the options of the reporter',
    }),
    files,
    failures: isFailure ? [verdictSentence(verdict)] : [],
  };
}
