import { constants } from 'node:os';
import { exploreCommand } from '../../../mock-server/testing/explore/command/command-search';
import type { RunCommand } from '../../../mock-server/testing/explore/command/command-run';
import { parseStrike } from '../../../mock-server/testing/explore/command/points';
import { UnexplorableError } from '../../../mock-server/testing/explore/command/unexplorable-error';
import { inColours } from '../../../mock-server/testing/explore/report-colours';
import { RUN_DIRECTORY_VARIABLE } from '../../../mock-server/verdict/run-files';
import { shellWord } from '../../../spec/vocabulary/shell-word';
import type { Io } from '../../io';
import { printableLines } from '../../printable';
import { Progress } from '../../progress';
import { createReporter, type Reporter } from '../../reporter';
import { stopSignals } from '../../stop-signal';
import { writeResult } from '../../wrapped';
import { type ExecOptions, runWithSandbox } from '../exec/run';

export interface ExploreCommandOptions {
  /** Milliseconds. */
  readonly budget: number;
  readonly only?: string;
  readonly json?: boolean;
}

const MAX_OUTPUT_LINES = 20;
const MAX_OUTPUT_BYTES = 64_000;

/** The command was not run, or a signal ended it. */
class EndedError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super();
    this.exitCode = exitCode;
  }
}

/** Explores a command, and prints the report. Returns the exit code. */
export async function runExplore(
  command: readonly string[],
  settings: ExecOptions,
  { budget, only, json }: ExploreCommandOptions,
  io: Io,
): Promise<number> {
  const reporter = await createReporter(io);
  let progress: Progress | undefined;
  try {
    const { text, findings, notes, notTried, points, searched } = await exploreCommand({
      run: runner(command, settings, reporter, io),
      command: command.map(shellWord).join(' '),
      budgetMs: budget,
      only: only === undefined ? undefined : parseStrike(only),
      onBegin: (schedules) => {
        const begun = (progress = new Progress(io.stderr, 'Exploring', schedules));
        return () => begun.add(1);
      },
    });
    progress?.end();
    const lead = findings.length === 0 ? 'No disturbance was found after which money moves twice.\n\n' : '';
    writeResult(
      io.stdout,
      json
        ? `${JSON.stringify({ findings, notes, not_tried: notTried, points, searched })}\n`
        : inColours(`${lead}${printableLines(text)}\n`, io.env),
      json,
    );
    return findings.length === 0 ? 0 : 1;
  } catch (error) {
    progress?.end();
    if (error instanceof EndedError) return error.exitCode;
    if (!(error instanceof UnexplorableError)) throw error;
    if (error.output !== '') io.stderr.write(`${printableLines(error.output)}\n`);
    reporter.error(`The command cannot be explored: ${error.message.replace(/\.$/, '')}.`);
    return 2;
  }
}

/** Returns what runs the command. Its output is not shown. */
function runner(command: readonly string[], settings: ExecOptions, reporter: Reporter, io: Io): RunCommand {
  let exitCode: number | undefined;
  const interruption = new AbortController();
  for (const signal of stopSignals)
    io.signals.on(signal, () => {
      exitCode ??= 128 + constants.signals[signal];
      interruption.abort();
    });
  const quiet = { ...io, signals: { on: () => undefined } };
  return async (attach, limitMs) => {
    const limit = AbortSignal.timeout(limitMs);
    const lines = new LastLines();
    const { status, isRefused } = await runWithSandbox(command, settings, quiet, {
      reporter,
      attach,
      // The tests of the command record facts, and these would be of disturbed runs.
      variables: { [RUN_DIRECTORY_VARIABLE]: undefined },
      onOutput: (chunk) => lines.add(chunk),
      end: AbortSignal.any([limit, interruption.signal]),
    });
    if (isRefused) throw new EndedError(status);
    if (exitCode !== undefined) throw new EndedError(exitCode);
    return { status, isStopped: limit.aborted, output: lines.text };
  };
}

/** The last lines of an output. */
class LastLines {
  #bytes = Buffer.alloc(0);

  add(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]).subarray(-MAX_OUTPUT_BYTES);
  }

  get text(): string {
    return this.#bytes.toString().trimEnd().split('\n').slice(-MAX_OUTPUT_LINES).join('\n');
  }
}
