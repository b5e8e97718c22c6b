import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CodeCache } from '../../../cli/code-cache/code-cache';
import { moduleLoader, type Require } from '../../../cli/code-cache/module-loader';
import { temporaryDirectory } from '../../store/support';

/** Returns loaders of modules with these sources: the one with the cache, and that of Node. */
function loadersOf(sources: Readonly<Record<string, string>>): [name: string, load: Require][] {
  const root = temporaryDirectory();
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), source);
  }
  const requireHere = createRequire(join(root, 'main.cjs'));
  const cache = new CodeCache(root, join(root, 'cache'));
  // Before the folder is deleted: saved later, when idle, the code would create it again.
  onTestFinished(() => cache.save());
  const load = moduleLoader(cache, requireHere);
  return [
    ['with the cache', (name) => load(join(root, name))],
    ['of Node', (name) => requireHere(join(root, name))],
  ];
}

/** Modules, and the exports of `main.cjs`. */
const cases: [title: string, sources: Readonly<Record<string, string>>, exports: unknown][] = [
  [
    'relative paths',
    {
      'main.cjs': "exports.of = [require('./a.cjs'), require('./b/b.cjs')];",
      'a.cjs': "module.exports = 'a';",
      'b/b.cjs': "module.exports = ['b', require('../a.cjs')];",
    },
    { of: ['a', ['b', 'a']] },
  ],
  [
    'packages and modules of Node',
    {
      'main.cjs': "module.exports = [require('package'), require('node:path').sep === require('path').sep];",
      'node_modules/package/index.js': "module.exports = 'a package';",
    },
    ['a package', true],
  ],
  [
    'a module runs once',
    {
      'main.cjs': "require('./a.cjs').count++; module.exports = require('./a.cjs').count;",
      'a.cjs': 'exports.count = 1;',
    },
    2,
  ],
  [
    'modules that require each other see the exports so far',
    {
      'main.cjs': "exports.before = 1; exports.a = require('./a.cjs'); exports.after = 1;",
      'a.cjs': "module.exports = { ...require('./main.cjs') };",
    },
    { before: 1, a: { before: 1 }, after: 1 },
  ],
  [
    'a module that throws runs again when it is required again',
    {
      'main.cjs': `const results = [];
        for (const n of [1, 2, 3]) try { results.push(require('./a.cjs')) } catch ({ message }) { results.push(message) }
        module.exports = results;`,
      'a.cjs':
        "exports.half = 1; const { count } = require('./b.cjs'); if (++count.n < 3) throw new Error(`${count.n}`);",
      'b.cjs': 'exports.count = { n: 0 };',
    },
    ['1', '2', { half: 1 }],
  ],
  [
    'what a module can see',
    {
      'main.cjs': `module.exports = [this === exports, arguments.length, require('node:path').basename(__filename),
        __filename.startsWith(__dirname)];`,
    },
    [true, 5, 'main.cjs', true],
  ],
];

test.each(cases)('%s, as Node does', (_title, sources, exports) => {
  for (const [name, load] of loadersOf(sources)) expect([name, load('main.cjs')]).toEqual([name, exports]);
});
