import { printError } from '../platform/sandbox-options';

/** Returns a callback that never throws: an error that the given one throws is printed. */
export function guarded<Values extends readonly unknown[]>(
  callback: ((...values: Values) => void) | undefined,
): (...values: Values) => void {
  return (...values) => {
    try {
      callback?.(...values);
    } catch (error) {
      printError(error);
    }
  };
}
