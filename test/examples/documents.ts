import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(folder, name));

/** The pages of the reference that are written by hand. Those that are generated say so in their first line. */
const reference = pagesIn('docs/reference').filter((page) => !readFileSync(page, 'utf8').startsWith('<!-- Generated'));

/** The documents whose code blocks are run. */
export const documents: readonly string[] = [
  'README.md',
  'AGENTS.md',
  'skills/payments-sandbox/SKILL.md',
  ...pagesIn('docs/guides'),
  ...reference,
];

/** Blocks for Jest: suites, and declarations that their users write. */
export const jestLanguages = ['js jest', 'ts jest'] as const;

/** Suites of Vitest that need packages which are not among those of this project. */
export const suitesWithPackages = ['ts vitest with jsdom', 'ts vitest with express', 'ts vitest with fastify'] as const;

/** Blocks that need an engine for containers: `npm run check deploy` looks at the conditions that they wait for. */
export const testcontainersLanguages = ['java', 'go', 'csharp', 'py', 'js'].map(
  (name) => `${name} with testcontainers`,
);

const FILE = 'ts file ';

export interface Block {
  readonly language: string;
  readonly text: string;
}

/** Whether a block is a file that suites of its document import, such as `ts file app.ts`. */
export const isFile = (language: string): boolean => language.startsWith(FILE);

/** Returns the files that suites of a document import, by path. */
export function filesOf(document: string): Readonly<Record<string, string>> {
  const files = blocksOf(document).filter(({ language }) => isFile(language));
  return Object.fromEntries(files.map(({ language, text }) => [language.slice(FILE.length), text]));
}

/** Returns the fenced code blocks of a document, in order. */
export function blocksOf(document: string): Block[] {
  const fence = /^[ \t]*```([^\n]*)\n(.*?)^[ \t]*```/gms;
  return Array.from(readFileSync(document, 'utf8').matchAll(fence), ([, language = '', text = '']) => ({
    language,
    text,
  }));
}
