import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { version } from '../../../package.json';
import { compareRecording } from '../../../mock-server/recordings/comparison/compare-recording';
import { type ComparisonReport, countedDifferences } from '../../../mock-server/recordings/comparison/report';
import { neededExchanges, redactedEntries } from '../../../mock-server/recordings/comparison/minimize';
import { InvalidRulesError, requireRules, type Rule } from '../../../mock-server/recordings/comparison/rules';
import { formatComparison } from '../../../mock-server/recordings/comparison/table';
import type { Recording } from '../../../mock-server/recordings/exchange';
import { createHarFile, HarWriter } from '../../../mock-server/recordings/files/har-writer';
import { openRecording } from '../../../mock-server/recordings/files/open-recording';
import { memoryTarget } from '../../../mock-server/recordings/replay/memory-target';
import type { ReplayTarget } from '../../../mock-server/recordings/replay/target';
import { RecordingError } from '../../../mock-server/recordings/recording-error';
import { comparedFact } from '../../../mock-server/verdict/compared-fact';
import { recordRun } from '../../../mock-server/verdict/run-files';
import { callControlApi } from '../../control-client';
import { explainFileError } from '../../file-problem';
import { formatCount } from '../../format-count';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { pathFrom } from '../../path-from';
import { createReporter } from '../../reporter';
import { writeResult } from '../../wrapped';

export type FailOn = 'difference' | 'unknown';

export interface CompareOptions {
  readonly host?: string;
  /** The URL of a running sandbox. Default: one in memory. */
  readonly sandbox?: string;
  readonly controlToken?: string;
  readonly rules?: string;
  /** The file for the exchanges that the differences need. */
  readonly minimize?: string;
  readonly failOn?: readonly FailOn[];
  readonly failOnUnusedRules?: boolean;
  /** The length to which a compressed file may be unpacked, in bytes. */
  readonly maxUnpacked: number;
  readonly json?: boolean;
}

const ADVICE = 'Save it once more as HAR with content, or record the traffic with payments-sandbox record.';

/** A file or a sandbox that cannot be used. */
class InputError extends Error {}

/** Compares a recording with a sandbox, and prints the report. Returns the exit code. */
export async function runCompare(file: string, options: CompareOptions, io: Io): Promise<number> {
  // Most of what a replay reads is garbage at once. By default the heap grows far beyond what is in use before it is collected.
  setFlagsFromString('--optimize-for-size');
  try {
    const rules = options.rules === undefined ? [] : await readRules(options.rules, io);
    const recording = await open(file, options, io);
    try {
      const report = await compareRecording(recording, await targetOf(options, io), { rules });
      writeResult(
        io.stdout,
        options.json
          ? `${JSON.stringify({ ...report, recording: { ...report.recording, file } })}\n`
          : formatComparison(report, await paint(io.stdout, io.env)),
        options.json,
      );
      recordRun({ facts: { compared: comparedFact(countedDifferences(report).length) } });
      if (options.minimize !== undefined) await minimize(recording, report, options.minimize, io);
      if (options.failOnUnusedRules === true && report.unused_rules.length > 0) return 2;
      return isFailure(report, options) ? 1 : 0;
    } finally {
      await recording.close();
    }
  } catch (error) {
    if (!(error instanceof InputError || error instanceof RecordingError)) throw error;
    const message =
      error instanceof InputError ? error.message : `The recording ${file} cannot be read. ${error.message}\n${ADVICE}`;
    (await createReporter(io)).error(message);
    return 2;
  }
}

async function open(file: string, { host, maxUnpacked }: CompareOptions, io: Io): Promise<Recording> {
  try {
    return await openRecording(pathFrom(io, file), { host, maxUnpackedBytes: maxUnpacked });
  } catch (error) {
    if (error instanceof RecordingError) throw error;
    throw new InputError(`The recording ${file} cannot be read. ${explainFileError(error)}`, { cause: error });
  }
}

async function readRules(file: string, io: Io): Promise<readonly Rule[]> {
  try {
    return requireRules(JSON.parse(await readFile(pathFrom(io, file), 'utf8')));
  } catch (error) {
    const problem = error instanceof InvalidRulesError ? error.message : explainFileError(error);
    throw new InputError(`The rules ${file} cannot be read. ${problem}`, { cause: error });
  }
}

/** Writes the exchanges that the differences need, without what is private. */
async function minimize(recording: Recording, report: ComparisonReport, file: string, io: Io): Promise<void> {
  const fail = (cause: unknown) => {
    throw new InputError(`The file ${file} cannot be written. ${explainFileError(cause)}`, { cause });
  };
  let failure: unknown;
  const writer = await createHarFile(pathFrom(io, file))
    .then((storage) =>
      HarWriter.create(storage, {
        creator: { name: 'payments-sandbox', version },
        onFailure: (error) => (failure = error),
      }),
    )
    .catch(fail);
  const needed = await neededExchanges(recording, report);
  let written = 0;
  for await (const entry of redactedEntries(recording, needed)) {
    writer.append(entry);
    written++;
  }
  await writer.close();
  if (failure !== undefined) fail(failure);
  const { exchanges } = report.recording;
  const deliveries = formatCount(written - needed.size, 'delivery');
  io.stderr.write(
    `${file} has ${needed.size} of ${formatCount(exchanges, 'exchange')} and ${deliveries}, with private values replaced.\n`,
  );
}

async function targetOf({ sandbox, controlToken }: CompareOptions, { stderr }: Io): Promise<ReplayTarget> {
  if (sandbox === undefined) return memoryTarget();
  const request = { method: 'GET', path: ['platforms'], query: { limit: '1' } } as const;
  await callControlApi({ url: sandbox, controlToken }, request).catch((cause: unknown) => {
    throw new InputError(formatError(cause), { cause });
  });
  const onPlatform = (id: string) => stderr.write(`Replaying on ${sandbox}/_sandbox/dashboard/${id}/\n`);
  return { fetch: (url, init) => fetch(url, init), baseUrl: sandbox, controlToken, onPlatform };
}

function isFailure(report: ComparisonReport, { failOn = [] }: CompareOptions): boolean {
  const found: Readonly<Record<FailOn, boolean>> = {
    difference: countedDifferences(report).length > 0,
    unknown: report.unknown.length > 0,
  };
  return failOn.some((what) => found[what]);
}
