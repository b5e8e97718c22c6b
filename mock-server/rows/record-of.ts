/** Returns a record with a value for each of these names. `value` must return what the record has under the name. */
export function recordOf<Values extends object>(
  names: readonly (keyof Values & string)[],
  value: (name: keyof Values & string) => unknown,
): Values {
  // eslint-disable-next-line ts/consistent-type-assertions -- Object.fromEntries loses which value a name has
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Values;
}
