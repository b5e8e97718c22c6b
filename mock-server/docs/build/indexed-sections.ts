import type { Section } from '../markdown';
import type { IndexedSection } from '../search';
import type { Page } from './pages';

/** A page of the reference with fewer characters is one section. */
const SHORT_PAGE_CHARACTERS = 2_500;
/** Characters of a section of the reference that are indexed: what follows are tables, which repeat the same words. */
const INDEXED_CHARACTERS = 200;
/** Characters of a section that a result of a search shows. */
const EXCERPT_CHARACTERS = { guides: 120, reference: 60 };

/**
 * Returns the sections of a page as the index has them. Guides are read, so each of their sections is one, with all of its words.
 * The reference is looked up by name: each section has those below it, with their headings and its first words.
 */
export function indexedSections(page: Page): IndexedSection[] {
  return page.file.startsWith('guides/') ? sectionsOfGuide(page) : sectionsOfReference(page);
}

function sectionsOfGuide(page: Page): IndexedSection[] {
  return page.sections
    .filter(({ heading }) => heading.text !== 'Next')
    .map((section) => ({
      ...placeOf(page, section),
      text: `${section.text} ${namesIn(section.code)}`,
      excerpt: beginningOf(section.text, EXCERPT_CHARACTERS.guides),
    }));
}

function sectionsOfReference(page: Page): IndexedSection[] {
  const isShort = page.sections.reduce((sum, { text }) => sum + text.length, 0) < SHORT_PAGE_CHARACTERS;
  const whole: Section[][] = [];
  let above: Section | undefined;
  for (const section of page.sections) {
    const { depth } = section.heading;
    if (depth <= 2) above = section;
    // Below a heading without a text, such as a status, each section is a subject of its own.
    if (depth <= (isShort ? 1 : 2) || (depth === 3 && above?.text.trim() === '')) whole.push([section]);
    else whole.at(-1)?.push(section);
  }
  return whole.flatMap(([first, ...inner]) => {
    if (first === undefined) return [];
    const text = [first, ...inner].map((section) => section.text).join(' ');
    const headings = inner.map(({ heading }) => heading.text).join(' ');
    return {
      ...placeOf(page, first),
      text: `${beginningOf(text, INDEXED_CHARACTERS)} ${headings}`,
      excerpt: beginningOf(text, EXCERPT_CHARACTERS.reference),
    };
  });
}

const placeOf = ({ path, title }: Page, { heading }: Section) => ({
  id: heading.depth === 1 ? path : `${path}#${heading.anchor}`,
  page: title,
  heading: heading.text,
});

/** Returns the names in code that somebody may look for, such as `createSandbox` and `capture_strategy`, each once. */
const namesIn = (code: string): string => [...new Set(code.match(/\b[a-z]\w*(?:[A-Z_])\w*\b/g))].join(' ');

/** Returns the beginning of a text, up to a word. */
function beginningOf(text: string, characters: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= characters ? line : `${line.slice(0, characters).replace(/\W+\w*$/, '')}…`;
}
