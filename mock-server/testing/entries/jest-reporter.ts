// By name too: the CommonJS build of a default export without another export would be the class itself, unlike its types.
export { JestReporter, JestReporter as default } from '../jest-reporter';
export type { CoverageReporterOptions } from '../coverage-report';
export type { ReadyOptions } from '../ready-report';
export type { Thresholds } from '../../coverage/thresholds';
