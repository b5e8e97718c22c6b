import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * Lets bundled CommonJS, such as that of commander, require modules of Node, with or without `node:`: an ECMAScript module has no
 * `require`. Only the command line contains such a package, so the other entries do not need Node for it.
 */
export const builtinModules: Plugin = {
  name: 'builtin-modules',
  setup(build) {
    if (build.initialOptions.format !== 'esm') return;
    build.onResolve({ filter: /^(node:)?[a-z][\w/]*$/ }, ({ kind, path }) =>
      kind === 'require-call' && isBuiltin(path) ? { path, namespace: 'builtin' } : undefined,
    );
    build.onLoad({ filter: /^/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};
