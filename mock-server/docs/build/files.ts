import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type DocsPages, LLMS_INDEX, PAGES } from '../files';
import { indexOf } from '../search';
import { indexedSections } from './indexed-sections';
import { llmsIndex } from './llms';
import { groupsOf, type Page, pagesIn } from './pages';

/**
 * Returns the files that the build makes of the pages below a folder, such as `docs`, by name. They are to be written into
 * `outDir`.
 */
export async function docsFiles(folder: string, outDir: string): Promise<ReadonlyMap<string, string>> {
  const [pages, { outputFiles }] = await Promise.all([pagesIn(folder), bundledAssets(outDir)]);
  const index = gzipSync(indexOf(pages.flatMap(indexedSections))).toString('base64');
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const named = (start: string) => [...files.keys()].find((name) => name.startsWith(start)) ?? '';
  files.set(`index-${createHash('sha256').update(index).digest('hex').slice(0, 8)}.txt`, index);
  const assets = { style: named('style-'), script: named('page-'), search: named('search-'), index: named('index-') };
  const groups = groupsOf(pages);
  files.set(LLMS_INDEX, llmsIndex(pages, groups));
  const contents: DocsPages = { groups, operations: placesOfOperations(pages), assets };
  return files.set(PAGES, JSON.stringify(contents));
}

/** Returns where the reference declares each operation: with its method, its path and its id below a heading. */
function placesOfOperations(pages: readonly Page[]): DocsPages['operations'] {
  const places = pages.flatMap(({ path, sections }) =>
    sections.flatMap(({ heading, text }) => {
      const [, id] = /\bRequest: (?:GET|POST|PUT|PATCH|DELETE) \/\S* – (\w+)/.exec(text) ?? [];
      return id === undefined ? [] : [[id, `${path}#${heading.anchor}`] as const];
    }),
  );
  return Object.fromEntries(places);
}

/** The style and the scripts of `/docs`. The one that searches is loaded by the first key that is typed. */
const sources = ['style.css', 'page.ts'];

/** Bundles the style and the scripts. Their names contain a hash of the content. */
export function bundledAssets(outDir: string) {
  return build({
    entryPoints: sources.map((file) => fileURLToPath(new URL(`../assets/${file}`, import.meta.url))),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    outdir: outDir,
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    target: 'es2022',
    format: 'esm',
    legalComments: 'none',
    logLevel: 'warning',
  });
}
