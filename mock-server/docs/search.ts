import MiniSearch, { type Options, type SearchResult } from 'minisearch';

/** A section of the documentation, as the index has it. */
export interface IndexedSection {
  /** The address below `/docs/`: `guides/refunds#fees`. */
  readonly id: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
  readonly excerpt: string;
}

/** A section that was found. */
export interface DocsResult {
  /** The address below `/docs/`: `guides/refunds#fees`. */
  readonly path: string;
  /** The title of its page. */
  readonly page: string;
  readonly heading: string;
  /** The beginning of its text. */
  readonly excerpt: string;
}

/** The most results of a search. */
const MAX_RESULTS = 20;

/** Words that are in most questions and tell nothing of what is sought. */
const unsought: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be been but by can could did do does done for from get gets got had has have ' +
    'how i if in into is it its let may me might my no not of on one or our own s should so some than that the their them then ' +
    'there these they this those to t too us was we were what when where which who whose why will with would you your'
  ).split(' '),
);

/** Returns what a word is indexed and sought as: the singular, in lower case; null for a word that is not sought. */
export function termOf(word: string): string | null {
  const lower = word.toLowerCase();
  if (unsought.has(lower)) return null;
  if (lower.length > 4 && lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  return lower.length > 3 && /[^siu]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

const options: Options<IndexedSection> = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['page', 'heading', 'excerpt'],
  tokenize: wordsOf,
  processTerm: termOf,
};

/** Returns the words of a text. A name with underscores, such as an error code, is one and each of its parts. */
function wordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.flatMap((word) => (/[^_]_[^_]/.test(word) ? [word, ...word.split('_')] : [word]));
}

/** Returns an index of sections as JSON. */
export function indexOf(sections: readonly IndexedSection[]): string {
  const index = new MiniSearch(options);
  index.addAll(sections);
  return JSON.stringify(index);
}

/** Returns a function that finds sections by words or a question, the best first, in an index that the build has packed. */
export async function searchIn(packed: string): Promise<(query: string) => DocsResult[]> {
  const index = MiniSearch.loadJSON(await unpacked(packed), options);
  return (query) => {
    const found = index.search(query, {
      boost: { heading: 3, page: 2 },
      boostDocument: (id) => weightOf(String(id)),
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    });
    // A section that has more of the words is better than one that has a rare one often.
    const ranked = found.sort((one, other) => rankOf(other) - rankOf(one)).slice(0, MAX_RESULTS);
    return ranked.map(({ id, page, heading, excerpt }) => ({
      path: String(id),
      page: String(page),
      heading: String(heading),
      excerpt: String(excerpt),
    }));
  };
}

/** Returns a text that is compressed by gzip, as base64: a third of the size of an index. */
function unpacked(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

/** A guide explains, and the reference lists. Errors and types have a page each, for those who look for their names. */
function weightOf(path: string): number {
  if (path.startsWith('guides/')) return 1.5;
  return /^reference\/(?:errors|typescript)\//.test(path) ? 0.7 : 1;
}

const rankOf = ({ score, queryTerms }: SearchResult): number => score * queryTerms.length;
