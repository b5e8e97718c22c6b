import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { searchWords } from '../../spec/tables/search-words';

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
/** The weights of the name of something, and of a word that was not typed but is sought as well. */
const NAME_WEIGHT = 12;
const LESSER_WEIGHT = 0.4;
/** The weights of a word that begins with the one that was typed, and of one that differs in letters. */
const EXPANDED_WEIGHTS = { prefix: 0.1, fuzzy: 0.4 };
/** The most letters that differ in a misspelt word: to look for words with more takes a walk over most of the index. */
const MAX_TYPOS = 2;

/** Words that are in most questions and tell nothing of what is sought. */
const unsought: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be been but by can could did do does done for from get gets give got had has ' +
    'have how i if in into is it its let make may me might much my need next no not of on one or our own s should so some than ' +
    'that the their them then there these they this those to t too two us use was we were what when where which who whose why ' +
    'will with would you your'
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

/** Returns the words of a text. An option, or a name with underscores such as an error code, is one and each of its parts. */
function wordsOf(text: string): string[] {
  return wholeWordsOf(text).flatMap((word) => [word, ...partsOf(word)]);
}

const wholeWordsOf = (text: string): readonly string[] => text.match(/(?<![\w-])--[a-z][a-z-]*|[\p{L}\p{N}_]+/gu) ?? [];

const partsOf = (word: string): readonly string[] =>
  /^--|[^_]_[^_]/.test(word) ? word.split(/[_-]+/).filter((part) => part !== '') : [];

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
  // It pauses, so that a person who types, and the requests of a server, need not wait for all of it.
  const index = await MiniSearch.loadJSONAsync(await unpacked(packed), options);
  return (query) => {
    const terms = termsOf(query);
    const lesser = lesserTermsOf(terms);
    const isExpanded = (term: string, at: number) => at < MAX_EXPANDED_WORDS && !lesser.has(term);
    const found = index.search([...terms, ...lesser.keys()].slice(0, MAX_WORDS).join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: { heading: 3, page: 2 },
      boostTerm: (term) => (lesser.has(term) ? LESSER_WEIGHT : isName(term) ? NAME_WEIGHT : 1),
      prefix: (term, at) => isExpanded(term, at) && term.length > 2,
      fuzzy: (term, at) => (isExpanded(term, at) && term.length > 4 && !isName(term) ? 0.2 : false),
      maxFuzzy: MAX_TYPOS,
      weights: EXPANDED_WEIGHTS,
    });
    const weightOf = terms.every(isName) ? weightForName : weightForWords;
    // A section that has more of the words is better than one that has a rare one often, and one of this name is best.
    const rankOf = ({ id, score, queryTerms }: SearchResult): number =>
      score * new Set(queryTerms.map((term) => lesser.get(term) ?? term)).size * weightOf(String(id));
    const ranked = found
      .map((result) => ({ result, rank: hasHeading(result, terms) ? Infinity : rankOf(result) }))
      .sort((one, other) => (one.rank === other.rank ? 0 : other.rank - one.rank));
    return ranked.slice(0, MAX_RESULTS).map(({ result: { id, page, heading, excerpt } }) => ({
      path: String(id),
      page: String(page),
      heading: String(heading),
      excerpt: String(excerpt),
    }));
  };
}

/** Whether the words of a query are the heading of a section. */
const hasHeading = ({ match, heading }: SearchResult, terms: readonly string[]): boolean =>
  terms.every((term) => match[term]?.includes('heading')) && termsOf(String(heading)).join(' ') === terms.join(' ');

/** Whether a search does not take all of a text. */
export function isShortened(query: string): boolean {
  if (query.length > MAX_QUERY_CHARACTERS) return true;
  return wordsOf(query).some((word) => word.length > MAX_WORD_CHARACTERS);
}

/** Returns what is sought for a text, each word once. A card number may have spaces. */
function termsOf(query: string): readonly string[] {
  const text = query.slice(0, MAX_QUERY_CHARACTERS).replaceAll(/(?<=\d{4})[ -](?=\d{4})/g, '');
  return [...new Set(wholeWordsOf(text).flatMap((word) => termOf(word) ?? []))].slice(0, MAX_WORDS);
}

/**
 * Returns what is sought as well, with less weight: the parts of names, and the words of the documentation for what was meant.
 * Each has the term that it stands for.
 */
function lesserTermsOf(terms: readonly string[]): ReadonlyMap<string, string> {
  const lesser = new Map<string, string>();
  for (const term of terms)
    for (const other of [...partsOf(term).flatMap((part) => termOf(part) ?? []), ...(synonyms.get(term) ?? [])])
      if (!terms.includes(other)) lesser.set(other, term);
  return lesser;
}

const synonyms = new Map(Object.entries(searchWords));

/** Whether a term is the name of something, or a number, and not a word. */
const isName = (term: string): boolean => /[_\d]|^--/.test(term);

/** Returns a text that is compressed by gzip, as base64: a third of the size of an index. */
function unpacked(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

/** A guide explains, and the reference lists. Operations and types have a section each, for those who look for their names. */
const weightForWords = (path: string): number => (path.startsWith('guides/') ? 1.5 : isListed(path) ? 0.6 : 1);

/** A name is looked up: tables come first. */
const weightForName = (path: string): number => (path.startsWith('guides/') || isListed(path) ? 1 : 3);

const isListed = (path: string): boolean => /^reference\/(?:api|control|typescript)\//.test(path);
