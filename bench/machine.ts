import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { calibrate } from './calibration';

/** Where and when something was measured. Pairs have a value before and one after the measurement. */
export interface Machine {
  /** Year, month and day. */
  readonly date: string;
  /** Of the sources that were measured. */
  readonly commit: string;
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  /** Processes that ran or waited, on average over a minute. A measurement itself is about two. */
  readonly load: readonly [before: number, after: number];
  /** Milliseconds of `JSON.parse` for 1 MB. */
  readonly calibrationMs: readonly [before: number, after: number];
}

const CALIBRATIONS = 31;
const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns a description of the machine before a measurement. */
export function describeMachine(): Machine {
  const load = round(loadavg()[0] ?? 0);
  const calibration = round(calibrate(CALIBRATIONS));
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    node: process.versions.node,
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    load: [load, load],
    calibrationMs: [calibration, calibration],
  };
}

/** Returns the description with the values after the measurement. */
export function describeAfterwards(machine: Machine): Machine {
  const now = describeMachine();
  return {
    ...machine,
    load: [machine.load[0], now.load[0]],
    calibrationMs: [machine.calibrationMs[0], now.calibrationMs[0]],
  };
}

/** Returns the description as a sentence. */
export function formatMachine({
  date,
  commit,
  node,
  processor,
  cores,
  memoryGb,
  load,
  calibrationMs,
}: Machine): string {
  return [
    `Measured on ${date} at commit ${commit}: ${cores} × ${processor}, ${memoryGb} GB of memory, Node ${node}.`,
    `Load of the machine: ${load[0]} processes before, ${load[1]} after.`,
    `\`JSON.parse\` of 1 MB: ${calibrationMs[0]} ms before, ${calibrationMs[1]} ms after.`,
  ].join(' ');
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
