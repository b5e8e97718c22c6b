import { limits } from '../../spec/tables/limits';

/** A JSON object. */
export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets a field of any name. Assigning to `__proto__` would set the prototype instead. */
export function setField(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true });
  else object[name] = value;
}

/** How many fields and items of lists `canonicalJson` sorts: more than a body within the limits has, with metadata in two places. */
const MAX_SORTED = 2 * (limits.metadata.keys + limits.metadata.items) + 1_000;

/**
 * Returns JSON with the keys of every object sorted, so that equal values have equal texts; undefined for a value that is too
 * large to sort.
 */
export function canonicalJson(value: unknown): string | undefined {
  const sorter = new Sorter();
  const sorted = sorter.sorted(value);
  return sorter.left < 0 ? undefined : JSON.stringify(sorted);
}

/** From so many texts on the sort of the platform is faster. */
const MANY_TEXTS = 16;

/** Sorts texts in place. Of few it makes no copies, as the sort of the platform does, which takes longer than to sort them. */
function sort(texts: string[]): void {
  if (texts.length >= MANY_TEXTS) texts.sort();
  else for (let sorted = 1; sorted < texts.length; sorted++) insertLast(texts, sorted);
}

/** Moves the text at a position to its place among those before it, which are sorted. */
function insertLast(texts: string[], position: number): void {
  const text = texts[position];
  if (text === undefined) return;
  let at = position;
  for (let before = texts[at - 1]; before !== undefined && before > text; before = texts[at - 1]) texts[at--] = before;
  texts[at] = text;
}

class Sorter {
  left = MAX_SORTED;

  /** Returns a copy with sorted keys. It is not complete when nothing is left. */
  sorted(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      this.left -= value.length;
      return this.left < 0 ? undefined : value.map((item: unknown) => this.sorted(item));
    }
    return isPlainObject(value) ? this.#sortedObject(value) : value;
  }

  #sortedObject(value: PlainObject): unknown {
    const names = Object.keys(value);
    this.left -= names.length;
    if (this.left < 0) return undefined;
    sort(names);
    const copy: Record<string, unknown> = {};
    for (const name of names) setField(copy, name, this.sorted(value[name]));
    return copy;
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Far deeper than a legitimate body, and far below where recursion would overflow the stack. */
const { depth: MAX_DEPTH, values: MAX_VALUES, fields: MAX_FIELDS } = limits.request_json;

/**
 * Returns the part of a JSON text to parse; undefined for a text with too many levels. It is not parsed for that: parsing half a
 * million nested lists takes longer than everything else that a request may do. Of a text with too many values only the first ones
 * are read: they violate a limit already. The result is JSON if the text is.
 */
export function readableJson(text: string): string | undefined {
  if (text.length <= Math.min(MAX_VALUES, MAX_FIELDS) && !hasMoreBrackets(text, MAX_DEPTH)) return text;
  const closing: string[] = [];
  let values = 0;
  let fields = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
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
      case COMMA:
        if (closing.at(-1) === '}') fields++;
        if (++values > MAX_VALUES || fields > MAX_FIELDS) return text.slice(0, i) + closing.reverse().join('');
    }
  }
  return text;
}

/** Whether a text has more opening brackets than so many, those in strings included. */
function hasMoreBrackets(text: string, most: number): boolean {
  let brackets = 0;
  for (const bracket of '[{')
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1))
      if (++brackets > most) return true;
  return false;
}

/** Returns the position of the quote that ends a string, or of the end of the text. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter === QUOTE) return i;
    if (letter === BACKSLASH) i++;
  }
  return text.length;
}
