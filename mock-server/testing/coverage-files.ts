import { type Coverage, isCoverage } from '../../spec/derive/coverage';
import { variableIn } from '../../spec/vocabulary/environment-variable';

/** Names the directory in which the workers of a run leave their coverage. A reporter sets it before they start. */
export const COVERAGE_DIRECTORY_VARIABLE = 'PAYMENTS_SANDBOX_COVERAGE_DIRECTORY';

/** The modules of Node, looked up when they are needed: the test kit also runs where there are none. */
const fileSystem = () => process.getBuiltinModule('node:fs');

/**
 * Hands the coverage of a platform over to the reporter of the run. Called when a test is over, before its platform is deleted.
 * Does nothing without a reporter. Each worker appends lines to a file of its own.
 */
export function recordCoverage(coverage: Coverage): void {
  const directory = typeof process === 'object' ? variableIn(process.env, COVERAGE_DIRECTORY_VARIABLE) : undefined;
  if (directory === undefined) return;
  const { threadId } = process.getBuiltinModule('node:worker_threads');
  fileSystem().appendFileSync(`${directory}/${process.pid}-${threadId}.ndjson`, `${JSON.stringify(coverage)}\n`);
}

/** Creates the directory, and lets processes that start from now on know it. */
export function createCoverageDirectory(): string {
  const { tmpdir } = process.getBuiltinModule('node:os');
  const directory = fileSystem().mkdtempSync(`${tmpdir()}/payments-sandbox-coverage-`);
  process.env[COVERAGE_DIRECTORY_VARIABLE] = directory;
  return directory;
}

/** Returns everything that was handed over, and deletes it. The directory stays, for the next run of a watcher. */
export function takeCoverage(directory: string): Coverage[] {
  const { readdirSync, readFileSync, rmSync } = fileSystem();
  return readdirSync(directory).flatMap((name) => {
    const path = `${directory}/${name}`;
    const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    rmSync(path);
    return lines.map((line): unknown => JSON.parse(line)).filter(isCoverage);
  });
}

export function deleteCoverageDirectory(directory: string): void {
  fileSystem().rmSync(directory, { recursive: true, force: true });
  if (process.env[COVERAGE_DIRECTORY_VARIABLE] === directory) delete process.env[COVERAGE_DIRECTORY_VARIABLE];
}
