import { isAbsolute, resolve } from 'node:path';
import type { Io } from './io';

/** Resolves the path of an argument. An absolute one does not need the current directory. */
export function pathFrom(io: Pick<Io, 'cwd'>, path: string): string {
  return isAbsolute(path) ? resolve(path) : resolve(io.cwd, path);
}
