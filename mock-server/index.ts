export { SandboxError } from './sandbox-error';
export type {
  BankReturnReason,
  DisputeOutcome,
  DisputeReason,
  PayoutOutcome,
  ReviewOutcome,
} from '../spec/tables/outcomes';
export type { JobSettings } from './platform/job-settings';
export type { Jobs } from './platform/jobs';
export type { JobFilter } from './jobs/job-filter';
export type { FaultInput } from './platform/fault-input';
export type { Faults } from './platform/faults';
export type { Snapshots } from './platform/snapshots';
export type { DeliveryFilter } from './events/delivery-filter';
export { NotIdleError } from './events/idle';
export type { SandboxEvent } from './events/render-event';
export type { PublisherInput, Publishers } from './events/endpoints';
export type { FaultView } from './present/faults';
export type { RequestEntry } from './request-log/entry';
export type { RequestFilter } from './request-log/filter';
export type { RequestLog } from './request-log/request-log';
export { RequestNotSeenError } from './request-log/wait';
export type { PlatformLimits } from './domain/platform-limits';
export { StorageFailedError } from './platform/availability';
export type { Platform } from './platform/platform';
export { SeedFileError, type SeedFileHead, type SeedFileSource } from './seed-file/format';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';
export type { KeyPair, NewPlatform } from './platform/definition';
export type { Clock } from './time/clock';
export type { Duration } from './time/duration';
export type { ClockMove, PlatformClock } from './time/platform-clock';
