import fc from 'fast-check';
import { pathParameters } from '../../spec/vocabulary/operation';
import type { Api, Send } from './api';
import { card, bankAccount, payment } from './bodies';
import type { Place } from './document';
import { asJson, brokenJson, type JsonValue, mutations, pathsOf } from './json-mutations';
import type { TestPlatform } from './platform';

/** Bodies that succeed, by operation: what mutations start from. */
const validBodies: Readonly<Record<string, readonly object[]>> = {
  createAccessToken: [{ client_id: 'test_default', client_secret: 'test_default_secret' }],
  createSubAccount: [{ name: 'Tea Shop', currency: 'usd' }],
  createPaymentMethod: [{ payment_method: { card: card() } }, { payment_method: { bank_account: bankAccount() } }],
  createPayment: [
    payment({ description: 'Tea', capture_strategy: 'manual' }),
    payment({ metadata: { payment_test: { scenario: 'do_not_honor' } } }),
    payment({ payment_method: { bank_account: bankAccount() } }),
    payment({ payment_method: { token: 'pm_0000000000000000000000' } }),
  ],
  updatePayment: [{ description: 'Tea', metadata: { a: 1 } }],
  capturePayment: [{}, { amount: 1_000 }],
  voidPayment: [{}],
  createRefund: [{ amount: 10, reason: 'duplicate', description: 'Tea', metadata: {} }, {}],
  updateRefund: [{ metadata: { a: 1 } }],
};

/** What there is to name: ids of every kind, of this platform and of another, and what is none. */
export interface World {
  readonly platform: TestPlatform;
  readonly ids: readonly string[];
  /** By the name of the parameter that they are meant for. */
  readonly fitting: Readonly<Record<string, readonly string[]>>;
  readonly accounts: readonly string[];
  readonly tokens: readonly string[];
  readonly cursors: readonly string[];
}

async function populate({ test, live, newSubAccount }: TestPlatform) {
  const fitting = { payment_id: Array<string>(), refund_id: Array<string>(), token: Array<string>() };
  const shop = await newSubAccount({ name: 'Shop' });
  for (const api of [shop.api, test]) {
    for (const fields of [
      { capture_strategy: 'manual' },
      {},
      {},
      { payment_method: { bank_account: bankAccount() } },
    ]) {
      fitting.payment_id.push((await api.post('/v1/payments', payment(fields))).payment.id);
    }
    const [, id] = fitting.payment_id;
    fitting.refund_id.push((await test.post(`/v1/payments/${id}/refunds`, { amount: 1 })).refund.id);
    fitting.token.push((await api.post('/v1/payment_methods', { payment_method: { card: card() } })).token);
  }
  const waiting = (await live.post('/v1/sub_accounts', { name: 'Waiting' })).subAccount.id;
  return { ...fitting, sub_account_id: [shop.id, waiting] };
}

export async function createWorld(platform: TestPlatform, stranger: TestPlatform): Promise<World> {
  const [own, foreign] = [await populate(platform), await populate(stranger)];
  const { page_info } = (await platform.test.get('/v1/payments?limit=1')).as('PaymentList');
  const accounts = (await platform.test.get('/v1/sub_accounts?limit=1')).as('SubAccountList').page_info;
  return {
    platform,
    fitting: own,
    ids: [...Object.values(own), ...Object.values(foreign)].flat(),
    accounts: [...own.sub_account_id, ...foreign.sub_account_id],
    tokens: [await platform.live.token(), await stranger.test.token(), `${await platform.test.token()}x`],
    cursors: [page_info.end_cursor ?? '', accounts.end_cursor ?? ''],
  };
}

/** Header values: visible ASCII, which is all that a client can be made to send everywhere. */
const word = fc.stringMatching(/^[!-~]{1,20}$/);

