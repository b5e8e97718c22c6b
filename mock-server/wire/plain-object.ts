/** An object as JSON knows it. */
export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Gives an object a field, whatever its name: to assign `__proto__` would be to give it none. */
export function setField(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true });
  else object[name] = value;
}
