import type { IndexedSection } from '../search';
import type { Page } from './pages';

/** Characters of a section that a result of a search shows. */
const EXCERPT_CHARACTERS = 100;

/** A section of names that have a place of their own elsewhere. */
const NAMES_ONLY = 'reference/differences#values';

/** Returns the sections of a page as the index has them: one for each heading, with all of its words, those of code included. */
export function indexedSections({ path, title, sections }: Page): IndexedSection[] {
  return sections
    .filter(({ heading }) => heading.text !== 'Next' && `${path}#${heading.anchor}` !== NAMES_ONLY)
    .map(({ heading, text, code }) => ({
      id: heading.depth === 1 ? path : `${path}#${heading.anchor}`,
      page: title,
      heading: heading.text,
      text: `${text} ${code}`,
      excerpt: beginningOf(text, EXCERPT_CHARACTERS),
    }));
}

/** Returns the beginning of a text, up to a word. */
function beginningOf(text: string, characters: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= characters ? line : `${line.slice(0, characters).replace(/\W+\w*$/, '')}…`;
}
