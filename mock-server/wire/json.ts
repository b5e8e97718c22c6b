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
