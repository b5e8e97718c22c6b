import { controlOperations } from '../../spec/control';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { payment } from '../../test/support/bodies';

/** A legal request that is as expensive as its author could make it. */
export interface NastyRequest {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly contentType?: string;
}

/** As long as a body may be, less the rest of the body. */
const LENGTH = 1_040_000;

const filled = (unit: string, between = ',') => {
  const one = unit + between;
  return one.repeat(Math.floor(LENGTH / one.length)).slice(0, -between.length || undefined);
};
const fields = (valueOf: (at: number) => string, count: number, nameOf = (at: number) => `k${at}`) =>
  `{${Array.from({ length: count }, (_, at) => `"${nameOf(at)}":${valueOf(at)}`).join(',')}}`;
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

const post = (name: string, body: string, path = '/v1/payments'): NastyRequest => ({
  name,
  method: 'POST',
  path,
  body,
});
const paymentWith = (field: string, json: string) => JSON.stringify(payment()).replace(/}$/, `,"${field}":${json}}`);
const metadata = (name: string, json: string) => post(`metadata: ${name}`, paymentWith('metadata', json));
const unknown = (name: string, json: string) => post(`an unknown field: ${name}`, paymentWith('tea', json));

/** Values of every shape, each nearly as long as a body may be. */
const values: Readonly<Record<string, string>> = {
  '90,000 fields': fields(() => '1', 90_000),
  '60,000 fields in descending order': fields(
    () => '1',
    60_000,
    (at) => `k${100_000 - at}`,
  ),
  '80,000 numeric fields': fields(
    () => '1',
    80_000,
    (at) => String(100_000 - at),
  ),
  'one name 200,000 times': `{${filled('"a":1')}}`,
  'a field of a long name': `{"${'x'.repeat(LENGTH)}":1}`,
  'a field of a long name of digits': `{"${'4 '.repeat(LENGTH / 2)}":1}`,
  '500 fields of 2,000 characters': fields(() => `"${'x'.repeat(2_000)}"`, 500),
  '300,000 empty objects': `[${filled('{}')}]`,
  '300,000 empty lists': `[${filled('[]')}]`,
  '500,000 zeros': `[${filled('0')}]`,
  '10,000 lists': `[${Array(9_999).fill('[]').join(',')}]`,
  '490,000 nested lists': nested('[', ']', 490_000),
  '99 nested lists, often': `[${filled(nested('[', ']', 96))}]`,
  '150,000 nested objects': `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`,
  'a long text': `"${'x'.repeat(LENGTH)}"`,
  'a long text of digits': `"${'4'.repeat(LENGTH)}"`,
  'a long text of digits and spaces': `"${'4 4 4 4 4 4 x'.repeat(LENGTH / 13)}"`,
  'a long text of secrets': `"${'secret'.repeat(LENGTH / 6)}"`,
  'a long text of words with dots': `"${'test.live.'.repeat(LENGTH / 10)}"`,
  'a long text of quotes': `"${'\\"'.repeat(LENGTH / 2)}"`,
  'a long text of escapes': `"${'\\u00e9'.repeat(LENGTH / 6)}"`,
  'a long text of lone surrogates': `"${'\\ud800'.repeat(LENGTH / 6)}"`,
  'a long text of two bytes each': `"${'é'.repeat(LENGTH / 2)}"`,
  'short texts': `[${filled('"x"')}]`,
  'a long number': '9'.repeat(LENGTH),
  'a long fraction': `0.${'9'.repeat(LENGTH)}`,
  'long numbers': `[${filled('9'.repeat(700))}]`,
  'numbers that are hard to round': `[${filled(`2.2250738585072011${'9'.repeat(740)}e-308`)}]`,
  'numbers of 17 digits': `[${filled('1.7976931348623157e308')}]`,
};

const shapes = Object.entries(values).flatMap(([name, json]) => [
  metadata(name, json.startsWith('{') ? json : `{"a":${json}}`),
  unknown(name, json),
  post(`fees: ${name}`, paymentWith('fees', json)),
]);

