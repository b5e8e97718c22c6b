/** Returns a row with the fields that a request gives, of those that `fields` has. All others stay as they were. */
export function withGiven<Row extends object, Fields extends object>(
  row: Row,
  fields: Fields,
  input: { readonly [Name in keyof Fields & keyof Row]?: Row[Name] | undefined },
): Row {
  const given = Object.entries(input).filter(([name, value]) => Object.hasOwn(fields, name) && value !== undefined);
  return { ...row, ...Object.fromEntries(given) };
}
