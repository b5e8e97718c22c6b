import type { SortKey } from '../rows/table-definition';
import { onBuiltIndexes } from '../store/unbuilt-index';
import { Slices } from '../time/slices';
import { type CursorKey, decodeCursor } from '../wire/cursor';
import { type PageRequest, pageThrough } from '../wire/page';
import type { SearchPlace } from './place';
import type { Candidate, Keyed, SearchedKind, Summary } from './kind';
import { hasEvery, searchableText, type Word } from './query';

/** The position of the scan of a kind. */
export interface Scanned {
  readonly kind: SearchedKind;
  /** Number of objects that were looked at. */
  readonly looked: number;
  /** The position after which it goes on; undefined for a scan from the beginning. */
  readonly after: SortKey | undefined;
  readonly results: readonly Result[];
  /** Whether all objects were looked at, or as many were found as a page shows, or the time was over before. */
  readonly end: 'done' | 'full' | 'unfinished';
}

/** Returns the scan of a kind from the beginning of its list. */
export const startOf = (kind: SearchedKind): Scanned => ({
  kind,
  looked: 0,
  after: undefined,
  results: [],
  end: 'unfinished',
});

/** Returns the key for cursors of the scan of a kind. */
export const cursorKeyOf = ({ platform, mode }: SearchPlace, { list }: SearchedKind): CursorKey => ({
  hash: platform.hash,
  list: `search ${list} ${mode}`,
});

/** An object that was found. */
export interface Result extends Summary {
  readonly id: string;
  /** The id by which its kind finds it again. */
  readonly key: string;
  /** The text that has a word which the summary does not show, such as a key of metadata; undefined if it shows all. */
  readonly because: string | undefined;
}

/** The end of a scan. */
export interface ScanBounds {
  /** The most results of a kind. */
  readonly results: number;
  /** Whether the time for it is over. It is asked after each round. */
  readonly isOver: () => boolean;
}

/**
 * Looks for objects that have every word, in rounds with a slice of each kind: a kind with few objects is complete after the
 * first one. Between two slices the event loop runs, so no other request waits for a search.
 */
export async function scan(
  place: SearchPlace,
  words: readonly Word[],
  starts: readonly Scanned[],
  bounds: ScanBounds,
): Promise<readonly Scanned[]> {
  const slices = new Slices();
  const scanned = [...starts];
  const isUnfinished = ({ end }: Scanned) => end === 'unfinished';
  do {
    for (const [index, each] of scanned.entries()) {
      if (!isUnfinished(each)) continue;
      scanned[index] = await onBuiltIndexes(() => scanSlice(place, words, each, { ...bounds, slices }));
      await slices.next();
    }
  } while (scanned.some(isUnfinished) && !bounds.isOver());
  return scanned;
}

/** Looks at a page of the objects that fit in a slice. Rows may have changed since the former one. An object is a result once. */
function scanSlice(
  place: SearchPlace,
  words: readonly Word[],
  { kind, looked, after, results: former }: Scanned,
  { results: most, slices }: Pick<ScanBounds, 'results'> & { readonly slices: Slices },
): Scanned {
  const seen = new Set(former.map(({ id }) => id));
  let isFull = false;
  const meets = (candidate: Keyed) => {
    const text = searchableText(candidate);
    isFull = slices.isFullAfter(text.length + (kind.characters ?? 0));
    const result = resultOf(candidate, text, words);
    if (result === undefined || seen.has(result.id)) return false;
    seen.add(result.id);
    return true;
  };
  const key = cursorKeyOf(place, kind);
  const page = pageThrough(
    kind.candidates(place),
    pageAfter(key, after, most - former.length),
    (candidate) => resultOf(candidate, searchableText(candidate), words),
    { meets, isFull: () => isFull },
  );
  const results = [...former, ...page.items.flatMap((result) => result ?? [])];
  return {
    kind,
    looked: looked + (page.counts?.looked ?? 0),
    after: page.end_cursor === null ? after : decodeCursor(key, kind.list, page.end_cursor),
    results,
    end: page.has_next ? (results.length >= most ? 'full' : 'unfinished') : 'done',
  };
}

/** Returns the results again that a former page showed. What was deleted or changed since may be none any more. */
export const foundAgain = (
  place: SearchPlace,
  words: readonly Word[],
  kind: SearchedKind,
  keys: readonly string[],
): readonly Result[] =>
  keys.flatMap((key) => {
    const candidate = kind.find(place, key);
    return (candidate && resultOf(candidate, searchableText(candidate), words)) ?? [];
  });

const pageAfter = (key: CursorKey, after: SortKey | undefined, limit: number): PageRequest =>
  after === undefined ? { limit, key } : { limit, key, cursor: { name: 'after_cursor', beyond: after } };

function resultOf(candidate: Keyed, text: string, words: readonly Word[]): Result | undefined {
  const summary = hasEvery(words, candidate, text) ? candidate.summary(words) : undefined;
  return summary && { id: candidate.id, key: candidate.key, ...summary, because: reasonOf(candidate, summary, words) };
}

function reasonOf({ texts, amounts }: Candidate, { title, facts, customer }: Summary, words: readonly Word[]) {
  const shown = [...title, ...facts, customer?.email].join('\n').toLowerCase();
  const hidden = words.filter(({ text, cents }) => !shown.includes(text) && !(cents && amounts?.includes(cents)));
  return texts.find((text) => hidden.some((word) => text?.toLowerCase().includes(word.text))) ?? undefined;
}
