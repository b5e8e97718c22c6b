const texts = new WeakMap<object, string>();

/** Keeps the JSON text of an object that never changes, so that further responses with it do not make it again. */
export function keepText<Value extends object>(value: Value): Value {
  texts.set(value, JSON.stringify(value));
  return value;
}

/** Returns the JSON text of a list: that of each object which was kept, and otherwise a new one. */
export function listText(items: readonly object[]): string {
  return `[${items.map((item) => texts.get(item) ?? JSON.stringify(item)).join()}]`;
}
