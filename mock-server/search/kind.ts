import type { SearchedKindName } from '../../spec/tables/search';
import type { DeclaredIndex, Rows, TableName } from '../rows';
import type { SortKey } from '../rows/table-definition';
import type { Reader } from '../store/reader';
import type { Direction } from '../store/table';
import type { Ordered } from '../wire/page';
import type { SearchPlace } from './place';
import type { SearchedObject, Word } from './query';

/** A text that an object may lack. */
export type Text = string | null | undefined;

/** An object as a result shows it. */
export interface Summary {
  /** The id of its page (default: that of the object). */
  readonly id?: string;
  /** The parts of its title: `$19.99`, `succeeded`, `A teapot`. */
  readonly title: readonly Text[];
  /** Whose it is, and what else tells it from others. */
  readonly facts: readonly Text[];
  /** The customer whose it is. */
  readonly customer?: { readonly id: string; readonly email: string } | undefined;
  /** The instant of its creation. */
  readonly at: string;
}

/** An object that may be a result. */
export interface Candidate extends SearchedObject {
  /** Returns what a result shows; undefined for an object that is no result. */
  readonly summary: (words: readonly Word[]) => Summary | undefined;
}

/** A candidate with the id by which its kind finds it again. */
export interface Keyed extends Candidate {
  readonly key: string;
}

/** An object at its position in a list. */
export interface Placed extends Keyed {
  readonly position: SortKey;
}

/** A kind of objects that are searched. */
export interface SearchedKind {
  /** The path of its list; the id of an object follows. */
  readonly list: SearchedKindName;
  /** The noun of its count (default: the name of the list). */
  readonly unit?: string | undefined;
  /** Whether its objects are searched by their names, instead of the newest first. */
  readonly isByName?: boolean;
  /** Returns the number of objects; undefined if it is not known without reading them. */
  readonly total: (place: SearchPlace) => number | undefined;
  /** Returns the objects in the order in which they are searched. */
  readonly candidates: (place: SearchPlace) => Ordered<Placed>;
  /** Returns an object that was found before; undefined if it was deleted. */
  readonly find: (place: SearchPlace, key: string) => Keyed | undefined;
  /** The cost of reading an object beyond reading a row, in characters. */
  readonly characters?: number;
}

interface Place<Name extends TableName> extends Pick<SearchedKind, 'unit' | 'isByName'> {
  readonly table: Name;
  readonly index: DeclaredIndex<Name>;
  /** The partition of the index (default: the mode). */
  readonly partition?: string;
}

/** Returns the rows of an index as a kind. */
export function rowsOf<Name extends TableName>(
  list: SearchedKindName,
  { table, index, partition, unit, isByName = false }: Place<Name>,
  candidate: (row: Rows[Name], rows: Reader, place: SearchPlace) => Candidate,
): SearchedKind {
  const partitionOf = ({ mode }: SearchPlace) => partition ?? mode;
  return {
    list,
    unit,
    isByName,
    total: (place) => place.platform.repeatableRows.count(table, index, partitionOf(place)),
    candidates: (place) => {
      const rows = place.platform.repeatableRows;
      return {
        order: isByName ? 'ascending' : 'descending',
        positionOf: ({ position }) => position,
        walk: function* (direction: Direction, beyond?: SortKey) {
          for (const row of rows.walk(table, index, partitionOf(place), direction, beyond))
            yield { ...candidate(row, rows, place), position: rows.position(table, index, row), key: row.id };
        },
      };
    },
    find: (place, key) => {
      const rows = place.platform.repeatableRows;
      const row = rows.find(table, key);
      return row && { ...candidate(row, rows, place), key };
    },
  };
}
