import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMeasured, measured } from './figure';
import { startIn } from './start';
import { attempt, type NewFigures, type Running, type Step } from './step';
import { parseFile, ServerProcess } from './process';

const ROUNDS = 3;
/** An opening that takes longer is measured once. */
const LONG_MS = 60_000;

/**
 * Stops the process and opens its data again, alternately with a process that only reads and parses the same file and keeps
 * what it parsed. Both times begin with the spawn of the process. Returns the process that is running in the end.
 */
export async function measureOpening(
  step: Step,
  folder: string,
  running: Running,
  figures: NewFigures,
): Promise<Running> {
  const { payments, subject, log } = step;
  const { ids } = running.client;
  await running.process.stop();
  const { path, bytes } = largestFile(folder);
  figures.fileMb = measured(bytes / 1e6);
  figures.fileBytesPerPayment = measured(bytes / payments);
  const times: Record<'opening' | 'parsing', number[]> = { opening: [], parsing: [] };
  for (let round = 0; round < ROUNDS && (times.opening[0] ?? 0) < LONG_MS; round++) {
    times.opening.push(await open(step, folder, running, ids, figures));
    await attempt(step, figures, ['parsingMs', 'openingOfParsing'], async () => {
      times.parsing.push(await parseFile(path, subject.fileForm ?? 'journal', step.deadline));
    });
  }
  figures.openingMs = measured(times.opening);
  if (!figures.parsingMs) {
    figures.parsingMs = measured(times.parsing);
    figures.openingOfParsing = measured(
      times.opening.map((time, round) => time / (times.parsing[round] ?? Number.NaN)),
    );
  }
  log(`opened ${(bytes / 1e6).toFixed(1)} MB`);
  const again = await startIn(folder, step);
  again.client.sample(ids);
  return again;
}

/** Returns the milliseconds from the spawn of a process to its first response with a payment. */
async function open(
  { subject, deadline }: Step,
  folder: string,
  { headers }: Running,
  [id = '']: readonly string[],
  figures: NewFigures,
): Promise<number> {
  const process = await ServerProcess.start(subject, folder);
  try {
    const time = await process.ready(subject.getPath(id), headers, deadline);
    const { residentMb, peakResidentMb } = await process.probe();
    figures.residentOpenedMb = measured(residentMb);
    const known = figures.peakOpenedMb;
    figures.peakOpenedMb = measured(Math.max(peakResidentMb, isMeasured(known) ? known.high : 0));
    return time;
  } finally {
    await process.stop();
  }
}

function largestFile(folder: string): { readonly path: string; readonly bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, bytes: statSync(path).size }));
  return files.reduce((largest, file) => (file.bytes > largest.bytes ? file : largest), { path: '', bytes: 0 });
}
