import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Part of `npm run build`: makes the declarations smaller, which are a fifth of the package. They are indented by one space instead of
 * four. Those that are the same for both kinds of modules, such as the types of the API, are published once: the file for ECMAScript
 * modules exports those of the other one, since modules of either kind may import from CommonJS.
 */
const folder = 'dist';
const ESM = '.d.ts';
const COMMONJS = '.d.cts';

const paths = await readdir(folder, { recursive: true });
const texts = new Map<string, string>();
for (const path of paths) {
  if (!path.endsWith(ESM) && !path.endsWith(COMMONJS)) continue;
  const text = await readFile(join(folder, path), 'utf8');
  texts.set(
    path,
    text.replaceAll(/^(?: {4})+/gm, (spaces) => ' '.repeat(spaces.length / 4)),
  );
}
for (const [path, text] of texts) {
  const stem = path.slice(0, -ESM.length);
  const isSame = path.endsWith(ESM) && texts.get(`${stem}${COMMONJS}`) === text;
  await writeFile(join(folder, path), isSame ? `export * from './${basename(stem)}.cjs';\n` : text);
}
