import type { ObjectField } from '../fields/object-field';
import type { Row } from './row';

/** A key of an index: all keys of one partition are numbers, or all are strings. */
export type SortKey = number | string;

/** An index of a table: the partitions that a row is listed in, and its sort key within each. */
export interface Index<R extends Row> {
  readonly partitions: (row: R) => readonly string[];
  readonly sortBy: (row: R) => SortKey;
  /** Built when it is first read, and maintained from then on. Until then it costs nothing. */
  readonly lazy?: true;
}

/** A filter of the lists of a table. */
export interface Filter<R extends Row> {
  /** Returns the value by which it selects a row, or several; null or undefined for a row that it never selects. */
  readonly by: (row: R) => string | readonly string[] | null | undefined;
  readonly ignoresCase?: true;
}

/** In which orders the rows of a table are listed. */
export interface Listing<R extends Row, IndexName extends string, FilterName extends string> {
  readonly indexes: Readonly<Record<IndexName, Index<R>>>;
  /** The filters that the lists of each index can have, by the names of their parameters: see `filters.ts`. */
  readonly filters?: Readonly<Record<FilterName, Filter<R>>>;
}

/** Everything the server has to know of a table. One entry in the registry: see `registry.ts`. */
export interface TableDefinition<R extends Row, IndexName extends string, FilterName extends string> extends Listing<
  R,
  IndexName,
  FilterName
> {
  /** The type of a row, as differences of snapshots name it. */
  readonly type: string;
  /** The prefix of the generated ids of its rows, without the underscore; absent where an id follows from what a row is about. */
  readonly idPrefix?: string;
  /** The fields of a row, and what older rows without them read as. */
  readonly fields: ObjectField<R>;
  /**
   * The form of a row in a seed file, if it is another one; null for a table that belongs to its platform only and is in no seed
   * file.
   */
  readonly seed?: ObjectField | null;
  /** Paths of fields whose values no difference shows. */
  readonly secrets?: readonly string[];
}

/** Defines a table of rows of a type: `table<RefundRow>()({ … })`. The names of its indexes and filters are inferred. */
export const table =
  <R extends Row>() =>
  <IndexName extends string = never, FilterName extends string = never>(
    definition: TableDefinition<R, IndexName, FilterName>,
  ): TableDefinition<R, IndexName, FilterName> =>
    definition;

const all = ['all'] as const;
const none = [] as const;

/** One partition with every row. */
export const everyRow = (): readonly string[] => all;

/** No partition: the row is not listed. */
export const notListed: readonly string[] = none;

export const bySequence = (row: { readonly sequence: number }): number => row.sequence;

/**
 * A sort key of text and, for rows with the same text, the order of their creation. It is joined, as a concatenation would keep
 * its parts.
 */
export const byTextThenSequence = (text: string, { sequence }: { readonly sequence: number }): string =>
  [text, String(sequence).padStart(15, '0')].join(' ');

/** The index of a resource that accounts list: newest last, by account and by mode. */
export const newestOfOwner = {
  partitions: (row: { readonly account_id: string; readonly mode: string }): readonly string[] => [
    row.account_id,
    row.mode,
  ],
  sortBy: bySequence,
};

/** The index of rows that belong to a payment. */
export const ofPayment = {
  partitions: (row: { readonly payment_id: string }): readonly string[] => [row.payment_id],
  sortBy: bySequence,
};
