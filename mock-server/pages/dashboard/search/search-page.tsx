import { elapsed } from '../../../time/clock';
import type { Content, Visit } from '../page';
import type { SearchedKind } from './kind';
import { kinds } from './kinds';
import { wordsOf } from './query';
import { excerptOf, Results } from './results';
import { scan, type Scanned, type Start } from './scan';

/** Milliseconds of a search until its results are shown, and of each continuation. */
const FIRST_MS = 200;
const NEXT_MS = 2_000;

/** The most results of a kind on a page of all kinds, and on a page of one. */
const MAX_RESULTS = 10;
const MAX_RESULTS_OF_ONE = 50;

/** Returns the page with what is found for a text: the newest objects that have every word of it, by kind. */
export async function searchPage(visit: Visit, text: string): Promise<Content> {
  const further = kinds.flatMap((kind) => startOf(visit, kind) ?? []);
  const isFurther = further.length > 0;
  const starts = isFurther ? further : kinds.map((kind) => ({ kind, looked: 0, after: undefined }));
  const end = elapsed() + (isFurther ? NEXT_MS : FIRST_MS);
  const scanned = await scan(visit, wordsOf(text), starts, {
    results: starts.length === 1 ? MAX_RESULTS_OF_ONE : MAX_RESULTS,
    isOver: () => elapsed() >= end,
  });
  const addressAfter = (some: readonly Scanned[]) => visit.links.here(placesOf(some));
  const body = (
    <Results visit={visit} text={text} scanned={scanned} isFurther={isFurther} addressAfter={addressAfter} />
  );
  return { title: `Results for “${excerptOf(text)}”`, body, isLive: false };
}

/** Reads how far a kind was searched from the query of a visit, such as `payments=40000.WzEyLCJh`. */
function startOf({ search }: Visit, kind: SearchedKind): Start | undefined {
  const [, looked, after] = /^(\d{1,9})\.(.+)$/.exec(search.get(kind.list) ?? '') ?? [];
  return looked === undefined ? undefined : { kind, looked: Number(looked), after };
}

/** Returns the query of the page where the scans of some kinds go on, and of no others. */
const placesOf = (some: readonly Scanned[]): Record<string, string | undefined> =>
  Object.fromEntries(
    kinds.map(({ list }) => {
      const at = some.find(({ kind }) => kind.list === list);
      return [list, at && `${at.looked}.${at.after}`] as const;
    }),
  );
