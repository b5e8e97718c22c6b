import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'tsup';

const cache = join(process.cwd(), 'node_modules/.cache/payments-sandbox');
const AN_HOUR = 3_600_000;

/**
 * Builds the package once for the whole run, for the tests that start real processes: `SANDBOX_CLI` is the command line. A
 * directory of its own for each run, below the project so that dependencies are found, and laid out like the package.
 */
export async function setup(): Promise<() => Promise<void>> {
  await mkdir(cache, { recursive: true });
  await removeAbandoned();
  const root = await mkdtemp(join(cache, 'test-'));
  await copyFile('package.json', join(root, 'package.json'));
  await build({ outDir: join(root, 'dist'), dts: false, silent: true, sourcemap: true });
  process.env['SANDBOX_CLI'] = join(root, 'dist/cli/index.js');
  return () => rm(root, { recursive: true, force: true });
}

/** A run that was killed left its build behind. One that is younger may belong to a run next to this one. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(cache)) {
    const found = await stat(join(cache, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > AN_HOUR) await rm(join(cache, name), { recursive: true, force: true });
  }
}
