import { dirname, resolve } from 'node:path';
import type { CodeCache } from './code-cache';

/** As that of Node: loads a module by its name, or by its path. */
export type Require = (id: string) => unknown;

/**
 * Returns a function that loads a CommonJS module by its path, as `require` does, and all modules that it requires by relative
 * paths. Packages and modules of Node are left to `requirePackage`.
 */
export function moduleLoader(cache: Pick<CodeCache, 'functionOf'>, requirePackage: Require): Require {
  const modules = new Map<string, { exports: unknown }>();
  return function load(path) {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    const folder = dirname(path);
    const require: Require = (id) => (id.startsWith('.') ? load(resolve(folder, id)) : requirePackage(id));
    modules.set(path, module); // Before it runs: modules may require each other.
    try {
      cache.functionOf(path).call(module.exports, module.exports, require, module, path, folder);
    } catch (error) {
      modules.delete(path);
      throw error;
    }
    return module.exports;
  };
}
