import { shown } from './shown';

/** Some fields of a value, at any depth. An asymmetric matcher such as `expect.any(String)` can stand for a value. */
export type Containing<T> = T extends readonly (infer Item)[]
  ? readonly Containing<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Containing<T[Key]> | undefined }
    : T;

/** A matcher of Jest or Vitest that stands for a value. */
interface AsymmetricMatcher {
  asymmetricMatch(value: unknown): boolean;
}

function isAsymmetricMatcher(value: object): value is AsymmetricMatcher {
  return 'asymmetricMatch' in value && typeof value.asymmetricMatch === 'function';
}

/**
 * Returns where a value does not contain another: `amount: 1000, not 5000`. Objects may have further fields, lists no further
 * items. Empty if it contains the other.
 */
export function differences(actual: unknown, expected: unknown, path = ''): string[] {
  const place = path === '' ? '' : `${path}: `;
  const isSame = `${place}${shown(actual)}, not ${shown(expected)}`;
  if (typeof expected !== 'object' || expected === null) return Object.is(actual, expected) ? [] : [isSame];
  if (isAsymmetricMatcher(expected))
    return expected.asymmetricMatch(actual) ? [] : [`${place}${shown(actual)}, not ${String(expected)}`];
  if (typeof actual !== 'object' || actual === null) return [isSame];
  if (Array.isArray(expected) && !(Array.isArray(actual) && actual.length === expected.length)) return [isSame];
  return Object.entries(expected).flatMap(([name, value]) => {
    const inner = path === '' ? name : `${path}.${name}`;
    return differences(Reflect.get(actual, name), value, inner);
  });
}
