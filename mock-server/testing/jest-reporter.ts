import { CoverageReport, type CoverageReporterOptions } from './coverage-report';

/** Reporters of Jest write to the standard error. */
const print = (text: string): void => void process.stderr.write(text);

/**
 * A reporter of Jest: prints the integration coverage of a run, of all platforms of the test kit, and fails the run below a
 * threshold. `reporters: ['default', ['payments-sandbox/jest/reporter', { thresholds: { total: 60 } }]]`
 */
export class JestReporter {
  readonly #report: CoverageReport;
  readonly #root: string;
  #failures: readonly string[] = [];

  constructor({ rootDir: root }: { readonly rootDir: string }, options: CoverageReporterOptions = {}) {
    this.#root = root;
    this.#report = new CoverageReport(options, print, 'jest');
  }

  /** Called before workers start. */
  onRunStart(): void {
    this.#report.begin();
  }

  /** Prints the coverage. Jest calls it. */
  onRunComplete(): void {
    this.#failures = this.#report.finish(this.#root);
    this.#report.end();
    // Jest lets the run fail for the error of a reporter, and does not show it.
    if (this.#failures.length > 0) print(`${this.#failures.join('\n')}\n`);
  }

  /** Returns why the run fails; undefined if it does not. */
  getLastError(): Error | undefined {
    return this.#failures.length > 0 ? new Error(this.#failures.join('\n')) : undefined;
  }
}
