import { coveragePage } from '../coverage/coverage-page';
import { formatCoverage } from '../coverage/format-coverage';
import { belowThresholds, checkThresholds, type Thresholds } from '../coverage/thresholds';
import { mergeCoverage } from '../../spec/derive/coverage';
import { createCoverageDirectory, deleteCoverageDirectory, takeCoverage } from './coverage-files';

/** Options of the reporters. */
export interface CoverageReporterOptions {
  /** The least percentage of each area, or of `total`: below one, the run fails. */
  readonly thresholds?: Thresholds | undefined;
  /** Where to write the coverage as JSON. A relative path starts at the root of the project. */
  readonly json?: string | undefined;
  /** Where to write a page about it. */
  readonly html?: string | undefined;
}

/** The coverage of a run: of all platforms of the test kit, in all workers. */
export class CoverageReport {
  readonly #options: CoverageReporterOptions;
  readonly #print: (text: string) => void;
  #directory: string | undefined;

  /** Throws a `TypeError` for an unknown area or an invalid threshold. */
  constructor(options: CoverageReporterOptions, print: (text: string) => void) {
    checkThresholds(options.thresholds ?? {});
    this.#options = options;
    this.#print = print;
  }

  /** Called before workers start. */
  begin(): void {
    this.#directory ??= createCoverageDirectory();
  }

  /** Prints and writes the coverage of the run. Returns what is below a threshold. */
  finish(root: string): readonly string[] {
    if (this.#directory === undefined) return [];
    const found = takeCoverage(this.#directory);
    const coverage = mergeCoverage(found);
    const { thresholds = {}, json, html } = this.#options;
    const platforms = found.length === 1 ? '1 platform' : `${found.length} platforms`;
    this.#print(`\nIntegration coverage of ${platforms}\n${formatCoverage(coverage)}`);
    if (json !== undefined) write(root, json, `${JSON.stringify(coverage)}\n`);
    if (html !== undefined) write(root, html, coveragePage(coverage));
    return belowThresholds(coverage, thresholds);
  }

  /** Deletes what workers left. */
  end(): void {
    if (this.#directory !== undefined) deleteCoverageDirectory(this.#directory);
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
