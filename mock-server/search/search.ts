import type { components } from '../../spec/generated/control-types';
import type { SearchedKindName } from '../../spec/tables/search';
import type { SortKey } from '../rows/table-definition';
import { elapsed } from '../time/clock';
import { encodeCursor } from '../wire/cursor';
import { isPlainObject } from '../wire/json';
import { emptyPage, type PageOf, type PageRequest } from '../wire/page';
import { findById } from './find-by-id';
import { addressIn, findInAddress } from './find-in-address';
import { kinds } from './kinds';
import { nameOf } from './names';
import type { SearchPlace } from './place';
import { wordsOf } from './query';
import { foundAgain, type Result, scan, type Scanned, startOf } from './scan';

/** A search, without the place that is searched. */
export interface Search {
  /** The text without card numbers: see `withoutCardNumbers`. */
  readonly text: string;
  /** The only kind that is searched (default: all are). */
  readonly kind: SearchedKindName | undefined;
  /** The most results of a kind. */
  readonly limit: number;
  readonly page: PageRequest;
}

type SearchResult = components['schemas']['SearchResult'];

/** The most milliseconds of a page. */
const PAGE_MS = 2_000;

/** Returns a page of what is found: the object of an id or an address, or else the newest of each kind that have every word. */
export async function search(place: SearchPlace, { text, kind, limit, page }: Search): Promise<PageOf<SearchResult>> {
  const { cursor, key } = page;
  const named = cursor === undefined ? findNamed(place, text) : undefined;
  if (named !== undefined && (kind === undefined || named.kind === kind)) return { ...emptyPage, items: [named] };
  const chosen = kinds.filter(({ list }) => kind === undefined || list === kind);
  const starts = cursor === undefined ? chosen.map(startOf) : startsAfter(String(cursor.beyond));
  const end = elapsed() + PAGE_MS;
  const scanned = await scan(place, wordsOf(text), starts, { results: limit, isOver: () => elapsed() >= end });
  const rest = scanned.filter((each) => each.end !== 'done');
  return {
    ...emptyPage,
    items: scanned.flatMap((each) => each.results.map((result) => presentResult(place, each.kind.list, result))),
    has_next: rest.length > 0,
    end_cursor: key && rest.length > 0 ? encodeCursor(key, positionOf(rest)) : null,
  };
}

/** Returns the object that a whole id or an address names, in either mode. */
function findNamed(place: SearchPlace, text: string): SearchResult | undefined {
  const url = addressIn(text);
  const found = findById(place, text) ?? (url && findInAddress(place, url));
  if (found === undefined) return undefined;
  const { path, mode } = found;
  const [list = '', id = text] = path.split('/');
  const kind = kinds.find((each) => each.list === list);
  const [result] = kind === undefined ? [] : foundAgain({ ...place, mode }, [], kind, [id]);
  if (result !== undefined) return presentResult({ ...place, mode }, list, result);
  const title = nameOf(place.platform.rows, id) ?? id;
  return { kind: kindOf(list), id, account_type: mode, title, details: [], because: null, created_at: null };
}

/** Objects without a page of their own: those of an account are on the overview, and jobs on the page of the clock. */
const kindOf = (list: string): string => ({ '': 'accounts', time: 'jobs' })[list] ?? list;

function presentResult({ mode }: SearchPlace, kind: string, result: Result): SearchResult {
  const { id, title, facts, customer, at, because } = result;
  const given = (texts: Result['title']) => texts.flatMap((text) => text || []);
  return {
    kind,
    id,
    account_type: mode,
    title: given(title).join(' · ') || id,
    details: given([...facts, customer?.email]),
    because: because ?? null,
    created_at: at,
  };
}

/** Returns the positions of kinds as one, which a cursor has. */
const positionOf = (rest: readonly Scanned[]): string =>
  JSON.stringify(Object.fromEntries(rest.map(({ kind, after = null }) => [kind.list, after])));

/** Returns the scans of the kinds of a position, each from its own. */
function startsAfter(position: string): readonly Scanned[] {
  const positions: unknown = JSON.parse(position);
  if (!isPlainObject(positions)) return [];
  return kinds
    .filter(({ list }) => Object.hasOwn(positions, list))
    .map((kind) => ({ ...startOf(kind), after: sortKeyOf(positions[kind.list]) }));
}

const sortKeyOf = (value: unknown): SortKey | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;
