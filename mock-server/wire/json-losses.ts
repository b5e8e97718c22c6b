import { printableName } from '../domain/parameter-name';
import { endOfText, isPlainObject } from './json';

/** The ways in which a parsed value says less than its text: digits, an earlier value of a key, or a number as a whole. */
export type LossKind = 'unsafe_integer' | 'duplicate_key' | 'overflow';

/** The places of one kind of loss. */
export interface LostPlaces {
  /** The first ones, such as `metadata.order`. */
  readonly places: readonly string[];
  /** How many there are besides. */
  readonly more: number;
}

/** The losses of `JSON.parse` in a text. */
export type JsonLosses = Readonly<Record<LossKind, LostPlaces>>;

const MAX_PLACES = 10;

/** The name of a field that holds what would be lost. Names of the text that begin with it get it once more. */
const LOST = '\0';

/**
 * Returns the number of keys of a parsed value, at any depth; NaN if a number in it is beyond the integers that a double holds.
 * Its text has as many keys if `JSON.parse` lost nothing.
 */
export function countKeys(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER ? Number.NaN : 0;
  if (typeof value !== 'object') return 0;
  let keys = 0;
  if (Array.isArray(value)) for (const item of value) keys += countKeys(item);
  else if (isPlainObject(value)) for (const name in value) keys += 1 + countKeys(value[name]);
  return keys;
}

/** Finds what `JSON.parse` loses of a text, which must be valid. */
export function findLosses(text: string): JsonLosses {
  return readExactly(text).losses;
}

/** Returns the value of a text with what `JSON.parse` would lose of it: two texts that differ only there have two values. */
export function exactValue(text: string): unknown {
  return readExactly(text).value;
}

function readExactly(text: string) {
  const reader = new ExactReader(text);
  return { value: reader.read(), losses: reader.losses };
}

class Places implements LostPlaces {
  readonly #all = new Set<string>();
  more = 0;

  get places(): readonly string[] {
    return [...this.#all];
  }

  add(path: readonly string[]): void {
    if (this.#all.size >= MAX_PLACES) this.more++;
    else this.#all.add(path.map(printableName).join('.'));
  }
}

const blank = /\s*/y;
const literal = /[^\s,\]}]+/y;

/** Reads valid JSON, and keeps what doubles and objects cannot hold. It is slow, so only a text that loses something needs it. */
class ExactReader {
  readonly losses = { unsafe_integer: new Places(), duplicate_key: new Places(), overflow: new Places() };
  readonly #path: string[] = [];
  #at = 0;

  constructor(private readonly text: string) {}

  /** Returns the next value. */
  read(): unknown {
    const next = this.#next();
    if (next === '{') return this.#object();
    if (next === '[') return this.#list();
    return next === '"' ? this.#string() : this.#literal();
  }

  /** The next character that is not blank. */
  #next(): string {
    this.#match(blank);
    return this.text.charAt(this.#at);
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.#at += found.length;
    return found;
  }

  #object(): object {
    const fields = new Map<string, unknown>();
    const earlier = new Map<string, unknown[]>();
    this.#at++;
    while (this.#next() !== '}') {
      const name = this.#string();
      this.#path.push(name);
      this.#next();
      this.#at++;
      const field = name.startsWith(LOST) ? LOST + name : name;
      if (fields.has(field)) this.#overwrite(field, fields.get(field), earlier);
      fields.set(field, this.read());
      this.#path.pop();
      if (this.#next() === ',') this.#at++;
    }
    this.#at++;
    if (earlier.size > 0) fields.set(LOST, Object.fromEntries(earlier));
    return Object.fromEntries(fields);
  }

  #overwrite(field: string, value: unknown, earlier: Map<string, unknown[]>): void {
    const values = earlier.get(field);
    if (values) return void values.push(value);
    earlier.set(field, [value]);
    this.losses.duplicate_key.add(this.#path);
  }

  #list(): unknown[] {
    const list: unknown[] = [];
    this.#at++;
    while (this.#next() !== ']') {
      this.#path.push(String(list.length));
      list.push(this.read());
      this.#path.pop();
      if (this.#next() === ',') this.#at++;
    }
    this.#at++;
    return list;
  }

  #string(): string {
    const start = this.#at;
    this.#at = endOfText(this.text, start) + 1;
    return String(JSON.parse(this.text.slice(start, this.#at)));
  }

  #literal(): unknown {
    const text = this.#match(literal);
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
    this.losses[Number.isFinite(value) ? 'unsafe_integer' : 'overflow'].add(this.#path);
    return { [LOST]: text };
  }
}
