import { dirname } from 'node:path';

/**
 * Returns the path of the command line that was built for this run. Throws an `Error` where `setup` of `build.ts` was not called.
 */
export function builtCli(): string {
  const path = process.env['SANDBOX_CLI'];
  if (path === undefined) throw new Error('The package was not built for this run.');
  return path;
}

/** Returns the path of the package that was built for this run. */
export function builtPackage(): string {
  return dirname(dirname(dirname(builtCli())));
}
