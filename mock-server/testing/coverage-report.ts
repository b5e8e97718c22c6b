import { coveragePage } from '../coverage/coverage-page';
import { formatCoverage } from '../coverage/format-coverage';
import { belowThresholds, checkThresholds, type Thresholds } from '../coverage/thresholds';
import { mergeCoverage } from '../../spec/derive/coverage';
import { RunDirectory } from '../verdict/run-files';
import type { TestRunner } from '../verdict/test-lines';
import { checkReady, type ReadyOptions, readyReport } from './ready-report';

/** Options of the reporters. */
export interface CoverageReporterOptions {
  /** The least percentage of each area, or of `total`: below one, the run fails. */
  readonly thresholds?: Thresholds | undefined;
  /** Where to write the coverage as JSON. A relative path starts at the root of the project. */
  readonly json?: string | undefined;
  /** Where to write a page about it. */
  readonly html?: string | undefined;
  /** Prints the verdict whether the program is ready to go live, and fails the run for a row that failed. Default: no verdict. */
  readonly ready?: ReadyOptions | undefined;
}

/** The coverage of a run: of all platforms of the test kit, in all workers. */
export class CoverageReport {
  readonly #options: CoverageReporterOptions;
  readonly #print: (text: string) => void;
  readonly #runner: TestRunner;
  #directory: RunDirectory | undefined;

  /** Throws a `TypeError` for an unknown area or row, or an invalid threshold. */
  constructor(options: CoverageReporterOptions, print: (text: string) => void, runner: TestRunner) {
    checkThresholds(options.thresholds ?? {});
    checkReady(options.ready ?? {});
    this.#options = options;
    this.#print = print;
    this.#runner = runner;
  }

  /** Called before workers start. */
  begin(): void {
    this.#directory ??= new RunDirectory();
  }

  /** Prints and writes the coverage of the run. Returns what is below a threshold. */
  finish(root: string): readonly string[] {
    if (this.#directory === undefined) return [];
    const records = this.#directory.take();
    const found = records.flatMap(({ coverage }) => coverage ?? []);
    const coverage = mergeCoverage(found);
    const { thresholds = {}, json, html, ready } = this.#options;
    const platforms = found.length === 1 ? '1 platform' : `${found.length} platforms`;
    this.#print(`\nIntegration coverage of ${platforms}\n${formatCoverage(coverage)}`);
    if (json !== undefined) write(root, json, `${JSON.stringify(coverage)}\n`);
    if (html !== undefined) write(root, html, coveragePage(coverage));
    const failures = belowThresholds(coverage, thresholds);
    if (ready === undefined) return failures;
    const facts = records.map((record) => record.facts);
    const report = readyReport(facts, ready, this.#runner);
    this.#print(`\n${report.text}`);
    for (const [file, content] of report.files) write(root, file, content);
    return [...failures, ...report.failures];
  }

  /** Deletes what workers left. */
  end(): void {
    this.#directory?.delete();
    this.#directory = undefined;
  }
}

function write(root: string, file: string, text: string): void {
  const { mkdirSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const { dirname, resolve } = process.getBuiltinModule('node:path');
  const path = resolve(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
