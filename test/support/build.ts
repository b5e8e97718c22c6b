import { copyFile, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'tsup';

const cache = join(process.cwd(), 'node_modules/.cache/payments-sandbox');
const MAX_AGE_MS = 3_600_000;

/**
 * Builds the package once per run, for the tests that start processes: `SANDBOX_CLI` is the path of the command line. Where it is
 * set, that build is used. Each run has a directory of its own, laid out like the package and inside the project, so that
 * dependencies resolve.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['SANDBOX_CLI']) return async () => undefined;
  await mkdir(cache, { recursive: true });
  await removeAbandoned();
  const root = await mkdtemp(join(cache, 'test-'));
  await copyFile('package.json', join(root, 'package.json'));
  await symlink(resolve('docs'), join(root, 'docs'), 'junction');
  await build({ outDir: join(root, 'dist'), dts: false, silent: true, sourcemap: true });
  process.env['SANDBOX_CLI'] = join(root, 'dist/cli/index.cjs');
  return () => rm(root, { recursive: true, force: true });
}

/** Deletes the builds of killed runs. A younger one may belong to a concurrent run. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(cache)) {
    const found = await stat(join(cache, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > MAX_AGE_MS) await rm(join(cache, name), { recursive: true, force: true });
  }
}
