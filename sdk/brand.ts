type ErrorClass = { readonly prototype: Error };

/**
 * Names classes of errors and marks their instances. `instanceof` then holds for instances of any copy of a class: a
 * program can load the ECMAScript module and the CommonJS build of the SDK at once. For a class that a user derives
 * from one of them, `instanceof` is unchanged: only its own instances are instances of it.
 */
export function brand(classes: Readonly<Record<string, ErrorClass>>): void {
  for (const [name, errorClass] of Object.entries(classes)) {
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
  }
}
