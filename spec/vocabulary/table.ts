/** Returns the rows of a table with their names, in order. */
export function rowsOf<Table extends object>(
  table: Table,
): readonly (readonly [name: Extract<keyof Table, string>, row: Table[Extract<keyof Table, string>]])[] {
  const rows: (readonly [Extract<keyof Table, string>, Table[Extract<keyof Table, string>]])[] = [];
  for (const name in table) rows.push([name, table[name]]);
  return rows;
}
