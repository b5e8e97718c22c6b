import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../project';

const MAX_BYTES = 14_000_000;
const MAX_PACKAGES = 12;

/** Checks what an installation adds to an empty project: bytes on disk and packages. Returns both. */
export async function footprint({ folder }: Project): Promise<string> {
  const installed = join(folder, 'node_modules');
  const entries = await readdir(installed, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const lock: { packages: object } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  const packages = Object.keys(lock.packages).filter((path) => path !== '').length;
  const maps = files.filter((file) => file.includes('/payments-sandbox/dist/') && file.endsWith('.map'));
  const found = `(${(bytes / 1_000_000).toFixed(1)} MB, ${packages} packages)`;
  if (bytes > MAX_BYTES || packages > MAX_PACKAGES || maps.length > 0)
    throw new Error(`${found}, with ${maps.length} source maps: too much is installed`);
  return found;
}
