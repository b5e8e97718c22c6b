export { JestReporter as default } from '../jest-reporter';
export type { CoverageReporterOptions } from '../coverage-report';
export type { Thresholds } from '../../coverage/thresholds';
