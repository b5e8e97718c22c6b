import { closestNames } from '../spec/vocabulary/closest-names';
import { requireId } from './transport/path-params';

/** Throws for a value that an option may not have. */
type Check = (name: string, value: unknown) => void;

/** The checks of all options of an object. One that is not in it does not exist. */
export type OptionChecks<Options> = { readonly [Name in keyof Options]-?: Check };

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

/** An object or a function with members of these names, its own or those of its class. It may have others. */
export const members =
  (check: Check, ...names: readonly string[]): Check =>
  (name, value) => {
    for (const each of names) check(`${name}.${each}`, Reflect.get(Object(value), each));
  };

export const oneOf =
  (allowed: readonly unknown[]): Check =>
  (name, value) => {
    if (!allowed.includes(value)) throw new RangeError(`${name} is ${shown(value)}: pass ${allowed.join(', ')}`);
  };

/** A text that a header can have: no line break, and no character beyond one byte. */
export const headerValue: Check = (name, value) => {
  text(name, value);
  if (/[^\t -~\u0080-\u00ff]/.test(String(value)))
    throw mismatch(name, 'one line of characters that a header can have');
};

/** A header value that is a secret. Blanks around it are a slip of copying it. */
export const secret: Check = (name, value) => {
  if (typeof value === 'string' && value.trim() !== value) throw blanksAround(name);
  headerValue(name, value);
};

/** Returns the error for a secret with blanks around it, which it does not show. */
export const blanksAround = (name: string): TypeError =>
  new TypeError(`${name} has blanks or line breaks around it: remove them`);

/** Texts by the names of headers. Those that are undefined or null are not sent. `Headers` have no such names. */
export const headers: Check = (name, value) => {
  if (typeof value !== 'object' || value === null || Symbol.iterator in value) throw mismatch(name, 'a plain object');
  for (const [header, sent] of Object.entries(value))
    if (sent !== undefined && sent !== null) headerValue(`${name}.${header}`, sent);
};

/**
 * Checks options where they are given: a program without types may misspell one, or pass what an environment variable that is
 * not set makes of a number. One that is undefined counts as absent.
 *
 * Throws a `TypeError` for an unknown option, with the closest one, and for a value of another type; a `RangeError` for another
 * value that is not allowed. `of` is the name of an option that is an object of options.
 */
export function checkOptions(given: unknown, checks: Readonly<Record<string, Check>>, of?: string): void {
  if (typeof given !== 'object' || given === null)
    throw new TypeError(`${of ? `${of} is` : 'options are'} ${shown(given)}, not an object`);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined) throw unknownOption(name, Object.keys(checks));
    check(of ? `${of}.${name}` : name, value);
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

function typeCheck(type: 'string' | 'function', expected: string): Check {
  return (name, value) => {
    if (typeof value !== type) throw mismatch(name, expected);
  };
}

/** Returns the error for a value of another type. It does not show the value, which may be a secret. */
function mismatch(name: string, expected: string): TypeError {
  return new TypeError(`${name} is not ${expected}`);
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
