import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findConfiguration } from '../configuration/find';
import type { Io } from '../io';
import { isWindows } from '../operating-system';

/** Returns the folder that a start belongs to: that of its configuration file, or else the current one. */
export function folderOfRun(io: Pick<Io, 'cwd'>): string {
  const { path } = findConfiguration(io);
  return realpathSync(path === undefined ? io.cwd : dirname(path));
}

/** Returns the socket, on Windows the pipe, by which the sandbox that was started in a folder on a port is stopped. */
export function socketOf(folder: string, port: number): string {
  const name = nameOf(folder, port);
  return isWindows ? `\\\\.\\pipe\\payments-sandbox-${name}` : join(privateFolder(), name);
}

// Some systems allow 104 bytes for the path of a socket.
const nameOf = (folder: string, port: number): string =>
  `${createHash('sha256').update(folder).digest('hex').slice(0, 12)}-${port}`;

/** Returns the log of a sandbox in the background that keeps no data. `stop` deletes it, and the next start replaces it. */
export const logOf = (folder: string, port: number): string => join(privateFolder(), `${nameOf(folder, port)}.log`);

/** Permissions of others than the owner. */
const FOR_OTHERS = 0o077;

/** Returns a temporary folder that only this user can use. Throws an error if another user owns it. */
export function privateFolder(): string {
  const uid = process.getuid?.();
  const folder = join(tmpdir(), uid === undefined ? 'payments-sandbox' : `payments-sandbox-${uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  const isOwn = uid === undefined || (stats.uid === uid && (stats.mode & FOR_OTHERS) === 0);
  if (stats.isDirectory() && isOwn) return folder;
  throw new Error(`${folder} is not a folder of this user alone`);
}
