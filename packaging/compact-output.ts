import { transform } from 'esbuild';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

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
 * those of the other one, since modules of either kind may import from CommonJS: so a class is one type for both.
 */
for (const path of paths.filter((each) => each.endsWith(ESM))) {
  const other = `${path.slice(0, -ESM.length)}${COMMONJS}`;
  if (!paths.includes(other) || (await read(path)) !== (await read(other))) continue;
  await write(path, `export * from './${basename(other, COMMONJS)}.cjs';\n`);
}
