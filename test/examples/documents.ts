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

export interface Block {
  readonly language: string;
  readonly text: string;
}

/** Returns the fenced code blocks of a document, in order. */
export function blocksOf(document: string): Block[] {
  const fence = /^[ \t]*```([^\n]*)\n(.*?)^[ \t]*```/gms;
  return Array.from(readFileSync(document, 'utf8').matchAll(fence), ([, language = '', text = '']) => ({
    language,
    text,
  }));
}
