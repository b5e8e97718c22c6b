import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json';
import { referenceUrl } from '../spec/vocabulary/reference-page';

/**
 * The policy of links. A page of the package is read in the repository and in an installed package, the README also on the page
 * of the registry. So it has absolute addresses for what is not packed, as pictures are. Nothing is fetched.
 */

const repository = packageJson.repository.url.replaceAll(/^git\+|\.git$/g, '');
const pictures = repository.replace('//github.com/', '//raw.githubusercontent.com/');
/** Contents of the repository besides its files. */
const otherPages = ['', '#readme', '/issues', '/releases', '/security/advisories/new'].map((end) => repository + end);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file));
const pages = files.filter((file) => file.endsWith('.md'));
/** Files that npm packs without the build. `npm run check package` fails for anything else in the packed file. */
const packed = files.filter(
  (file) =>
    /^(?:package\.json|README\.md|LICENSE)$/.test(file) ||
    packageJson.files.some((entry) =>
      entry.endsWith('/**/*.md')
        ? file.endsWith('.md') && file.startsWith(entry.slice(0, -'**/*.md'.length))
        : file === entry || file.startsWith(`${entry}/`),
    ),
);
/** Whether a list has a file, or files below a folder. */
const has = (list: readonly string[], path: string): boolean =>
  list.some((file) => file === path || file.startsWith(`${path}/`));

/** Removes code: a comment of a shell script is not a heading, and what looks like a link there is none. */
const proseOf = (page: string): string => readFileSync(page, 'utf8').replaceAll(/^[ \t]*```.*?^[ \t]*```/gms, '');

/** Returns the anchors of a page, as GitHub derives them from its headings. */
const anchorsOf = (page: string): string[] =>
  Array.from(proseOf(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const anchors = new Map(pages.map((page) => [page, anchorsOf(page)]));

const picture = /!\[[^\]]*\]\(([^)]*)\)/g;
/** The address behind a text or a label, and any other one of the repository. */
const link = new RegExp(String.raw`\]\(([^)]*)\)|^\[[^\]]+\]: (.*)$|(${repository}[^\s()|]*[\w/])`, 'gm');

const found = (pattern: RegExp) =>
  pages.flatMap((page) =>
    Array.from(proseOf(page).matchAll(pattern), ([, ...groups]) => ({ page, to: groups.find(Boolean) ?? '' })),
  );
const links = found(link);

interface Place {
  readonly path: string;
  readonly anchor?: string | undefined;
}

function problemOfFile(list: readonly string[], { path, anchor = '' }: Place): string | undefined {
  if (!has(list, path)) return 'no such file';
  return anchor === '' || anchors.get(path)?.includes(anchor) ? undefined : 'no such heading';
}

/** Returns what is wrong with an absolute address. */
function problemOfAddress(to: string): string | undefined {
  if (!/^https:\/\/[^/\s]+\.[a-z]{2,}(?:[/#?]\S*)?$/.test(to) || !URL.canParse(to)) return 'not the address of a page';
  if (otherPages.includes(to)) return undefined;
  if (to.startsWith(`${pictures}/main/`)) return problemOfFile(files, { path: to.slice(`${pictures}/main/`.length) });
  if (!to.startsWith(repository)) return undefined;
  const [, kind, path = '', anchor] =
    /^\/(blob|tree)\/main\/([^#]+)(?:#(.+))?$/.exec(to.slice(repository.length)) ?? [];
  const problem = problemOfFile(files, { path, anchor });
  return (
    problem ?? (statSync(path).isDirectory() === (kind === 'tree') ? undefined : 'blob is for files, tree for folders')
  );
}

/** Returns what is wrong with a link of a page. */
function problemOf({ page, to }: { page: string; to: string }): string | undefined {
  if (/^[a-z]+:/i.test(to)) return problemOfAddress(to);
  const [, target = '', anchor] = /^([^#]*)(?:#(.+))?$/.exec(to) ?? [];
  return problemOfFile(packed.includes(page) ? packed : files, {
    path: target === '' ? page : join(dirname(page), target),
    anchor,
  });
}

test('each link leads to a page and a heading that exist, in a packed page to packed ones', () => {
  expect(links.length).toBeGreaterThan(300);
  const problems = links.map((each) => ({ ...each, problem: problemOf(each) }));
  expect(problems.filter(({ problem }) => problem !== undefined)).toEqual([]);
});

test('the pictures of packed pages are absolute, and not packed', () => {
  const shown = found(picture).filter(({ page }) => packed.includes(page));
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(({ to }) => !to.startsWith(`${pictures}/main/`))).toEqual([]);
  expect(packed.filter((file) => /\.(?:png|svg)$/.test(file))).toEqual([]);
});

test('each label of a link is defined, and used', () => {
  const labels = (pattern: RegExp) => [...new Set(found(pattern).map(({ page, to }) => `${page}: ${to}`))].sort();
  expect(labels(/\]\[([a-z][a-z-]*)\]/g)).toEqual(labels(/^\[([^\]]+)\]: /gm));
});

test('messages lead to a page by its address: who has the package does not have the folders of the repository', () => {
  const sources = ['cli', 'mock-server', 'sdk', 'spec'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const isMessage = (line: string) =>
    /(?<!main\/)docs\/(?:guides|reference|decisions)\b/.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line);
  const lines = sources
    .filter((file) => /\.tsx?$/.test(file) && !/^spec\/(?:emit|generated)\//.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(isMessage)
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(lines).toEqual([]);
  expect(referenceUrl('errors')).toBe(`${repository}/blob/main/docs/reference/errors.md`);
});
