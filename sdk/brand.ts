type ErrorClass = { readonly prototype: Error };

/**
 * Names a class of errors and marks its instances. Returns the name. `instanceof` then holds for instances of any copy of the
 * class: a program can load the ECMAScript module and the CommonJS build of the SDK at once. For a class that a user derives from
 * it, `instanceof` is unchanged: only its own instances are instances of it.
 *
 * Marked as pure where it is called, since its effects are on the class only: a bundler drops both, or neither.
 */
export function brand(errorClass: ErrorClass, name: string): string {
  const mark = Symbol.for(`payments-sandbox.${name}`);
  // On the prototype and not enumerable, so that neither is printed with the fields of an error. A user may rename a class.
  Object.defineProperties(errorClass.prototype, {
    name: { value: name, writable: true, configurable: true },
    [mark]: { value: true },
  });
  Object.defineProperty(errorClass, Symbol.hasInstance, {
    value(this: unknown, value: unknown): boolean {
      // A class of a user inherits this function, with itself as `this`.
      if (this !== errorClass) return Function.prototype[Symbol.hasInstance].call(this, value);
      return typeof value === 'object' && value !== null && mark in value;
    },
  });
  return name;
}
