/** Adds a property that is made when it is read, and that no printed form and no copy of the object has. */
export function withHidden<T extends object, Name extends string, Value>(
  target: T,
  name: Name,
  get: () => Value,
): T & { readonly [Key in Name]: Value };
export function withHidden(target: object, name: string, get: () => unknown): object {
  return Object.defineProperty(target, name, { get });
}
