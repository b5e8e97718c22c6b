/**
 * Returns a copy of a list or a plain object, at any depth, with its texts changed. Values of classes and functions stay
 * the same.
 */
export function copyOf<T>(value: T, change?: (text: string) => string): T;
export function copyOf(value: unknown, change = (text: string): string => text): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => copyOf(item, change));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner, change)]));
}

/** Whether a value is a plain object, and not of a class. */
export function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
