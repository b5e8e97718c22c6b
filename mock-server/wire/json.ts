import { limits } from '../../spec/tables/limits';

/** A JSON object. */
export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a field of a value; undefined if it is not an object. */
export const valueIn = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;

/** Sets a field of any name. Assigning to `__proto__` would set the prototype instead. */
export function setField(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true });
  else object[name] = value;
}

/**
 * How many fields and items of lists `canonicalJson` sorts: more than a body within the limits has, with metadata in two places.
 */
const MAX_SORTED = 2 * (limits.metadata.keys + limits.metadata.items) + 1_000;

/**
 * Returns JSON with the keys of every object sorted, so that equal values have equal texts; undefined for a value that is too
 * large to sort.
 */
export function canonicalJson(value: unknown): string | undefined {
  const budget = { left: MAX_SORTED };
  const sorted = sortedFields(value, budget);
  return budget.left < 0 ? undefined : JSON.stringify(sorted);
}

/** Returns a copy with sorted keys. It is not complete when nothing is left of the budget. */
function sortedFields(value: unknown, budget: { left: number }): unknown {
  if (Array.isArray(value)) {
    budget.left -= value.length;
    return budget.left < 0 ? null : value.map((item: unknown) => sortedFields(item, budget));
  }
  if (!isPlainObject(value)) return value;
  const names = Object.keys(value);
  budget.left -= names.length;
  const copy: Record<string, unknown> = {};
  if (budget.left >= 0) for (const name of names.sort()) setField(copy, name, sortedFields(value[name], budget));
  return copy;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Far deeper than a legitimate body, and far below where recursion would overflow the stack. */
const { depth: MAX_DEPTH, values: MAX_VALUES, fields: MAX_FIELDS } = limits.request_json;

/** Returns the position of the quote that ends the text which begins with the quote at a position. */
export function endOfText(json: string, start: number): number {
  const quote = json.indexOf('"', start + 1);
  if (quote < 0) return json.length;
  if (json.charCodeAt(quote - 1) !== BACKSLASH) return quote;
  let end = start + 1;
  for (; end < json.length && json.charCodeAt(end) !== QUOTE; end++) if (json.charCodeAt(end) === BACKSLASH) end++;
  return end;
}

/** The part of a JSON text to parse. */
export interface ReadableJson {
  readonly text: string;
  /** How many keys the text has. One that stands twice in an object counts twice. */
  readonly keys: number;
}

/**
 * Returns the part of a JSON text to parse; undefined for a text with too many levels. It is not parsed for that: parsing half a
 * million nested lists takes longer than everything else that a request may do. Of a text with too many values only the first
 * ones are read: they violate a limit already. The result is JSON if the text is.
 */
export function readableJson(text: string): ReadableJson | undefined {
  const closing: string[] = [];
  let values = 0;
  let fields = 0;
  let keys = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfText(text, i);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        values++;
        if (closing.push(text[i] === '[' ? ']' : '}') > MAX_DEPTH) return undefined;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        closing.pop();
        break;
      case COLON:
        keys++;
        break;
      case COMMA:
        if (closing.at(-1) === '}') fields++;
        if (++values > MAX_VALUES || fields > MAX_FIELDS)
          return { text: text.slice(0, i) + closing.reverse().join(''), keys };
    }
  }
  return { text, keys };
}
