/** Returns an id that is safe in a path. An empty one, or one of dots, would lead to another operation. */
export function requireId(id: string, name: string): string {
  if (typeof id !== 'string' || !/\w/.test(id)) throw new TypeError(`${name} is not an id`);
  return id;
}

/**
 * Returns path parameters that are all safe ids. The error for another one names the argument of the method: `paymentId`
 * for `payment_id`.
 */
export function requireIds(path: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  for (const [parameter, id] of Object.entries(path)) requireId(id, toCamelCase(parameter));
  return path;
}

const toCamelCase = (name: string): string => name.replace(/_(.)/g, (_, first: string) => first.toUpperCase());
