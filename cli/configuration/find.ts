import { existsSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Io } from '../io';
import { ConfigurationError } from './error';

/** The names of a configuration file. A folder has one of them. */
export const CONFIGURATION_FILES = ['payments-sandbox.config.yaml', 'payments-sandbox.config.json'] as const;

/** The configuration files of a search. */
export interface FoundConfiguration {
  /** The one that is taken. */
  readonly path?: string;
  /** One above a folder that others may write, which is not taken. */
  readonly untrusted?: string;
}

/** Permission of everybody to write. */
const WRITABLE_BY_ALL = 0o002;

/**
 * Returns the path of the configuration file: in the current folder, or in the closest one above it, as far as the first folder
 * of a project. Somebody else may have put a file into a folder of another user, or into one such as `/tmp`: it is not taken.
 * Throws a `ConfigurationError` if a folder has two.
 */
export function findConfiguration(io: Pick<Io, 'cwd'>): FoundConfiguration {
  const current = currentFolder(io);
  const owner = current === undefined ? undefined : statsOf(current)?.uid;
  let isTrusted = true;
  for (let folder = current; folder !== undefined; folder = folderAbove(folder)) {
    isTrusted &&= folder === current || isOwnFolder(folder, owner);
    const [path, other] = configurationsIn(folder);
    if (path !== undefined && !isTrusted) return { untrusted: path };
    if (other !== undefined) throw new ConfigurationError(`${path} and ${other} are both there. Delete one of them.`);
    if (path !== undefined) return { path };
  }
  return {};
}

/** Returns why a file is not taken. */
export const explainUntrusted = (path: string): string =>
  `${path} is not taken: the folder, or one on the way to it, belongs to another user, or everybody may write it.`;

/** Whether a folder belongs to a user, and not everybody may write it. Windows has no such owners. */
function isOwnFolder(folder: string, owner: number | undefined): boolean {
  if (process.getuid === undefined) return true;
  const stats = statsOf(folder);
  return stats !== undefined && stats.uid === owner && (stats.mode & WRITABLE_BY_ALL) === 0;
}

/** Returns undefined for a folder that cannot be read, too. */
function statsOf(folder: string): Stats | undefined {
  try {
    return statSync(folder);
  } catch {
    return undefined;
  }
}

/** Returns the paths of the configuration files in a folder. */
export function configurationsIn(folder: string): readonly string[] {
  return CONFIGURATION_FILES.map((name) => join(folder, name)).filter((path) => existsSync(path));
}

/** Returns the closest folder with a package.json or .git, from a folder upward; undefined if there is none. */
export function projectFolder(folder: string): string | undefined {
  if (isProject(folder)) return folder;
  return dirname(folder) === folder ? undefined : projectFolder(dirname(folder));
}

const isProject = (folder: string) => ['package.json', '.git'].some((name) => existsSync(join(folder, name)));

const folderAbove = (folder: string) => (isProject(folder) || dirname(folder) === folder ? undefined : dirname(folder));

/** A command with absolute paths runs in a folder that was deleted, too. */
function currentFolder(io: Pick<Io, 'cwd'>): string | undefined {
  try {
    return io.cwd;
  } catch {
    return undefined;
  }
}
