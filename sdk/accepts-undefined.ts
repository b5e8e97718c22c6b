/**
 * A type whose optional properties also accept `undefined`, at any depth. Without it, `{ description: maybe }` would not
 * compile under `exactOptionalPropertyTypes`. JSON and queries omit such properties.
 */
export type AcceptsUndefined<T> = T extends readonly (infer Item)[]
  ? T extends unknown[]
    ? AcceptsUndefined<Item>[]
    : readonly AcceptsUndefined<Item>[]
  : T extends object
    ? {
        [Key in keyof T]: Record<never, never> extends Pick<T, Key>
          ? AcceptsUndefined<T[Key]> | undefined
          : AcceptsUndefined<T[Key]>;
      }
    : T;
