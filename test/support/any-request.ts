import fc from 'fast-check';
import { pathParameters } from '../../spec/vocabulary/operation';
import type { Api, Send } from './api';
import type { Place } from './document';
import { asJson, brokenJson, type JsonValue, mutations, pathsOf } from './json-mutations';
import type { TestPlatform } from './test-platform';
import { type IdsByParameter, type KnownObjects, validBodies } from './known-objects';

/** Header values: visible ASCII, which every client can send. */
const word = fc.stringMatching(/^[!-~]{1,20}$/);

function headersFor(known: KnownObjects): fc.Arbitrary<Record<string, string | null>> {
  const some = (name: string, value: fc.Arbitrary<string | null>) =>
    fc.option(value, { freq: 3, nil: undefined }).map((chosen) => (chosen === undefined ? {} : { [name]: chosen }));
  const often = <Value>(common: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 9, arbitrary: common }, { weight: 1, arbitrary: rare });
  const token = fc.oneof(fc.constantFrom(...known.tokens), word).map((text) => `Bearer ${text}`);
  const key = fc.oneof(fc.constantFrom(null, 'k', 'x'.repeat(100), 'x'.repeat(101), '__proto__'), word);
  const account = fc.oneof(fc.constantFrom(...known.accounts, '__proto__'), word);
  return fc
    .tuple(
      often(fc.constant({}), some('Authorization', fc.oneof(token, fc.constant(null), word))),
      often(fc.constant({}), some('Idempotency-Key', key)),
      often(some('Sub-Account', fc.constantFrom(known.accounts[0] ?? '')), some('Sub-Account', account)),
      often(fc.constant({}), some('Seller-Account', account)),
      often(fc.constant({}), some('Content-Type', fc.constantFrom('text/plain', 'application/x-www-form-urlencoded'))),
    )
    .map((all) => Object.assign({}, ...all));
}

function pathFor({ path, operation }: Place, known: KnownObjects): fc.Arbitrary<string> {
  const junk = fc.oneof(fc.constantFrom('x', '%00', '%ff', '..', '__proto__', "'", '%F0%9F%92%A5'), word);
  const segments = pathParameters(path).map((name) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...idsFor(known.idsByParameter, path, name)) },
      { weight: 2, arbitrary: fc.constantFrom(...known.ids) },
      { weight: 1, arbitrary: junk },
    ),
  );
  const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const values = fc.oneof(
    fc.constantFrom('', '0', '5', '-1', '1e9', 'created', 'archived', ...known.cursors),
    fc.string(),
  );
  const queries = inQuery.map(({ name = '' }) =>
    fc.option(values, { freq: 1, nil: undefined }).map((value) => (value === undefined ? [] : [[name, value]])),
  );
  return fc.tuple(fc.tuple(...segments), fc.tuple(...queries)).map(([ids, query]) => {
    const search = new URLSearchParams(query.flat().map(([name = '', value = '']): [string, string] => [name, value]));
    const filled = fill(path, ids);
    return search.size > 0 ? `${filled}?${search}` : filled;
  });
}

/** Payouts of proceeds have paths of their own, with a parameter of the same name. */
function idsFor(idsByParameter: IdsByParameter, path: string, name: string): readonly string[] {
  const byName: Readonly<Record<string, readonly string[]>> = idsByParameter;
  return byName[path.includes('/proceeds') ? `proceeds_${name}` : name] ?? [];
}

function fill(path: string, ids: readonly string[]): string {
  const left = [...ids];
  return path.replace(/\{\w+\}/g, () => encodeUnlessEncoded(left.shift() ?? ''));
}

/** Encodes a path segment, so that it remains one segment. */
function encodeUnlessEncoded(segment: string): string {
  if (/^%/.test(segment)) return segment;
  return segment === '..' ? 'x..' : encodeURIComponent(segment);
}

function bodyFor({ operation }: Place, known: KnownObjects): fc.Arbitrary<JsonValue | string | undefined> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return fc.constant(undefined);
  const bodies = validBodies(known.idsByParameter)[operation.operationId];
  if (bodies === undefined) throw new Error(`no valid body of ${operation.operationId} to start from`);
  const valid = fc.constantFrom(...bodies.map(asJson));
  const mutated = fc.tuple(valid, mutations(pathsOf(schema))).map(([body, mutate]) => JSON.stringify(mutate(body)));
  const broken = valid.chain((body) => brokenJson(JSON.stringify(body)));
  return fc.oneof(
    { weight: 8, arbitrary: mutated },
    { weight: 2, arbitrary: valid.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: broken },
  );
}

export interface AnyRequest extends Send {
  readonly path: string;
}

/** Returns valid requests, of which at least one succeeds. */
export function validRequests({ path, operation }: Place, { idsByParameter }: KnownObjects): AnyRequest[] {
  const paths = pathParameters(path)
    .reduce<string[][]>(
      (all, name) => all.flatMap((ids) => idsFor(idsByParameter, path, name).map((id) => [...ids, id])),
      [[]],
    )
    .map((ids) => fill(path, ids));
  const bodies = validBodies(idsByParameter)[operation.operationId] ?? [undefined];
  return paths.flatMap((path) => bodies.map((body) => ({ path, ...(body && { body }) })));
}

/** Generates requests to one operation, from almost valid to completely invalid. */
export function anyRequest(place: Place, known: KnownObjects): fc.Arbitrary<AnyRequest> {
  return fc
    .record({ path: pathFor(place, known), headers: headersFor(known), body: bodyFor(place, known) })
    .map(({ path, headers, body }): AnyRequest => ({
      path,
      headers,
      ...(typeof body === 'string' && { body }),
    }));
}

/** Returns the visible state of a platform: its lists and the number of events. */
export async function stateOf({ testMode, liveMode, countEvents }: TestPlatform) {
  const read = async (api: Api, path: string) => {
    const headers = { Authorization: `Bearer ${await api.token()}` };
    return (await api.target.fetch(api.target.baseUrl + path, { headers })).text();
  };
  const lists: string[] = [];
  for (const api of [testMode, liveMode]) {
    for (const path of ['/v1/payments', '/v1/refunds', '/v1/sub_accounts'])
      lists.push(await read(api, `${path}?limit=100`));
  }
  return { lists, events: countEvents() };
}
