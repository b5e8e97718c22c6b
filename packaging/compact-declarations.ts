import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Part of `npm run build`: publishes declarations once that are the same for both kinds of modules, such as the types of the API.
 * The file for ECMAScript modules exports those of the other one, since modules of either kind may import from CommonJS: so a
 * class is one type for both.
 */
const folder = 'dist';
const ESM = '.d.ts';
const COMMONJS = '.d.cts';

const paths = await readdir(folder, { recursive: true });
for (const path of paths) {
  if (!path.endsWith(ESM)) continue;
  const stem = path.slice(0, -ESM.length);
  if (!paths.includes(`${stem}${COMMONJS}`)) continue;
  const [text, other] = await Promise.all(
    [ESM, COMMONJS].map((kind) => readFile(join(folder, `${stem}${kind}`), 'utf8')),
  );
  if (text === other) await writeFile(join(folder, path), `export * from './${basename(stem)}.cjs';\n`);
}
