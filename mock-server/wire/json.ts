/** A JSON object. */
export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets a field of any name. Assigning to `__proto__` would set the prototype instead. */
export function setField(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true });
  else object[name] = value;
}

/** Returns JSON with the keys of every object sorted, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isPlainObject(value)) return value;
  const copy: Record<string, unknown> = {};
  const names = Object.keys(value);
  if (names.length > 1) names.sort();
  for (const name of names) setField(copy, name, sorted(value[name]));
  return copy;
}
