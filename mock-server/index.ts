export { ApiError } from './api-error';
export type { SandboxEvent } from './events/outbox';
export type { Platform } from './platform';
export { createSandbox, type NewPlatform, type Sandbox, type SandboxOptions } from './sandbox';
export type { KeyPair } from './store/seed';
export type { Clock } from './time/clock';
