/** A row of a result, by the names of its columns; undefined when the result has none. */
export type Row = Readonly<Record<string, unknown>> | undefined;

/** Returns the text in a column of a row. Throws when it contains none. */
export function textOf(row: Row, column: string): string {
  const value = row?.[column];
  return typeof value === 'string' ? value : fail(column, 'text');
}

/** Returns the text in a column of a row, or null. */
export function nullableTextOf(row: Row, column: string): string | null {
  return row?.[column] === null ? null : textOf(row, column);
}

/** Returns the number in a column of a row. Throws when it contains none. */
export function numberOf(row: Row, column: string): number {
  const value = row?.[column];
  return typeof value === 'number' ? value : fail(column, 'number');
}

/** Returns the boolean in a column of a row. Throws when it contains none. */
export function flagOf(row: Row, column: string): boolean {
  const value = row?.[column];
  return typeof value === 'boolean' ? value : fail(column, 'boolean');
}

function fail(column: string, type: string): never {
  throw new TypeError(`the database returned no ${type} in column ${column}`);
}
