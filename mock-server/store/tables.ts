import { recordOf } from '../rows/record-of';
import { type DeclaredIndex, definitions, type Rows, type TableName, tableNames } from '../rows/registry';
import type { DefinedTable, OtherRows } from '../fields/other-rows';
import type { Row } from '../rows/row';
import type { SortKey } from '../rows/table-definition';
import { Table, type TableView } from './table';

/** The tables of one platform. */
export type Tables = { readonly [Name in TableName]: Table<Rows[Name], DeclaredIndex<Name>> };

/** The rows of each table of a platform. */
export type TableViews = { readonly [Name in TableName]: TableView<Rows[Name]> };

/** Returns the sort key of a row in an index. */
export function sortKeyOf<Name extends TableName>(table: Name, index: DeclaredIndex<Name>, row: Rows[Name]): SortKey {
  return definitions[table].indexes[index].sortBy(row);
}

export function createTables(): Tables {
  const create = <Name extends TableName>(name: Name) => new Table(definitions[name]);
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

/** Returns access to the rows of tables by the definitions of these. */
export function rowsOf(tables: Tables): OtherRows {
  return (definition, index, partition) => {
    for (const name of tableNames) {
      const table: unknown = tables[name];
      if (isDefinedBy(definition, name, table)) return table.index(index).get(partition)?.ascending() ?? [];
    }
    return [];
  };
}

/** The definition says of which type the rows of the table are. */
function isDefinedBy<R extends object, IndexName extends string>(
  definition: DefinedTable<R, IndexName>,
  name: TableName,
  _table: unknown,
): _table is Table<R & Row, IndexName> {
  return definition === definitions[name];
}
