export { type OpenAtOptions, openSandboxAt } from './open-sandbox-at';
export { DatabaseRefusedError, DatabaseUnavailableError } from '../store/journal/postgres/database-error';
export { MissingDriverError } from '../store/journal/postgres/driver';
export { DatabaseUrlError, serverOf } from '../store/journal/postgres/server-name';
export { DataDirectoryLockedError } from '../store/journal/file/locked-error';
export { MoveFailedError, type MoveOptions, type MovedStore, moveStore } from '../replicas/move';
export { readReplicas } from '../replicas/read-replicas';
export { StoreMovingError } from '../replicas/move-lock';
export { MoveRefusedError, type StoreAddress } from '../replicas/store-end';
