import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const guides = 'docs/guides';

/** The documents whose code blocks are run. */
export const documents: readonly string[] = [
  'README.md',
  ...readdirSync(guides)
    .sort()
    .map((name) => join(guides, name)),
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
