/** Values for some fields of an object. A field that is `undefined` keeps its default. */
export type Overrides<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** Values for some fields of one member of a union. */
export type OverridesOfOne<Union> = Union extends unknown ? Overrides<Union> : never;

/** Returns an object with other values for some of its fields. */
export function overridden<T extends object>(overrides: Overrides<T>, defaults: T): T {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  return Object.assign({ ...defaults }, Object.fromEntries(given));
}
