import { type DocsPages, fileOfPath, LLMS_FULL } from '../files';
import type { Page } from './pages';

/** Characters of the sentence about a page. */
const SENTENCE_CHARACTERS = 200;

const head = `# payments-sandbox

> A local sandbox of a payments API, a typed SDK for that API, and a test kit. It needs no account and no network, and moves no money.

Start it with \`npx payments-sandbox start\`. Its address: http://127.0.0.1:4010. The pages are below it, and files of the package.
[${LLMS_FULL}](${LLMS_FULL}), of a sandbox only, has the text of all pages. The file \`AGENTS.md\`, of the package only, says how to
start, the keys, and how to read a failure.
`;

/** Returns the list of all pages for language models, in the form of https://llmstxt.org. */
export function llmsIndex(pages: readonly Page[], groups: DocsPages['groups']): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const lists = groups.map((group) => {
    const lines = group.pages.flatMap(({ path }) => byPath.get(path) ?? []).map(lineOf);
    return `\n## ${group.title || 'Index'}\n\n${lines.join('')}`;
  });
  return head + lists.join('');
}

const addressOf = ({ path }: Page): string => `docs/${fileOfPath(path)}`;

function lineOf(page: Page): string {
  const text = page.sections[0]?.text.replaceAll(/\s+/g, ' ').trim() ?? '';
  const [sentence = ''] = text.match(/^[^:]*?\.(?=\s|$)/) ?? [];
  const isShort = sentence !== '' && sentence.length <= SENTENCE_CHARACTERS;
  return `- [${page.title}](${addressOf(page)})${isShort ? `: ${sentence}` : ''}\n`;
}
