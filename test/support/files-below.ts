import { readdirSync } from 'node:fs';

/** Returns the paths of the files below a folder, with `/` on Windows, too. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'));
}
