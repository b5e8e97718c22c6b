export { VitestReporter as default } from '../vitest-reporter';
export type { CoverageReporterOptions } from '../coverage-report';
export type { ReadyOptions } from '../ready-report';
export type { Thresholds } from '../../coverage/thresholds';
