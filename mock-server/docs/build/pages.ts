import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { type DocsPage, type DocsPages, FIRST_PAGE, pathOfFile } from '../files';
import { blocksOf, linksIn, plainText, type Section, sectionsOf } from '../markdown';

/** A page of Markdown. */
export interface Page extends DocsPage {
  /** Its file below `docs/`, such as `guides/refunds.md`. */
  readonly file: string;
  readonly markdown: string;
  readonly sections: readonly Section[];
}

/** The folders of the pages that the package has. */
const folders = ['guides', 'reference'];

/** Reads all pages below a folder, such as `docs`. */
export async function pagesIn(root: string): Promise<Page[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
    ),
  );
  const files = found.flat().filter((file) => file.endsWith('.md'));
  return Promise.all(files.sort().map(async (file) => pageOf(file, await readFile(join(root, file), 'utf8'))));
}

function pageOf(file: string, markdown: string): Page {
  const sections = sectionsOf(blocksOf(markdown));
  const [first] = sections;
  if (first?.heading.depth !== 1) throw new Error(`docs/${file} must begin with its title`);
  return { file, path: pathOfFile(file), title: first.heading.text, markdown, sections };
}

/**
 * Returns the groups of the navigation. Those of the guides are the headings of their index, each with the guides that are linked
 * there first; then each folder has one for what is left.
 */
export function groupsOf(pages: readonly Page[]): DocsPages['groups'] {
  const left = new Map(pages.map((page) => [page.file, page]));
  const take = (files: readonly string[]): DocsPage[] =>
    files.flatMap((file) => {
      const page = left.get(file);
      left.delete(file);
      return page === undefined ? [] : [{ path: page.path, title: page.title }];
    });
  const index = left.get(FIRST_PAGE);
  const tasks = index === undefined ? [] : linkedGroups(index);
  const groups = [{ title: '', files: [FIRST_PAGE] }, ...tasks].map(({ title, files }) => ({
    title,
    pages: take(files),
  }));
  const subjects = [...new Set([...left.keys()].map(folderOf))].sort().map((folder) => ({
    title: titles[folder] ?? titleOf(folder),
    pages: take([...left.keys()].filter((file) => folderOf(file) === folder)).sort(byTitle),
    ...(folder.includes('/') && { folder: `${folder}/` }),
  }));
  return [...groups, ...subjects].filter((group) => group.pages.length > 0);
}

/** Returns the headings of the index of the guides, with the pages that are linked below each. */
function linkedGroups({
  markdown,
  file,
  title,
}: Page): { readonly title: string; readonly files: readonly string[] }[] {
  const groups: { title: string; files: string[] }[] = [{ title, files: [] }];
  for (const block of blocksOf(markdown)) {
    if (block.type === 'heading' && plainText([block]) !== title) groups.push({ title: plainText([block]), files: [] });
    const files = linksIn([block]).map((href) => join(dirname(file), href.replace(/#.*/, '')));
    groups.at(-1)?.files.push(...files);
  }
  return groups;
}

const folderOf = dirname;
const byTitle = (one: DocsPage, other: DocsPage) => (one.title < other.title ? -1 : 1);

/** The titles of folders that are not their names. */
const titles: Readonly<Record<string, string>> = {
  guides: 'More guides',
  'reference/api': 'API, by resource',
  'reference/control': 'Control API',
  'reference/typescript': 'TypeScript',
};

/** Returns the name of a folder as a title: `reference/operations` is `Operations`. */
function titleOf(folder: string): string {
  const name = folder.slice(folder.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
