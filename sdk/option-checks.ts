import { closestNames } from '../spec/vocabulary/closest-names';

/** Throws for a value that an option may not have. */
type Check = (name: string, value: unknown) => void;

/** The checks of all options of an object. One that is not in it does not exist. */
export type OptionChecks<Options> = { readonly [Name in keyof Options]-?: Check };

/** The compiler checks it, or the part that uses it. */
export const unchecked: Check = () => {};
/** Milliseconds or seconds. */
export const time = numberCheck('a number above 0, or Infinity for no limit', (value) => value > 0);
export const retries = numberCheck('a whole number from 0', (value) => value >= 0 && Number.isInteger(value));
export const limit = numberCheck(
  'a whole number from 0, or Infinity for no limit',
  (value) => value >= 0 && (value === Infinity || Number.isInteger(value)),
);

/**
 * Checks options where they are given: a program without types may misspell one, or pass what an environment variable that is
 * not set makes of a number. One that is undefined counts as absent.
 *
 * Throws a `TypeError` for an unknown option, with the closest one, and for a value of another type; a `RangeError` for another
 * value that is not allowed.
 */
export function checkOptions(options: unknown, checks: Readonly<Record<string, Check>>): void {
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`options are ${shown(options)}, not an object`);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined) throw unknownOption(name, Object.keys(checks));
    check(name, value);
  }
}

/** The spelling of names is no part of them: `max_retries` and `retries` are slips for `maxRetries`. */
function unknownOption(name: string, known: readonly string[]): TypeError {
  const plain = (text: string): string => text.replace(/[_-]/g, '').toLowerCase();
  const [closest] = closestNames(plain(name), known.map(plain));
  const meant = known.find((each) => plain(each) === closest);
  const hint = meant === undefined ? `the options are ${known.join(', ')}` : `did you mean "${meant}"?`;
  return new TypeError(`unknown option "${name}": ${hint}`);
}

function numberCheck(allowed: string, isAllowed: (value: number) => boolean): Check {
  return (name, value) => {
    const message = `${name} is ${shown(value)}: pass ${allowed}`;
    if (typeof value !== 'number') throw new TypeError(message);
    if (!isAllowed(value)) throw new RangeError(message);
  };
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'number' || value === null || value === undefined ? String(value) : `of type ${typeof value}`;
}
