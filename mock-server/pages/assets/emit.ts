import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';

const sources = [
  { key: 'style', file: 'style.css', extension: 'css', contentType: 'text/css; charset=utf-8' },
  { key: 'dashboardStyle', file: 'dashboard.css', extension: 'css', contentType: 'text/css; charset=utf-8' },
  { key: 'dashboardScript', file: 'dashboard.ts', extension: 'js', contentType: 'text/javascript; charset=utf-8' },
  { key: 'checkoutScript', file: 'checkout.ts', extension: 'js', contentType: 'text/javascript; charset=utf-8' },
  { key: 'onboardingScript', file: 'onboarding.ts', extension: 'js', contentType: 'text/javascript; charset=utf-8' },
  { key: 'script', file: 'script.ts', extension: 'js', contentType: 'text/javascript; charset=utf-8' },
  { key: 'frameStyle', file: 'frames.css', extension: 'css', contentType: 'text/css; charset=utf-8' },
  { key: 'frameScript', file: 'frames.ts', extension: 'js', contentType: 'text/javascript; charset=utf-8' },
  { key: 'icon', file: 'icon.svg', extension: 'svg', contentType: 'image/svg+xml' },
] as const;

/**
 * Returns the module with the style, the script and the icon of the pages as texts: the server has no files beside it in a
 * browser or a worker. The name of each contains a hash of its content, so that browsers can cache it.
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

/** Returns what the bundler took for each script. */
export function scriptMetafiles(): Promise<Metafile[]> {
  const scripts = sources.filter(({ extension }) => extension === 'js');
  return Promise.all(scripts.map(async ({ file }) => (await bundleOf(file)).metafile));
}

async function bodyOf(file: string): Promise<string> {
  if (file.endsWith('.svg')) return readFile(new URL(file, import.meta.url), 'utf8');
  const { outputFiles, warnings } = await bundleOf(file);
  if (warnings.length > 0) throw new Error(`${file} has mistakes: see above`);
  return outputFiles[0]?.text ?? '';
}

/** Bundles a script with what it imports, or a style, without the spaces and names that only people need. */
function bundleOf(file: string) {
  return build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    // Styles use functions that no target has yet by name, and would be written in a longer way.
    ...(file.endsWith('.ts') && { target: 'es2022', format: 'iife' as const }),
    legalComments: 'none',
    logLevel: 'warning',
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
