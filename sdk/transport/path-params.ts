/** Returns an id that is safe in a path. An empty one, or one of dots, would lead to another operation. */
export function requireId(id: unknown, name: string): string {
  if (typeof id !== 'string' || !/\w/.test(id)) throw new TypeError(`${name} is not an id`);
  return id;
}

/**
 * Returns the values of the placeholders of a path by name. Throws a `TypeError` for one that is not a safe id. It names
 * the argument of the method: `paymentId` for `payment_id`.
 */
export function pathParamsOf(path: string, ids: readonly string[]): Readonly<Record<string, string>> {
  const names = path.match(/\w+(?=})/g) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, requireId(ids[index], toCamelCase(name))]));
}

const toCamelCase = (name: string): string => name.replace(/_(.)/g, (_, first: string) => first.toUpperCase());
