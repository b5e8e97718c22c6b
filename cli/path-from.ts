import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import type { Io } from './io';

/** Resolves the path of an argument. An absolute one does not need the current directory. */
export function pathFrom(io: Pick<Io, 'cwd'>, path: string): string {
  return isAbsolute(path) ? resolve(path) : resolve(io.cwd, path);
}

/** Returns a path whose `~` is the home directory: shells replace it only where an argument begins with it. */
export function withHome(path: string): string {
  return path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(1)) : path;
}
