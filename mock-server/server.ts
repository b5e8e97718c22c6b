export { createSandbox, type Sandbox } from './sandbox';
export type { SandboxOptions } from './platform/sandbox-options';
export { type RunningServer, serve, type ServeOptions } from './fronts/http';
export { type OpenOptions, openSandboxIn } from './fronts/open-sandbox-in';
export { defaultPlatform } from './platform/definition';
export { StorageFailedError } from './platform/availability';
export {
  type PlatformVerification,
  type Problem,
  type Verification,
  type VerificationStatus,
  verifyDataDirectory,
} from './platform/verify';
export type { Platform } from './platform/platform';
export { SeedFileError, type SeedFileHead, type SeedFileSource } from './seed-file/format';
export type { DataDirectoryOptions } from './store/journal/file/data-directory';
export { DataDirectoryLockedError } from './store/journal/file/locked-error';
export { JournalDamagedError } from './store/journal/file/scan';
export { NewerReleaseError } from './store/journal/newer-release-error';
export { isLoopback } from './wire/host';
