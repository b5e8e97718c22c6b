/** An object of a list, with fields of any type. */
export type Row = Readonly<Record<string, unknown>>;

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the objects of a list, and none for any other value. */
export function rowsOf(value: unknown): readonly Row[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  return values.filter(isRow);
}
