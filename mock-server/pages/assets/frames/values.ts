/** Returns the text of a property of anything; empty if it has none. */
export function textAt(value: unknown, name: string): string {
  const text = valueAt(value, name);
  return typeof text === 'string' ? text : '';
}

/** Returns a property of anything. */
export function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
