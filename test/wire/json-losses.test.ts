import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainObject, readableJson } from '../../mock-server/wire/json';
import { countKeys, exactValue, findLosses, type JsonLosses } from '../../mock-server/wire/json-losses';
import { scaled } from '../support/run-scale';

/** JSON before it is written: with keys that stand twice, and numbers as they are written. */
type Tree =
  | { readonly kind: 'scalar'; readonly value: string | boolean | null }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Tree[] }
  | { readonly kind: 'object'; readonly fields: readonly (readonly [name: string, value: Tree])[] };

const names = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', '', '"', '\\', 'é', '\0a', '1'),
  fc.string(),
);
const numbers = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  fc.bigInt().map(String),
  fc.constantFrom(
    '1e15',
    '1e16',
    '-1E+17',
    '9007199254740991',
    '9007199254740992',
    '1e308',
    '0.5e1',
    '1e-400',
    '2e400',
  ),
);
const texts = fc.oneof(fc.string(), fc.constantFrom('":1', '{"a":1,"a":2}', '\\":', '12345678901234567890'));

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(texts, fc.boolean(), fc.constant(null)).map((value): Tree => ({ kind: 'scalar', value })),
    numbers.map((text): Tree => ({ kind: 'number', text })),
    fc.array(tie('tree'), { maxLength: 4 }).map((items): Tree => ({ kind: 'list', items })),
    fc.array(fc.tuple(names, tie('tree')), { maxLength: 5 }).map((fields): Tree => ({ kind: 'object', fields })),
  ),
}));

/** Returns a text as JSON, with every character escaped if `isEscaped`. */
function quoted(text: string, isEscaped: boolean): string {
  if (!isEscaped) return JSON.stringify(text);
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'));
  return `"${units.map((unit) => `\\u${unit}`).join('')}"`;
}

/** Writes a tree, with blanks and escapes. */
function written(tree: Tree, blank: string, isEscaped: boolean): string {
  if (tree.kind === 'number') return tree.text;
  if (tree.kind === 'scalar')
    return typeof tree.value === 'string' ? quoted(tree.value, isEscaped) : String(tree.value);
  const inner =
    tree.kind === 'list'
      ? tree.items.map((item) => written(item, blank, isEscaped))
      : tree.fields.map(([name, value]) => `${quoted(name, isEscaped)}${blank}:${written(value, blank, isEscaped)}`);
  const joined = inner.join(`${blank},${blank}`);
  return tree.kind === 'list' ? `[${blank}${joined}${blank}]` : `{${blank}${joined}${blank}}`;
}

interface Expected {
  readonly twice: Set<string>;
  readonly unsafe: Set<string>;
  readonly overflow: Set<string>;
}

/** Finds what is lost without reading a text. Integers are compared as such. */
function collect(tree: Tree, path: readonly string[], found: Expected): Expected {
  const place = path.join('.');
  if (tree.kind === 'list') for (const [i, item] of tree.items.entries()) collect(item, [...path, String(i)], found);
  if (tree.kind === 'object')
    for (const [i, [name, value]] of tree.fields.entries()) {
      const inner = [...path, name];
      if (tree.fields.findIndex(([other]) => other === name) < i) found.twice.add(inner.join('.'));
      collect(value, inner, found);
    }
  if (tree.kind === 'number' && /^-?\d+$/.test(tree.text)) {
    const value = BigInt(tree.text);
    if (value >= 2n ** 53n || value <= -(2n ** 53n)) found.unsafe.add(place);
  } else if (tree.kind === 'number') {
    const value = Math.abs(Number(tree.text));
    if (value === Infinity) found.overflow.add(place);
    else if (value >= 2 ** 53) found.unsafe.add(place);
  }
  return found;
}

const lossesOf = (text: string): JsonLosses | null =>
  countKeys(JSON.parse(text)) === readableJson(text)?.keys ? null : findLosses(text);
