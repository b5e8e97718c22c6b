import { recordOf } from '../rows/record-of';
import { type IndexName, type Rows, type TableName, tableNames, tables } from '../rows/registry';
import type { SortKey, TableDefinition } from '../rows/table-definition';
import { Table, type TableView } from './table';

/** The tables of one platform. */
export type Tables = { readonly [Name in TableName]: Table<Rows[Name], IndexName<Name>> };

/** The rows of each table of a platform. */
export type TableViews = { readonly [Name in TableName]: TableView<Rows[Name]> };

const definitions: { readonly [Name in TableName]: TableDefinition<Rows[Name], IndexName<Name>> } = tables;

/** Returns the sort key of a row in an index. */
export function sortKeyOf<Name extends TableName>(table: Name, index: IndexName<Name>, row: Rows[Name]): SortKey {
  return definitions[table].indexes[index].sortBy(row);
}

export function createTables(): Tables {
  const create = <Name extends TableName>(name: Name) => new Table(definitions[name].indexes);
  return recordOf<Tables>(tableNames, create);
}

/** Returns tables with the same rows. A change of the copy does not change the original. */
export function copyTables(original: Tables): Tables {
  return recordOf<Tables>(tableNames, (name) => original[name].copy());
}

/** Returns the rows as they are now. Later writes do not change them. */
export function viewsOf(tables: Tables): TableViews {
  return recordOf<TableViews>(tableNames, (name) => tables[name].view());
}
