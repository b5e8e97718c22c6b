import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction, createContext, type Context } from 'node:vm';
import { build } from 'tsup';
import { expect, test } from 'vitest';
import manifest from '../../package.json';
import { entries } from '../../packaging/entries';
import { outputOf } from '../../packaging/manifest';
import { temporaryDirectory } from '../store/support';
import { builtPackage } from '../support/built';

const dist = join(builtPackage(), 'dist');
const requireHere = createRequire(import.meta.url);

/**
 * The names that both jest-environment-jsdom 29 and 30 have, beside those of the language. They have neither `fetch`, `Request`,
 * `Response`, `TextEncoder`, `TextDecoder`, `structuredClone` and streams, nor a complete `crypto`.
 */
const namesOfJsdom = [
  ...[
    'AbortController',
    'AbortSignal',
    'Blob',
    'Buffer',
    'CustomEvent',
    'DOMException',
    'Event',
    'EventTarget',
    'File',
  ],
  ...['FormData', 'Headers', 'URL', 'URLSearchParams', 'atob', 'btoa', 'clearInterval', 'clearTimeout', 'console'],
  ...['performance', 'process', 'queueMicrotask', 'setInterval', 'setTimeout'],
];

function contextOfJsdom(): Context {
  const context = createContext(
    Object.fromEntries(namesOfJsdom.map((name) => [name, Reflect.get(globalThis, name)] as const)),
  );
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const itself = compileFunction('return globalThis', [], { parsingContext: context })();
  const page = { window: itself, self: itself, global: itself, document: {}, navigator: { userAgent: 'jsdom' } };
  Object.assign(context, page, { location: new URL('http://localhost/'), crypto: { getRandomValues } });
  return context;
}

/** Loads a built file in a context as Jest does. Modules of Node and peers are those of this test. */
function loaderIn(context: Context): (file: string) => unknown {
  const modules = new Map<string, { exports: unknown }>();
  return function load(file) {
    const known = modules.get(file);
    if (known !== undefined) return known.exports;
    const module: { exports: unknown } = { exports: {} };
    modules.set(file, module);
    const requireThere = createRequire(file);
    const require = (name: string): unknown =>
      name.startsWith('.') || name in manifest.dependencies ? load(requireThere.resolve(name)) : requireHere(name);
    const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
    const run = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file, parsingContext: context });
    run(module.exports, require, module, file, dirname(file));
    return module.exports;
  };
}

test.each(entries.filter(({ esmOnly }) => !esmOnly))('$name loads with the globals of jsdom', (entry) => {
  const load = loaderIn(contextOfJsdom());
  expect(Object.keys(Object(load(join(dist, `${outputOf(entry)}.cjs`))))).not.toEqual([]);
});

/** As in a browser or in workerd: neither globals nor modules of Node. */
test('webhooks and hosted pages work without the globals of Node', async () => {
  const outDir = temporaryDirectory();
  const entry = { webhooks: 'test/package/consumer/webhooks.ts' };
  await build({ config: false, entry, outDir, platform: 'browser', format: 'iife', noExternal: [/./], silent: true });
  const code = readFileSync(join(outDir, 'webhooks.global.js'), 'utf8');
  const absent = ['process', 'Buffer', 'global', 'require', 'module', 'setImmediate', 'clearImmediate'];
  const run = new Function('console', ...absent, code);
  expect(await new Promise((log) => run({ log }))).toBe('succeeded');
});
