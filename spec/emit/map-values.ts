/** Returns an object with each value changed. */
export function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
