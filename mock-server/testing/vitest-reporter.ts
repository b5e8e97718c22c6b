import { CoverageReport, type CoverageReporterOptions } from './coverage-report';

/** Vitest, as far as the reporter uses it. */
interface VitestRun {
  /** The settings of the run. */
  readonly config: { readonly root: string; readonly watch?: boolean };
  /** The output of the run. */
  readonly logger: { readonly log: (text: string) => void; readonly error: (text: string) => void };
}

/**
 * A reporter of Vitest: prints the integration coverage of a run, of all platforms of the test kit, and fails the run below a
 * threshold. `reporters: ['default', ['payments-sandbox/vitest/reporter', { thresholds: { total: 60 } }]]`
 */
export class VitestReporter {
  readonly #report: CoverageReport;
  #run: VitestRun | undefined;

  constructor(options: CoverageReporterOptions = {}) {
    this.#report = new CoverageReport(options, (text) => this.#run?.logger.log(text), 'vitest');
  }

  /** Called once, before workers start. */
  onInit(run: VitestRun): void {
    this.#run = run;
    this.#report.begin();
    process.once('exit', () => this.#report.end());
  }

  /** Called after each run; while Vitest watches files, more follow. */
  onTestRunEnd(): void {
    if (this.#run === undefined) return;
    const { config, logger } = this.#run;
    const failures = this.#report.finish(config.root);
    for (const failure of failures) logger.error(failure);
    if (failures.length > 0) process.exitCode = 1;
  }
}
