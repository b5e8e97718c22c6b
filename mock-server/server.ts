export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox';
export { type RunningServer, serve, type ServeOptions } from './fronts/http';
export { type OpenOptions, openSandboxIn } from './fronts/open-sandbox-in';
export { defaultPlatform } from './platform/definition';
export type { Platform } from './platform/platform';
export { SeedFileError, type SeedFileHead, type SeedFileSource } from './seed-file/format';
export type { DataDirectoryOptions } from './store/journal/file/data-directory';
export { DataDirectoryLockedError } from './store/journal/file/lock-file';
export { isLoopback } from './wire/host';
