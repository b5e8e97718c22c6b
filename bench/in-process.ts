import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Report } from './report';
import { tsx } from './servers';

/** Samples of the process that measures, each of many calls. */
export interface InProcess {
  /** Microseconds of CPU, user and system. */
  readonly create: readonly number[];
  readonly loopback: readonly number[];
  /** CPU of a payment under MSW, times a handler that always returns the same payment. */
  readonly underMsw: readonly number[];
}

const measuring = join(import.meta.dirname, 'in-process-child.ts');

/** Measures the sandbox inside the process of its caller, in a process that does nothing else. */
export async function measureInProcess(dist: string, bareUrl: string, report: Report, rounds: number): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', tsx, measuring],
    ...[dist, bareUrl, String(rounds)],
  ]);
  const { create, loopback, underMsw }: InProcess = JSON.parse(stdout);
  report.line('create through sandbox.fetch(url, init), µs of CPU', create, { most: 80 });
  report.line('beside it: fetch of a bare server over loopback, µs of CPU', loopback);
  report.line('create under MSW, times a constant handler', underMsw, { most: 1.2 });
}