const bodies: readonly NastyRequest[] = [
  post(
    '90,000 unknown fields',
    fields(() => '1', 90_000),
  ),
  post(
    '90,000 unknown fields for a token',
    fields(() => '1', 90_000),
    '/oauth/token',
  ),
  post('250,000 fields of a form', filled('a=1', '&'), '/oauth/token'),
  post(
    '100,000 different fields of a form',
    Array.from({ length: 100_000 }, (_, at) => `k${at}=1`).join('&'),
    '/oauth/token',
  ),
  post('a form of invalid escapes', `client_id=${'%ff'.repeat(LENGTH / 3)}`, '/oauth/token'),
  post('a form of plus signs', `client_id=${'+'.repeat(LENGTH)}`, '/oauth/token'),
  post(
    '100 fees of 20,000 unknown fields',
    paymentWith(
      'fees',
      `[${Array(50)
        .fill(fields(() => '1', 1_700))
        .join(',')}]`,
    ),
  ),
  post('malformed at its end', `${paymentWith('metadata', values['300,000 empty objects'] ?? '').slice(0, -1)}`),
  post('malformed at its end, of secrets', `{"a":"${'secret: 4242 '.repeat(LENGTH / 13)}`),
  post(
    '500 names of events',
    JSON.stringify({ url: 'http://127.0.0.1:2/', events: Array(500).fill('payment.creatde') }),
    '/_sandbox/platforms/default/publishers',
  ),
  post(
    '100,000 names of events',
    `{"url":"http://127.0.0.1:2/","events":[${filled('"tea"')}]}`,
    '/_sandbox/platforms/default/publishers',
  ),
];

/** Texts that make a pattern with ambiguous parts try many ways. */
const adversarial: Readonly<Record<string, string>> = {
  letters: 'a'.repeat(LENGTH),
  digits: '1'.repeat(LENGTH),
  'spaces and a control character': `${' '.repeat(LENGTH)}\u0001`,
  'dots and letters': 'a.'.repeat(LENGTH / 2),
  'an address': `a@${'a.'.repeat(LENGTH / 2)}`,
  'many addresses': 'a@'.repeat(LENGTH / 2),
  'a URL': `https://${'a.'.repeat(LENGTH / 2)}\u0001`,
  dashes: `1${'-1'.repeat(LENGTH / 2)}x`,
};

/** A body with a text in each field of the schema that has a pattern, one body for each field. */
function patternBodies(
  schema: Schema,
  wrap: (value: unknown) => unknown = (value) => value,
): readonly ((text: string) => unknown)[] {
  const here = schema.pattern === undefined ? [] : [wrap];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    patternBodies(field, (value) => wrap({ [name]: value })),
  );
  const items = schema.items ? patternBodies(schema.items, (value) => wrap([value])) : [];
  return [...here, ...inner, ...items];
}

function patternsOf(schema: Schema): readonly string[] {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return [...(schema.pattern === undefined ? [] : [schema.pattern]), ...inner.flatMap(patternsOf)];
}

/** One request for each different pattern of the documents and each adversarial text. */
function patterns(): readonly NastyRequest[] {
  const seen = new Set<string>();
  const all: Readonly<Record<string, Operation>> = { ...operations, ...controlOperations };
  return Object.values(all).flatMap(({ method, path, body = {} }) => {
    const known = patternsOf(body);
    return patternBodies(body).flatMap((bodyOf, at) => {
      const pattern = known[at] ?? '';
      if (seen.has(pattern)) return [];
      seen.add(pattern);
      return Object.entries(adversarial).map(([what, text]) => ({
        name: `pattern ${pattern}: ${what}`,
        method: method.toUpperCase(),
        path: path.replace('{platform_id}', 'default'),
        body: JSON.stringify(bodyOf(text)),
      }));
    });
  });
}

const get = (name: string, query: string): NastyRequest => ({ name, method: 'GET', path: `/v1/payments?${query}` });

/** Queries as long as node:http allows. */
const queries: readonly NastyRequest[] = [
  get('5,000 unknown parameters', Array.from({ length: 2_500 }, (_, at) => `k${at}`).join('&')),
  get('5,000 cursors', filled('after_cursor=WzEsIngiXQ', '&').slice(0, 15_000)),
  get('a cursor of nested lists', `after_cursor=${btoa('['.repeat(11_000))}`),
  get('secrets', 'secret'.repeat(2_500)),
  get('digits', '4 '.repeat(5_000)),
  get('a limit of many digits', `limit=${'9'.repeat(15_000)}`),
  { name: 'a path of 7,000 segments', method: 'GET', path: '/v1/payments'.padEnd(15_000, '/a') },
];

export const nastyRequests = (): readonly NastyRequest[] => [...bodies, ...shapes, ...patterns(), ...queries];
