import { CoverageReport, type CoverageReporterOptions } from './coverage-report';

/**
 * A reporter of Jest: prints the integration coverage of a run, of all platforms of the test kit, and fails the run below a threshold.
 * `reporters: ['default', ['payments-sandbox/jest/reporter', { thresholds: { total: 60 } }]]`
 */
export class JestReporter {
  readonly #report: CoverageReport;
  readonly #root: string;
  #failures: readonly string[] = [];

  constructor(
    { rootDir: root }: { readonly rootDir: string },
    options: CoverageReporterOptions = {},
    print: (text: string) => void = (text) => void process.stderr.write(text),
  ) {
    this.#root = root;
    this.#report = new CoverageReport(options, print);
  }

  /** Called before workers start. */
  onRunStart(): void {
    this.#report.begin();
  }

  onRunComplete(): void {
    this.#failures = this.#report.finish(this.#root);
    this.#report.end();
  }

  /** Returns why the run fails; undefined if it does not. */
  getLastError(): Error | undefined {
    return this.#failures.length > 0 ? new Error(this.#failures.join('\n')) : undefined;
  }
}
