import { transform } from 'esbuild';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Part of `npm run build`: makes what nobody reads smaller, and publishes once what is twice the same. */
const folder = 'dist';
const ESM = '.d.ts';
const COMMONJS = '.d.cts';

const paths = await readdir(folder, { recursive: true });
const read = (path: string) => readFile(join(folder, path), 'utf8');
const write = (path: string, text: string) => writeFile(join(folder, path), text);

/** A third of the declarations would be spaces. */
for (const path of paths.filter((each) => each.endsWith(ESM) || each.endsWith(COMMONJS))) {
  const text = await read(path);
  await write(
    path,
    text.replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4)),
  );
}

/** Modules for ECMAScript keep their lines, which are in stack traces: but those of validators and of the dashboard. */
const isUnread = (path: string, text: string) =>
  path.startsWith('dashboard-') || /^\/\/ spec\/generated\/(?:resource-)?validators\.js$/m.test(text);
for (const path of paths.filter((each) => each.endsWith('.js'))) {
  const text = await read(path);
  if (isUnread(path, text)) await write(path, (await transform(text, { minifyWhitespace: true })).code);
}

/**
 * Declarations that are the same for both kinds of modules, such as the types of the API. The file for ECMAScript modules exports
 * those of the other one, since modules of either kind may import from CommonJS: so a class is one type for both. A file that
 * imports another one is published once only if that one is, and none that imports a package is, whose types may differ.
 */
const withoutKind = (text: string) => text.replaceAll(/-[\w-]{8}\.c?js'/g, "'");
const commonJs = new Map<string, string>();
for (const path of paths.filter((each) => each.endsWith(COMMONJS))) commonJs.set(keyOf(path), path);
const declarations = new Map<string, string>();
for (const path of paths.filter((each) => each.endsWith(ESM))) declarations.set(path, await read(path));
const once = new Map<string, string>();
for (const [path, text] of declarations) {
  const other = commonJs.get(keyOf(path));
  if (other !== undefined && withoutKind(text) === withoutKind(await read(other))) once.set(path, other);
}
const isOnce = (path: string, name: string) =>
  name.startsWith('.') && once.has(join(dirname(path), name.replace(/\.js$/, ESM)));
for (let before = -1; before !== once.size;) {
  before = once.size;
  for (const path of once.keys()) {
    const text = declarations.get(path) ?? '';
    const imports = [...text.matchAll(/^(?:import|export) (?:.* from )?'([^']+)';$/gm)].map(([, name = '']) => name);
    if (/^export (?:default|\{[^}]* as default\b)/m.test(text) || !imports.every((name) => isOnce(path, name)))
      once.delete(path);
  }
}
for (const [path, other] of once) await write(path, `export * from './${basename(other, COMMONJS)}.cjs';\n`);

/** Returns the path of declarations without their kind, and without the hash of the text that names of shared files have. */
function keyOf(path: string): string {
  const name = path.replace(/\.d\.c?ts$/, '');
  return name.includes('/') ? name : name.replace(/-[\w-]{8}$/, '');
}
