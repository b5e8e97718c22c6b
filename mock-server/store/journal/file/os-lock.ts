import { spawnSync } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync } from 'node:fs';

/** Milliseconds after which the helper program counts as missing. It needs about three. */
const TIMEOUT_MS = 2_000;
/** Exit code of flock(1) when another process holds the lock. */
const CONFLICT = 1;

/** An advisory lock of the operating system on a directory. */
export interface OsLock {
  /** 'unavailable' where the system or the file system has no such lock, or flock(1) is not installed. */
  readonly state: 'held' | 'refused' | 'unavailable';
  /** The file system of the directory. Two mounts of a network file system may not share their locks. */
  readonly device: number;
  readonly release: () => void;
}

/**
 * Tries to take flock(2) on a directory. Node has no call for it. The lock belongs to an open file, which a child process
 * shares: flock(1) takes it and exits, and it stays with this process until that closes the directory or ends.
 */
export function tryOsLock(directory: string): OsLock {
  if (process.platform === 'win32') return { state: 'unavailable', device: 0, release: () => undefined };
  const descriptor = openSync(directory, constants.O_RDONLY);
  const { dev: device } = fstatSync(descriptor);
  const { status } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
    timeout: TIMEOUT_MS,
  });
  let isOpen = true;
  const release = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  if (status === 0) return { state: 'held', device, release };
  release();
  return { state: status === CONFLICT ? 'refused' : 'unavailable', device, release };
}
