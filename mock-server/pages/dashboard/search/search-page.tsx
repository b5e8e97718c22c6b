import { elapsed } from '../../../time/clock';
import type { Content, Visit } from '../page';
import type { SearchedKind } from './kind';
import { kinds } from './kinds';
import { type Word, wordsOf } from './query';
import { excerptOf, Results } from './results';
import { foundAgain, scan, type Scanned } from './scan';

/** Milliseconds of a search until its results are shown, and of each continuation. */
const FIRST_MS = 200;
const NEXT_MS = 2_000;

/** The most results of a kind on a page of all kinds, and on a page of one. */
const MAX_RESULTS = 10;
const MAX_RESULTS_OF_ONE = 50;

/** Returns the page with what is found for a text: the newest objects that have every word of it, by kind. */
export async function searchPage(visit: Visit, text: string): Promise<Content> {
  const words = wordsOf(text);
  const further = furtherOf(visit, words);
  const isFurther = further.length > 0;
  const starts = isFurther ? further : kinds.map((kind) => startOf(kind));
  const end = elapsed() + (isFurther ? NEXT_MS : FIRST_MS);
  const scanned = await scan(visit, words, starts, {
    results: starts.length === 1 ? MAX_RESULTS_OF_ONE : MAX_RESULTS,
    isOver: () => elapsed() >= end,
  });
  const { here } = visit.links;
  const addresses = {
    first: here({ ...placesOf([]), found: undefined }),
    rest: here({ ...placesOf(scanned), found: foundIn(scanned) }),
    more: (kind: Scanned) => here({ ...placesOf([{ ...kind, end: 'unfinished' }]), found: undefined }),
  };
  const body = <Results visit={visit} text={text} scanned={scanned} isFurther={isFurther} addresses={addresses} />;
  return { title: `Results for “${excerptOf(text)}”`, body, isLive: false };
}

/** Returns the beginning of the scan of a kind: that of its list. */
const startOf = (kind: SearchedKind): Scanned => ({
  kind,
  looked: 0,
  after: undefined,
  results: [],
  end: 'unfinished',
});

/**
 * Reads how far kinds were searched, and what was found, from the query of a visit: `payments=40000.WzEyLCJh`, with `.full` for a
 * kind that shows as many results as fit, and `found=payments.py_1.py_2 customers.pm_1`.
 */
function furtherOf(visit: Visit, words: readonly Word[]): readonly Scanned[] {
  const { search } = visit;
  const groups = (search.get('found') ?? '').split(' ').map((group) => group.split('.'));
  return kinds.flatMap((kind): Scanned[] => {
    const keys = groups.find(([list]) => list === kind.list)?.slice(1) ?? [];
    const [, looked = '0', after, full] = placePattern.exec(search.get(kind.list) ?? '') ?? [];
    if (after === undefined && keys.length === 0) return [];
    const end = after === undefined ? 'done' : full === undefined ? 'unfinished' : 'full';
    return [{ kind, looked: Number(looked), after, results: foundAgain(visit, words, kind, keys), end }];
  });
}

const placePattern = /^(\d{1,9})\.([\w-]+)(\.full)?$/;

/** Returns the query of the page where the scans of some kinds go on, and of no others. */
const placesOf = (some: readonly Scanned[]): Record<string, string | undefined> =>
  Object.fromEntries(kinds.map(({ list }) => [list, placeOf(some.find(({ kind }) => kind.list === list))] as const));

function placeOf(scanned: Scanned | undefined): string | undefined {
  if (scanned === undefined || scanned.end === 'done') return undefined;
  return `${scanned.looked}.${scanned.after}${scanned.end === 'full' ? '.full' : ''}`;
}

/** Returns what was found, as a query has it; undefined for nothing. */
const foundIn = (scanned: readonly Scanned[]): string | undefined =>
  scanned
    .filter(({ results }) => results.length > 0)
    .map(({ kind, results }) => [kind.list, ...results.map(({ key }) => key)].join('.'))
    .join(' ') || undefined;