const isShort = (place: string) => place.split('.').every((name) => name.length <= 40) && !/\d{13}/.test(place);
const runs = scaled({ full: 5_000, short: 300 });

test('exactly what is lost is found, whatever blanks and escapes a text has', () => {
  fc.assert(
    fc.property(tree, fc.constantFrom('', ' ', '\n\t'), fc.boolean(), (value, blank, isEscaped) => {
      const { twice, unsafe, overflow } = collect(value, [], {
        twice: new Set(),
        unsafe: new Set(),
        overflow: new Set(),
      });
      fc.pre([...twice, ...unsafe, ...overflow].every(isShort));
      const losses = lossesOf(written(value, blank, isEscaped));
      for (const [kind, places] of [
        ['duplicate_key', twice],
        ['unsafe_integer', unsafe],
        ['overflow', overflow],
      ] as const) {
        const found = losses?.[kind].places ?? [];
        expect(found.filter((place) => !places.has(place))).toEqual([]);
        expect(found.length).toBe(Math.min(places.size, 10));
      }
      expect(losses === null).toBe(twice.size + unsafe.size + overflow.size === 0);
    }),
    { numRuns: runs },
  );
});

test('of what JSON.stringify writes nothing is lost', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(
        value,
        (_, each: unknown) => (typeof each === 'number' ? Math.trunc(each % 1e9) : each),
        indent,
      );
      expect(lossesOf(text)).toBeNull();
      // Names that begin with it have it once more.
      if (!text.includes('\\u0000')) expect(exactValue(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: runs },
  );
});

test('two trees have one exact value only if they say the same', () => {
  fc.assert(
    fc.property(tree, tree, (one, other) => {
      const [first, second] = [one, other].map((each) => JSON.stringify(sorted(exactValue(written(each, '', false)))));
      expect(first === second).toBe(saidBy(one) === saidBy(other));
      expect(JSON.stringify(sorted(exactValue(written(one, ' ', true))))).toBe(first);
    }),
    { numRuns: runs },
  );
});

/** Returns what a tree says, in one form: fields sorted by name, and those of one name in their order. */
function saidBy(tree: Tree): string {
  if (tree.kind === 'scalar') return JSON.stringify(tree.value);
  if (tree.kind === 'number') {
    const value = Number(tree.text);
    return Math.abs(value) >= 2 ** 53 ? tree.text : JSON.stringify(value);
  }
  if (tree.kind === 'list') return `[${tree.items.map(saidBy).join()}]`;
  const byName = (a: readonly [string, unknown], b: readonly [string, unknown]) =>
    a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
  return `{${tree.fields
    .toSorted(byName)
    .map(([name, value]) => `${JSON.stringify(name)}:${saidBy(value)}`)
    .join()}}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isPlainObject(value)) return value;
  const fields = Object.keys(value)
    .sort()
    .map((name) => [name, sorted(value[name])]);
  return { fields };
}

describe('a text of a megabyte takes about as long as to parse it', () => {
  test.each([
    ['a key that stands twice in each object', `[${'{"a":1,"a":2},'.repeat(70_000)}0]`],
    ['a key that stands often', `{${'"a":1,'.repeat(150_000)}"a":0}`],
    ['integers with many digits', `[${'12345678901234567890,'.repeat(48_000)}0]`],
    ['a number of a million digits', `{"a":1,"a":${'1'.repeat(1_000_000)}}`],
    ['a long text with escapes', `{"a":1,"a":"${'\\"\\\\'.repeat(250_000)}"}`],
    ['backslashes only', `{"a":1,"a":"${'\\\\'.repeat(500_000)}"}`],
    ['many blanks', `{"a":1,${' '.repeat(1_000_000)}"a":2}`],
  ])('%s', (_, text) => {
    JSON.parse(text);
    const started = performance.now();
    findLosses(text);
    readableJson(text);
    // A generous bound: what is quadratic takes minutes.
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
