import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { junitReport } from '../../../mock-server/verdict/junit';
import { markdownVerdict } from '../../../mock-server/verdict/markdown';
import { formatVerdict } from '../../../mock-server/verdict/screen';
import { verdictPage } from '../../../mock-server/verdict/verdict-page';
import type { ReadyFacts } from '../../../spec/derive/ready-facts';
import { type AcceptedRows, renderedRow, verdictOf } from '../../../spec/derive/verdict';
import { variableIn } from '../../../spec/vocabulary/environment-variable';
import { explainFileError } from '../../file-problem';
import { widthOf } from '../../help-layout';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { pathFrom } from '../../path-from';
import { printableLines } from '../../printable';
import { testRunnerOf } from './test-runner';

const MAX_COLUMNS = 100;

/** How the verdict is given. */
export interface OutputOptions {
  readonly strict?: boolean;
  readonly html?: string;
  readonly junit?: string;
  readonly json?: boolean;
  readonly accepted: AcceptedRows;
  /** The address of the page about it in the dashboard, for a sandbox that goes on running. */
  readonly page?: string;
  /** The command that was judged. Default: none, a running sandbox was. */
  readonly command?: readonly string[];
}

/** Prints and writes the verdict on facts. Returns the exit code. */
export async function giveVerdict(facts: ReadyFacts, options: OutputOptions, io: Io): Promise<number> {
  const { strict = false, html, junit, json, accepted, page, command } = options;
  const judged = verdictOf(facts, accepted);
  const { verdict, rows } = judged;
  const runner = testRunnerOf(io, command);
  if (json) io.stdout.write(`${JSON.stringify({ verdict, rows: rows.map(renderedRow) })}\n`);
  else {
    const colours = await paint(io.stdout, io.env);
    const width = Math.min(widthOf(io.stdout), MAX_COLUMNS);
    io.stdout.write(formatVerdict(judged, { runner, paint: colours, width, printable: printableLines }));
    if (page !== undefined) io.stdout.write(colours.dim(`Live, with the requests:\n  ${printableLines(page)}\n`));
  }
  if (html !== undefined) await write(html, verdictPage(judged, runner), io);
  if (junit !== undefined) await write(junit, junitReport(judged, strict), io);
  const summary = variableIn(io.env, 'GITHUB_STEP_SUMMARY');
  if (summary !== undefined) await appendFile(summary, markdownVerdict(judged)).catch(unwritable(summary));
  return verdict === 'failed' || (strict && verdict === 'not_met') ? 1 : 0;
}

/** Writes a file, and the directories of its path. */
async function write(name: string, text: string, io: Io): Promise<void> {
  const path = pathFrom(io, name);
  await mkdir(dirname(path), { recursive: true }).catch(unwritable(name));
  await writeFile(path, text).catch(unwritable(name));
}

const unwritable = (name: string) => (cause: unknown) => {
  throw new Error(`The file ${name} cannot be written. ${explainFileError(cause)}`, { cause });
};
