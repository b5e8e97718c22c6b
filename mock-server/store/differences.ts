import { tableNames } from '../rows/registry';
import type { State } from './state';
import type { Row } from '../rows/row';
import type { Tables } from './tables';
import type { TableName } from '../rows';

/** A row that exists in only one of two states, or differs between them. */
export interface RowDifference {
  readonly table: TableName;
  readonly id: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/**
 * Yields the rows that differ between two states, table by table. Rows that were not written in between are the same objects. One
 * that was written again unchanged is another object, which has no other values.
 */
export function* differencesOf(before: Readonly<State>, after: Readonly<State>): Generator<RowDifference> {
  for (const name of tableNames) yield* ofTable(name, before.tables, after.tables);
}

function* ofTable<Name extends TableName>(table: Name, before: Tables, after: Tables): Generator<RowDifference> {
  for (const row of before[table].unshared(after[table]))
    if (after[table].get(row.id) === undefined) yield { table, id: row.id, before: row, after: undefined };
  for (const row of after[table].unshared(before[table])) {
    const earlier = before[table].get(row.id);
    if (earlier !== row) yield { table, id: row.id, before: earlier, after: row };
  }
}
