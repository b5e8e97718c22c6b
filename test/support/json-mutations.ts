import fc from 'fast-check';

/** A JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: JsonValue;
}

type Path = readonly string[];
type Mutation = (body: JsonValue) => JsonValue;

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asJson = (value: unknown): JsonValue => JSON.parse(JSON.stringify(value));

const names = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '', 'a.b', 'a/b~c', 'id'),
  fc.constantFrom('4242424242424242', 'amount', 'currency', 'card', 'token', 'metadata', 'description'),
  fc.string({ unit: 'binary' }),
);

/** Invalid values, and some that may be valid. */
const junk: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(null, true, false, '', ' ', [], {}, [[]], [null], { a: 1 }, '0', 'usd', 'manual', '1000'),
  fc.constantFrom<JsonValue>(0, -0, -1, 51, 1.5, 2 ** 53, -(2 ** 53), 1e300, 5e-324, 100_000_000, 99_999_999),
  fc.constantFrom<JsonValue>(
    '\u0000',
    '\ud800',
    '\udc00x',
    '\u202e',
    '\ufeff',
    'e\u0301',
    '🏴‍☠️',
    '9'.repeat(400),
    '2'.repeat(16),
  ),
  fc.constantFrom<JsonValue>('4000000000000002', '4000000000000127', '4242 4242 4242 4242', 'py_1', '__proto__'),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }).map(asJson),
);

/** Returns a mutation that changes one field. A value on the path that is not an object is kept; a missing one becomes `{}`. */
function at([name, ...rest]: Path, change: (value: JsonValue | undefined) => JsonValue | undefined): Mutation {
  return (body) => {
    if (name === undefined) return change(body) ?? null;
    if (!isObject(body)) return body;
    const old = Object.hasOwn(body, name) ? body[name] : undefined;
    const value = rest.length === 0 ? change(old) : at(rest, change)(old ?? {});
    const others = Object.entries(body).filter(([other]) => other !== name);
    // By entries, so that `__proto__` becomes a field like any other.
    return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
  };
}

/** One to three changes at fields of the schema or next to them. */
export function mutations(paths: readonly Path[]): fc.Arbitrary<Mutation> {
  const place = fc.constantFrom<Path>([], ...paths);
  const one = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(place, junk).map(([path, value]) => at(path, () => value)) },
    { weight: 2, arbitrary: place.map((path) => at(path, () => undefined)) },
    {
      weight: 2,
      arbitrary: fc.tuple(place, names, junk).map(([path, name, value]) => at([...path, name], () => value)),
    },
    { weight: 1, arbitrary: place.map((path) => at(path, (value) => [value ?? null])) },
    { weight: 1, arbitrary: fc.constant<Mutation>((body) => body) },
  );
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((all) => (body) => all.reduce((value, mutate) => mutate(value), body));
}

interface SchemaLike {
  readonly properties?: Readonly<Record<string, SchemaLike>>;
}

/** Returns the path of every field of a schema, at any depth. */
export function pathsOf({ properties = {} }: SchemaLike, within: Path = []): Path[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = [...within, name];
    return [path, ...pathsOf(schema, path)];
  });
}

/** Texts that are almost JSON. */
export const brokenJson = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(text.length).map((end) => text.slice(0, end)),
    fc.tuple(fc.nat(text.length), fc.string({ unit: 'binary', maxLength: 3 })).map(([i, insert]) => {
      return text.slice(0, i) + insert + text.slice(i);
    }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('null', '[]', '{}', '{"__proto__":{}}', '1e999', '{"amount":1e999}', '"\\ud800"', text + text),
  );
