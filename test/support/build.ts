import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'tsup';

/**
 * Builds the package once for the whole run, for the tests that start real processes: `SANDBOX_CLI` is the command line. A
 * directory of its own for each run, below the project so that dependencies are found, and laid out like the package.
 */
export async function setup(): Promise<() => Promise<void>> {
  const cache = 'node_modules/.cache/payments-sandbox';
  await mkdir(cache, { recursive: true });
  const root = await mkdtemp(join(process.cwd(), cache, 'test-'));
  await copyFile('package.json', join(root, 'package.json'));
  await build({ outDir: join(root, 'dist'), dts: false, silent: true, sourcemap: true });
  process.env['SANDBOX_CLI'] = join(root, 'dist/cli/index.js');
  return () => rm(root, { recursive: true, force: true });
}
