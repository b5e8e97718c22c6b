import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Io } from '../io';
import { ConfigurationError } from './error';

/** The names of a configuration file. A folder has one of them. */
export const CONFIGURATION_FILES = ['payments-sandbox.config.yaml', 'payments-sandbox.config.json'] as const;

/**
 * Returns the path of the configuration file: in the current folder, or in the closest one above it, as far as the first folder
 * of a project. Throws a `ConfigurationError` if a folder has two.
 */
export function findConfiguration(io: Pick<Io, 'cwd'>): string | undefined {
  for (let folder = currentFolder(io); folder !== undefined; folder = folderAbove(folder)) {
    const [path, other] = configurationsIn(folder);
    if (other !== undefined) throw new ConfigurationError(`${path} and ${other} are both there. Delete one of them.`);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** Returns the paths of the configuration files in a folder. */
export function configurationsIn(folder: string): readonly string[] {
  return CONFIGURATION_FILES.map((name) => join(folder, name)).filter((path) => existsSync(path));
}

function folderAbove(folder: string): string | undefined {
  const isProject = ['package.json', '.git'].some((name) => existsSync(join(folder, name)));
  return isProject || dirname(folder) === folder ? undefined : dirname(folder);
}

/** A command with absolute paths runs in a folder that was deleted, too. */
function currentFolder(io: Pick<Io, 'cwd'>): string | undefined {
  try {
    return io.cwd;
  } catch {
    return undefined;
  }
}