function headersFor(world: World): fc.Arbitrary<Record<string, string | null>> {
  const some = (name: string, value: fc.Arbitrary<string | null>) =>
    fc.option(value, { freq: 3, nil: undefined }).map((chosen) => (chosen === undefined ? {} : { [name]: chosen }));
  const often = <Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: rare });
  const token = fc.oneof(fc.constantFrom(...world.tokens), word).map((text) => `Bearer ${text}`);
  const key = fc.oneof(fc.constantFrom(null, 'k', 'x'.repeat(100), 'x'.repeat(101), '__proto__'), word);
  const account = fc.oneof(fc.constantFrom(...world.accounts, '__proto__'), word);
  return fc
    .tuple(
      often(fc.constant({}), some('Authorization', fc.oneof(token, fc.constant(null), word))),
      often(fc.constant({}), some('Idempotency-Key', key)),
      often(some('Sub-Account', fc.constantFrom(world.accounts[0] ?? '')), some('Sub-Account', account)),
      often(fc.constant({}), some('Seller-Account', account)),
      often(fc.constant({}), some('Content-Type', fc.constantFrom('text/plain', 'application/x-www-form-urlencoded'))),
    )
    .map((all) => Object.assign({}, ...all));
}

function pathFor({ path, operation }: Place, world: World): fc.Arbitrary<string> {
  const junk = fc.oneof(fc.constantFrom('x', '%00', '%ff', '..', '__proto__', "'", '%F0%9F%92%A5'), word);
  const segments = pathParameters(path).map((name) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...(world.fitting[name] ?? [])) },
      { weight: 2, arbitrary: fc.constantFrom(...world.ids) },
      { weight: 1, arbitrary: junk },
    ),
  );
  const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const values = fc.oneof(
    fc.constantFrom('', '0', '5', '-1', '1e9', 'created', 'archived', ...world.cursors),
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

function fill(path: string, ids: readonly string[]): string {
  const left = [...ids];
  return path.replace(/\{\w+\}/g, () => encodeUnlessEncoded(left.shift() ?? ''));
}

/** A segment that stays one segment. */
function encodeUnlessEncoded(segment: string): string {
  if (/^%/.test(segment)) return segment;
  return segment === '..' ? 'x..' : encodeURIComponent(segment);
}

function bodyFor({ operation }: Place): fc.Arbitrary<JsonValue | string | undefined> {
  const schema = operation.requestBody?.content['application/json'].schema;
  if (schema === undefined) return fc.constant(undefined);
  const bodies = validBodies[operation.operationId];
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

/** The requests that the others are mutations of: at least one of them succeeds. */
export function validRequests({ path, operation }: Place, { fitting }: World): AnyRequest[] {
  const [name] = pathParameters(path);
  const paths = name === undefined ? [path] : (fitting[name] ?? []).map((id) => fill(path, [id]));
  const bodies = validBodies[operation.operationId] ?? [undefined];
  return paths.flatMap((path) => bodies.map((body) => ({ path, ...(body && { body }) })));
}

/** Requests to one operation: nearly right, far from it, and all between. */
export function anyRequest(place: Place, world: World): fc.Arbitrary<AnyRequest> {
  return fc
    .record({ path: pathFor(place, world), headers: headersFor(world), body: bodyFor(place) })
    .map(({ path, headers, body }): AnyRequest => ({
      path,
      headers,
      ...(typeof body === 'string' && { body }),
    }));
}

/** All that can be seen of a platform. */
export async function stateOf({ test, live, countEvents }: TestPlatform) {
  const read = async (api: Api, path: string) => {
    const headers = { Authorization: `Bearer ${await api.token()}` };
    return (await api.target.fetch(api.target.baseUrl + path, { headers })).text();
  };
  const lists: string[] = [];
  for (const api of [test, live]) {
    for (const path of ['/v1/payments', '/v1/refunds', '/v1/sub_accounts'])
      lists.push(await read(api, `${path}?limit=100`));
  }
  return { lists, events: countEvents() };
}
