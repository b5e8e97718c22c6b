/** A table by its definition, from which the type of its rows follows. */
export interface DefinedTable<Row extends object, IndexName extends string> {
  readonly fields: { readonly takes?: (row: Row) => void };
  readonly indexes: Readonly<Record<IndexName, unknown>>;
}

/** Returns the rows in a partition of an index, in ascending order. */
export type OtherRows = <Row extends object, IndexName extends string>(
  table: DefinedTable<Row, IndexName>,
  index: IndexName,
  partition: string,
) => Iterable<Row>;
