import { open } from 'node:fs/promises';
import { constants } from 'node:fs';
import { version } from '../../../package.json';
import { replayBug } from '../../../mock-server/recordings/bug-report/replay-bug';
import type { ComparisonReport } from '../../../mock-server/recordings/comparison/report';
import { formatComparison } from '../../../mock-server/recordings/comparison/table';
import { RecordingError } from '../../../mock-server/recordings/recording-error';
import { ReplayError } from '../../../mock-server/recordings/replay/platform';
import { createSandbox, type RunningServer, type Sandbox, serve } from '../../../mock-server/server';
import { explainFileError } from '../../file-problem';
import type { Io } from '../../io';
import { isRow, rowsOf } from '../../lists/row';
import { paint } from '../../paint';
import { pathFrom } from '../../path-from';
import { printable, printableLines } from '../../printable';
import { createReporter } from '../../reporter';
import { stopSignal } from '../../stop-signal';
import { type BugReport, BugReportError, MAX_ARCHIVE_BYTES, unpackBugReport } from './archive';
import { writeResult } from '../../wrapped';

export interface OpenOptions {
  readonly port: number;
}

/** Replays a bug report in a sandbox of its own, which runs until a signal. Returns the exit code. */
export async function runOpen(file: string, { port }: OpenOptions, io: Io): Promise<number> {
  const stopped = stopSignal(io);
  const sandbox = createSandbox();
  let server: RunningServer | undefined;
  try {
    const bug = unpackBugReport(await readArchive(pathFrom(io, file)));
    const report = await replayOn(sandbox, bug);
    server = await serve(sandbox, { port });
    writeResult(io.stdout, await formatOpened(bug, report, server, io));
    await stopped;
    return 0;
  } catch (error) {
    const isOfFile = error instanceof BugReportError || error instanceof RecordingError || error instanceof ReplayError;
    if (!isOfFile) throw error;
    (await createReporter(io)).error(`The bug report ${file} cannot be opened. ${printable(error.message)}`);
    return 2;
  } finally {
    await server?.close();
    await sandbox.close();
  }
}

/** Reads a file that is not too long. Opening a pipe would wait for its writer. */
async function readArchive(path: string): Promise<Uint8Array> {
  try {
    const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = await file.stat();
      if (stats.isDirectory()) throw new BugReportError('It is a directory.');
      if (!stats.isFile()) throw new BugReportError('It is not a regular file.');
      if (stats.size > MAX_ARCHIVE_BYTES) throw new BugReportError(`It is longer than ${MAX_ARCHIVE_BYTES / 1e6} MB.`);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof BugReportError) throw error;
    throw new BugReportError(explainFileError(error), { cause: error });
  }
}

function replayOn(sandbox: Sandbox, { seed, har }: BugReport): Promise<ComparisonReport> {
  const { id, keys } = sandbox.platform();
  const { test, live } = keys;
  const platform = {
    id,
    test: { ...test, client_secret: test.client_secret ?? '' },
    live: { ...live, client_secret: live.client_secret ?? '' },
  };
  return replayBug(har, {
    fetch: sandbox.fetch,
    baseUrl: 'http://localhost',
    start: { platform, lines: seed.trimEnd().split('\n') },
  });
}

async function formatOpened(
  { facts, har, expected }: BugReport,
  report: ComparisonReport,
  { url }: RunningServer,
  io: Io,
): Promise<string> {
  const other = facts.release === version ? '' : `, and this is release ${version}: that alone may make a difference`;
  const settings = JSON.stringify(facts.configuration);
  const { ignored } = report.recording;
  return [
    printable(`Written by release ${facts.release} with Node.js ${facts.node} on ${facts.system}${other}.`),
    ...(settings === '{}' ? [] : [printable(`Settings there, which are not set here: ${settings}`)]),
    ...(expected === ''
      ? []
      : [
          '',
          'Expected:',
          ...printableLines(expected.trimEnd())
            .split('\n')
            .map((line) => `  ${line}`),
        ]),
    '',
    formatComparison(report, await paint(io.stdout, io.env)).trimEnd(),
    ...(ignored > 0 ? ['', `${ignored} requests without a response were not replayed.`] : []),
    ...controlLines(har),
    '',
    `The sandbox runs with the state after them, and its clock stands still: ${url}`,
    `Dashboard: ${url}/_sandbox/dashboard/default/`,
    'To stop it: Ctrl+C',
    '',
  ].join('\n');
}

/** Changes by the control API between the requests are missing in the replay. */
function controlLines(har: unknown): readonly string[] {
  const log = isRow(har) && isRow(har['log']) ? har['log'] : {};
  const operations = rowsOf(log['_control_operations']);
  if (operations.length === 0) return [];
  return [
    '',
    'Not replayed, as the control API did it between the requests:',
    ...operations.map(({ operation, at }) => printable(`  ${String(at)}  ${String(operation)}`)),
  ];
}
