import { MAX_RESULTS, MAX_RESULTS_OF_ONE } from '../../../../spec/tables/search';
import { elapsed } from '../../../time/clock';
import { decodeCursor, encodeCursor } from '../../../wire/cursor';
import type { Content, Visit } from '../page';
import { kinds } from '../../../search/kinds';
import { type Word, wordsOf } from '../../../search/query';
import { excerptOf, Results } from './results';
import { cursorKeyOf, foundAgain, scan, type Scanned, startOf } from '../../../search/scan';

/** Milliseconds of a search until its results are shown, and of each continuation. */
const FIRST_MS = 200;
const NEXT_MS = 2_000;

/** Returns the page with what is found for a text: the newest objects that have every word of it, by kind. */
export async function searchPage(visit: Visit, text: string): Promise<Content> {
  const words = wordsOf(text);
  const further = furtherOf(visit, words);
  const isFurther = further.length > 0;
  const starts = isFurther ? further : kinds.map(startOf);
  const end = elapsed() + (isFurther ? NEXT_MS : FIRST_MS);
  const scanned = await scan(visit, words, starts, {
    results: starts.length === 1 ? MAX_RESULTS_OF_ONE : MAX_RESULTS,
    isOver: () => elapsed() >= end,
  });
  const { here } = visit.links;
  const addresses = {
    first: here({ ...placesOf(visit, []), found: undefined }),
    rest: here({ ...placesOf(visit, scanned), found: foundIn(scanned) }),
    more: (kind: Scanned) => here({ ...placesOf(visit, [{ ...kind, end: 'unfinished' }]), found: undefined }),
  };
  const body = <Results visit={visit} text={text} scanned={scanned} isFurther={isFurther} addresses={addresses} />;
  return { title: `Results for “${excerptOf(text)}”`, body, isLive: false };
}

/**
 * Reads how far kinds were searched, and what was found, from the query of a visit: `payments=40000.WzEyLCJh`, with `.full` for a
 * kind that shows as many results as fit, and `found=payments.py_1.py_2 customers.pm_1`.
 */
function furtherOf(visit: Visit, words: readonly Word[]): readonly Scanned[] {
  const { search } = visit;
  const groups = (search.get('found') ?? '').split(' ').map((group) => group.split('.'));
  return kinds.flatMap((kind): Scanned[] => {
    const keys = groups.find(([list]) => list === kind.list)?.slice(1) ?? [];
    const [, looked = '0', cursor, full] = placePattern.exec(search.get(kind.list) ?? '') ?? [];
    if (cursor === undefined && keys.length === 0) return [];
    const after = cursor === undefined ? undefined : decodeCursor(cursorKeyOf(visit, kind), kind.list, cursor); // cursor_invalid
    const end = cursor === undefined ? 'done' : full === undefined ? 'unfinished' : 'full';
    return [{ kind, looked: Number(looked), after, results: foundAgain(visit, words, kind, keys), end }];
  });
}

const placePattern = /^(\d{1,9})\.([\w-]+)(\.full)?$/;

/** Returns the query of the page where the scans of some kinds go on, and of no others. */
const placesOf = (visit: Visit, some: readonly Scanned[]): Record<string, string | undefined> =>
  Object.fromEntries(
    kinds.map(
      ({ list }) =>
        [
          list,
          placeOf(
            visit,
            some.find(({ kind }) => kind.list === list),
          ),
        ] as const,
    ),
  );

function placeOf(visit: Visit, scanned: Scanned | undefined): string | undefined {
  if (scanned === undefined || scanned.end === 'done' || scanned.after === undefined) return undefined;
  const { kind, looked, after } = scanned;
  return `${looked}.${encodeCursor(cursorKeyOf(visit, kind), after)}${scanned.end === 'full' ? '.full' : ''}`;
}

/** Returns what was found, as a query has it; undefined for nothing. */
const foundIn = (scanned: readonly Scanned[]): string | undefined =>
  scanned
    .filter(({ results }) => results.length > 0)
    .map(({ kind, results }) => [kind.list, ...results.map(({ key }) => key)].join('.'))
    .join(' ') || undefined;
