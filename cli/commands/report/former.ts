import type { Io } from '../../io';
import { createReporter } from '../../reporter';
import { type CoverageOptions, runCoverageReport } from './coverage';

/** Runs `report --coverage`, the former name of `coverage`. Returns the exit code. */
export async function runFormerCoverage(options: CoverageOptions, io: Io): Promise<number> {
  (await createReporter(io)).warning('report --coverage is called coverage now.');
  return runCoverageReport(options, io);
}
