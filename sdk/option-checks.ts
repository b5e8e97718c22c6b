import { closestNames } from '../spec/vocabulary/closest-names';
import { requireId } from './transport/path-params';

/** Throws for a value that an option may not have. */
type Check = (name: string, value: unknown) => void;

/** The checks of all options of an object. One that is not in it does not exist. */
export type OptionChecks<Options> = { readonly [Name in keyof Options]-?: Check };

/** Checked by the part that uses it. */
export const unchecked: Check = () => {};
export const text = typeCheck('string', 'a text');
export const func = typeCheck('function', 'a function');
/** An id that is safe in a path. */
export const id: Check = (name, value) => void requireId(value, name);
/** Milliseconds or seconds. */
export const time = numberCheck('a number above 0, or Infinity for no limit', (value) => value > 0);
export const retries = numberCheck('a whole number from 0', (value) => value >= 0 && Number.isInteger(value));
export const limit = numberCheck(
  'a whole number from 0, or Infinity for no limit',
  (value) => value >= 0 && (value === Infinity || Number.isInteger(value)),
);

/** A signal of any realm, or of a polyfill. */
export const signal: Check = (name, value) => {
  if (typeof member(value, 'addEventListener') !== 'function') throw mismatch(name, value, 'an AbortSignal');
};

/** An object with methods of these names, its own or those of its class. It may have others. */
export const methods =
  (names: readonly string[]): Check =>
  (name, value) => {
    requireObject(name, value);
    for (const each of names) func(`${name}.${each}`, member(value, each));
  };

/** An object of options. The required ones are checked even if they are absent. */
export const options =
  (checks: Readonly<Record<string, Check>>, required: Readonly<Record<string, Check>> = {}): Check =>
  (name, value) => {
    requireObject(name, value);
    checkOptions(value, { ...required, ...checks }, `${name}.`);
    for (const [each, check] of Object.entries(required)) check(`${name}.${each}`, member(value, each));
  };

export const oneOf =
  (allowed: readonly string[]): Check =>
  (name, value) => {
    text(name, value);
    if (!allowed.some((each) => each === value))
      throw new RangeError(`${name} is ${shown(value)}: pass ${allowed.join(', ').replace(/, (?=\w+$)/, ' or ')}`);
  };

/** Texts by the names of headers. Those that are undefined or null are not sent. `Headers` have no such names. */
export const headers: Check = (name, value) => {
  requireObject(name, value);
  if (Symbol.iterator in value) throw new TypeError(`${name} is a list: pass Object.fromEntries(${name})`);
  for (const [header, sent] of Object.entries(value)) {
    if (sent === undefined || sent === null) continue;
    text(`${name}.${header}`, sent);
    try {
      new Headers([[header, String(sent)]]);
    } catch {
      throw new TypeError(`${name}.${header} is not a valid header`); // its value may be a secret
    }
  }
};

/**
 * Checks options where they are given: a program without types may misspell one, or pass what an environment variable that is
 * not set makes of a number. One that is undefined counts as absent.
 *
 * Throws a `TypeError` for an unknown option, with the closest one, and for a value of another type; a `RangeError` for another
 * value that is not allowed.
 */
export function checkOptions(given: unknown, checks: Readonly<Record<string, Check>>, prefix = ''): void {
  if (typeof given !== 'object' || given === null) throw new TypeError(`options are ${shown(given)}, not an object`);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined) throw unknownOption(name, Object.keys(checks), prefix);
    check(prefix + name, value);
  }
}

/** The spelling of names is no part of them: `max_retries` and `retries` are slips for `maxRetries`. */
function unknownOption(name: string, known: readonly string[], prefix: string): TypeError {
  const plain = (text: string): string => text.replace(/[_-]/g, '').toLowerCase();
  const [closest] = closestNames(plain(name), known.map(plain));
  const meant = known.find((each) => plain(each) === closest);
  const hint = meant === undefined ? `the options are ${known.join(', ')}` : `did you mean "${meant}"?`;
  return new TypeError(`unknown option "${prefix}${name}": ${hint}`);
}

function typeCheck(type: 'string' | 'function', expected: string): Check {
  return (name, value) => {
    if (typeof value !== type) throw mismatch(name, value, expected);
  };
}

function requireObject(name: string, value: unknown): asserts value is object {
  if (Object(value) !== value) throw mismatch(name, value, 'an object');
}

/** Returns the error for a value of another type. It does not show the value, which may be a secret. */
function mismatch(name: string, value: unknown, expected: string): TypeError {
  return new TypeError(`${name} is ${value === null ? 'null' : `of type ${typeof value}`}, not ${expected}`);
}

/** Returns a property of any value, its own or inherited. */
function member(value: unknown, name: string): unknown {
  return Reflect.get(Object(value), name);
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
