import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import ts from 'typescript';

const sources = [
  { key: 'style', file: 'style.css', extension: 'css', contentType: 'text/css; charset=utf-8' },
  { key: 'dashboardStyle', file: 'dashboard.css', extension: 'css', contentType: 'text/css; charset=utf-8' },
  { key: 'dashboardScript', file: 'dashboard.ts', extension: 'js', contentType: 'text/javascript; charset=utf-8' },
  { key: 'script', file: 'script.ts', extension: 'js', contentType: 'text/javascript; charset=utf-8' },
  { key: 'icon', file: 'icon.svg', extension: 'svg', contentType: 'image/svg+xml' },
] as const;

/**
 * Returns the module with the style, the script and the icon of the pages as texts: the server has no files beside it in a browser or a
 * worker. The name of each contains a hash of its content, so that browsers can cache it.
 */
export async function assetsModule(): Promise<string> {
  const found = await Promise.all(sources.map(async (source) => ({ ...source, body: await bodyOf(source.file) })));
  const named = found.map((asset) => ({ ...asset, name: `${asset.key}-${hashOf(asset.body)}.${asset.extension}` }));
  const names = named.map(({ key, name }) => `  ${key}: ${JSON.stringify(name)},\n`);
  const entries = named.map(
    ({ name, contentType, body }) =>
      `  [${JSON.stringify(name)}, { contentType: ${JSON.stringify(contentType)}, body: ${JSON.stringify(body)} }],\n`,
  );
  return [
    '// Generated from mock-server/pages/assets/ by "npm run generate". Do not edit.\n',
    `export const assetNames = {\n${names.join('')}} as const;\n\n`,
    `export const assets: ReadonlyMap<string, { readonly contentType: string; readonly body: string }> = new Map([\n${entries.join('')}]);\n`,
  ].join('');
}

async function bodyOf(file: string): Promise<string> {
  const text = await readFile(new URL(file, import.meta.url), 'utf8');
  if (!file.endsWith('.ts')) return text;
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
