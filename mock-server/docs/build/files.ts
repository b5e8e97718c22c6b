import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type DocsPages, PAGES } from '../files';
import { type IndexedSection, indexOf } from '../search';
import { groupsOf, type Page, pagesIn } from './pages';

/** Characters of a section that a result of a search shows. */
const EXCERPT_CHARACTERS = 160;
/** Characters of a section of the reference that are indexed: tables of fields repeat the same words. */
const INDEXED_CHARACTERS = 1_500;

/**
 * Returns the files that the build makes of the pages below a folder, such as `docs`, by name. They are to be written into
 * `outDir`.
 */
export async function docsFiles(folder: string, outDir: string): Promise<ReadonlyMap<string, string>> {
  const [pages, { outputFiles }] = await Promise.all([pagesIn(folder), bundledAssets(outDir)]);
  const index = indexOf(pages.flatMap(sectionsIn));
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const named = (start: string) => [...files.keys()].find((name) => name.startsWith(start)) ?? '';
  files.set(`index-${createHash('sha256').update(index).digest('hex').slice(0, 8)}.json`, index);
  const assets = { style: named('style-'), script: named('page-'), search: named('search-'), index: named('index-') };
  const contents: DocsPages = { groups: groupsOf(pages), operations: placesOfOperations(pages), assets };
  return files.set(PAGES, JSON.stringify(contents));
}

function sectionsIn({ path, title, sections, file }: Page): IndexedSection[] {
  const isGuide = file.startsWith('guides/');
  return sections.map(({ heading, text, code }) => ({
    id: heading.depth === 1 ? path : `${path}#${heading.anchor}`,
    page: title,
    heading: heading.text,
    text: isGuide ? `${text} ${code}` : text.slice(0, INDEXED_CHARACTERS),
    excerpt: excerptOf(text),
  }));
}

/** Returns where the reference declares each operation: with its method, its path and its id below a heading. */
function placesOfOperations(pages: readonly Page[]): DocsPages['operations'] {
  const places = pages.flatMap(({ path, sections }) =>
    sections.flatMap(({ heading, text }) => {
      const [, id] = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S* – (\w+)/.exec(text) ?? [];
      return id === undefined ? [] : [[id, `${path}#${heading.anchor}`] as const];
    }),
  );
  return Object.fromEntries(places);
}

/** Returns the beginning of a text, up to a word. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= EXCERPT_CHARACTERS ? line : `${line.slice(0, EXCERPT_CHARACTERS).replace(/\W+\w*$/, '')}…`;
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
