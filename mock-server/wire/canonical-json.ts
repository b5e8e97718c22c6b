import { isPlainObject, setField } from './plain-object';

/** JSON with the keys of every object in one order: equal values give equal texts. */
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
