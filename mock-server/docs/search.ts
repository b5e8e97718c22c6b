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

/** The most characters of a query. The rest of a longer text, such as a stack trace, is not searched. */
export const MAX_QUERY_CHARACTERS = 200;
/** A longer word is shortened, in the index as in a query. */
export const MAX_WORD_CHARACTERS = 32;
/** The most words that are sought. A question has fewer, and two lines of an error message about as many. */
const MAX_WORDS = 16;
/** The most words of a query that are also sought as beginnings of words and misspelt. Others are sought as they are. */
const MAX_EXPANDED_WORDS = 6;
/** The most letters that differ in a misspelt word: to look for words with more takes a walk over most of the index. */
const MAX_TYPOS = 2;

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
  const lower = word.toLowerCase().slice(0, MAX_WORD_CHARACTERS);
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

/** Finds sections by words or a question, the best first. */
export type Search = (query: string) => DocsResult[];

/** Returns a function that searches an index that the build has packed. What it does is bounded for any text. */
export async function searchIn(packed: string): Promise<Search> {
  const index = MiniSearch.loadJSON(await unpacked(packed), options);
  return (query) => {
    const found = index.search(termsOf(query).join(' '), {
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      boost: { heading: 3, page: 2 },
      prefix: (term, at) => at < MAX_EXPANDED_WORDS && term.length > 2,
      fuzzy: (term, at) => (at < MAX_EXPANDED_WORDS && term.length > 4 && !/\d/.test(term) ? 0.2 : false),
      maxFuzzy: MAX_TYPOS,
    });
    const name = query.trim().toLowerCase();
    // A section that has more of the words is better than one that has a rare one often, and one of this name is best.
    const ranked = found
      .map((result) => ({ result, rank: String(result['heading']).toLowerCase() === name ? Infinity : rankOf(result) }))
      .sort((one, other) => (one.rank === other.rank ? 0 : other.rank - one.rank));
    return ranked.slice(0, MAX_RESULTS).map(({ result: { id, page, heading, excerpt } }) => ({
      path: String(id),
      page: String(page),
      heading: String(heading),
      excerpt: String(excerpt),
    }));
  };
}

/** Whether a search does not take all of a text. */
export function isShortened(query: string): boolean {
  if (query.length > MAX_QUERY_CHARACTERS) return true;
  return wordsOf(query).some((word) => word.length > MAX_WORD_CHARACTERS);
}

/** Returns what is sought for a text, each word once. */
function termsOf(query: string): readonly string[] {
  const terms = wordsOf(query.slice(0, MAX_QUERY_CHARACTERS)).flatMap((word) => termOf(word) ?? []);
  return [...new Set(terms)].slice(0, MAX_WORDS);
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

const rankOf = ({ id, score, queryTerms }: SearchResult): number => score * queryTerms.length * weightOf(String(id));
