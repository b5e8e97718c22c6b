/**
 * Reads a file of the documentation: a page of Markdown by its path below `docs/`, such as `guides/refunds.md`, or what the
 * build made of the pages, such as `pages.json`. Resolves to undefined if there is no such file.
 */
export type ReadDocs = (name: string) => Promise<string | undefined>;

/** A page in the navigation. */
export interface DocsPage {
  /** Its path below `/docs/`, such as `guides/refunds`; empty for the first page. */
  readonly path: string;
  readonly title: string;
}

/** A group of the navigation. */
export interface DocsGroup {
  /** Empty for the first page. */
  readonly title: string;
  readonly pages: readonly DocsPage[];
  /** The folder of pages of one kind, such as `reference/control/`; undefined for a group by task. */
  readonly folder?: string | undefined;
}

/** The content of `pages.json`, which the build writes. */
export interface DocsPages {
  /** The pages by task, then by subject, in the order of the navigation. Each page is in one group. */
  readonly groups: readonly DocsGroup[];
  /** The places of operations in the reference, by operation id: `reference/operations#create-a-payment`. */
  readonly operations: Readonly<Record<string, string>>;
  /** The names of the files that the pages load. They contain a hash of the content. */
  readonly assets: { readonly style: string; readonly script: string; readonly search: string; readonly index: string };
}

/** Reads what the build wrote into `pages.json`. Resolves to undefined in a folder that was not built. */
export async function readPages(read: ReadDocs): Promise<DocsPages | undefined> {
  const text = await read(PAGES);
  if (text === undefined) return undefined;
  const pages: unknown = JSON.parse(text);
  return isPages(pages) ? pages : undefined;
}

/** The build of the same release wrote it. */
const isPages = (value: unknown): value is DocsPages =>
  typeof value === 'object' && value !== null && 'assets' in value;

export const PAGES = 'pages.json';

/** The list of pages for language models, which the build writes, and the text of all of them: https://llmstxt.org. */
export const LLMS_INDEX = 'llms.txt';
export const LLMS_FULL = 'llms-full.txt';

/** The index of the guides, by task. */
export const FIRST_PAGE = 'guides/README.md';

/** Returns the path of a page below `/docs/` by that of its file below `docs/`. */
export const pathOfFile = (file: string): string => (file === FIRST_PAGE ? '' : file.replace(/\.md$/, ''));

/** Returns the file of a page below `docs/` by its path below `/docs/`. */
export const fileOfPath = (path: string): string => (path === '' ? FIRST_PAGE : `${path}.md`);
