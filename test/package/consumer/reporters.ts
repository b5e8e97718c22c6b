import JestReporter from 'payments-sandbox/jest/reporter';
import type { CoverageReporterOptions } from 'payments-sandbox/jest/reporter';

/** Jest creates the default export, with the configuration of the project and the options of the reporter. */
const options: CoverageReporterOptions = { thresholds: { total: 60, operations: undefined }, json: undefined };
const reporter = new JestReporter({ rootDir: '.' }, options);
export const result = reporter.getLastError() === undefined ? 'succeeded' : 'failed';
console.log(result);
