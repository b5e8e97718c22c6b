import fc from 'fast-check';
import { pathParameters } from '../../spec/vocabulary/operation';
import type { Api, Send } from './api';
import { card, bankAccount, payment } from './bodies';
import type { Place } from './document';
import { asJson, brokenJson, type JsonValue, mutations, pathsOf } from './json-mutations';
import { onboardingEntry } from './onboarding';
import type { TestPlatform } from './test-platform';

type IdsByParameter = Awaited<ReturnType<typeof populate>>;

/** Valid bodies by operation: the mutations start from them. */
const validBodies = ({ token, payment_intent_id }: IdsByParameter): Readonly<Record<string, readonly object[]>> => ({
  createAccessToken: [{ client_id: 'test_default', client_secret: 'test_default_secret' }],
  createSubAccount: [{ name: 'Tea Shop', currency: 'usd' }],
  createSellerAccount: [{ name: 'Coffee Shop', currency: 'usd' }],
  createOnboardingEntry: [onboardingEntry('individual'), onboardingEntry('multi_llc')],
  createFeeConfiguration: [
    { variable_rate: 2.75, transaction_fee_cents: 30, fee_cap_cents: 1_000 },
    { variable_rate: 0, effective_start: '2999-01-01T00:00:00Z' },
  ],
  createPaymentMethod: [
    { payment_method: { card: card() }, email: 'ada@shop.test' },
    { payment_method: { bank_account: bankAccount() } },
  ],
  updatePaymentMethod: [{ card: card({ number: undefined, address_line1: 'fail' }) }, { card: {} }],
  createPayment: [
    payment({ description: 'Tea', capture_strategy: 'manual' }),
    payment({ metadata: { payment_test: { scenario: 'do_not_honor' } } }),
    payment({ metadata: { payment_test: { error: 'token_in_use' } }, email: 'ada@shop.test' }),
    payment({ payment_method: { bank_account: bankAccount() } }),
    payment({ fees: [{ type: 'platform_fee', amount: 50 }] }),
    payment({ application_fee_amount: 50 }),
    payment({ payment_method: { token: 'pm_0000000000000000000000' } }),
  ],
  updatePayment: [{ description: 'Tea', metadata: { a: 1 } }],
  capturePayment: [{}, { amount: 1_000 }],
  voidPayment: [{}],
  createRefund: [
    { amount: 10, reason: 'duplicate', description: 'Tea', metadata: {} },
    { amount: 10, fees: [{ type: 'platform_fee', amount: 5 }] },
    {},
  ],
  updateRefund: [{ metadata: { a: 1 } }],
  createCheckout: [
    { amount: 1_000, description: 'Tea', payment: { fees: [{ type: 'platform_fee', amount: 50 }] } },
    { amount: 1_000, description: 'Tea', currency: 'usd', metadata: { a: 1 } },
    {
      amount: 1_000,
      description: 'Tea',
      origin_url: 'https://shop.test',
      statement_descriptor: 'TEA HOUSE',
      payment: { description: 'Order 7', metadata: { a: 1 }, expedited: true },
      application_fees: { card: { amount: 50 }, bank_account: { amount: 20 } },
    },
  ],
  updateCheckout: [{ amount: 2_000, description: 'Tea' }, { application_fees: { card: { amount: 5 } } }, {}],
  completeCheckout: token.map((payment_token) => ({ payment_token, payment_mode: 'ecom' })),
  refundCheckout: [{ amount: 10, fees: [{ type: 'platform_fee', amount: 5 }] }, {}],
  createCheckoutSession: payment_intent_id.map((id) => ({
    payment_intent_id: id,
    after_payment_url: 'https://shop.test/thanks',
    back_url: 'https://shop.test/cart',
  })),
  createPaymentIntent: [
    { amount: 1_000, currency: 'usd', description: 'Tea', metadata: { a: 1 } },
    { amount: 1_000, currency: 'usd', payment_method: { card: card() } },
  ],
  updatePaymentIntent: [{ amount: 2_000, description: 'Tea' }, { payment_method: { card: card() } }, { metadata: {} }],
  capturePaymentIntent: [{ payment_method: { card: card() } }, {}],
});

/** Ids of every kind, of this platform and of another one, and values that are not ids. */
export interface KnownObjects {
  readonly platform: TestPlatform;
  readonly ids: readonly string[];
  /** The ids of this platform by path parameter. */
  readonly idsByParameter: IdsByParameter;
  readonly accounts: readonly string[];
  readonly tokens: readonly string[];
  readonly cursors: readonly string[];
}

async function populate({ testMode, liveMode, newSubAccount, clock }: TestPlatform) {
  const idsByParameter = {
    payment_id: Array<string>(),
    refund_id: Array<string>(),
    token: Array<string>(),
    checkout_id: Array<string>(),
    payment_intent_id: Array<string>(),
    payout_id: Array<string>(),
  };
  const shop = await newSubAccount({ name: 'Shop' });
  const fees = [{ type: 'platform_fee', amount: 50 }];
  await shop.api.post('/v1/payments', payment({ fees }));
  // To midnight, when proceeds are paid out.
  await clock({ advance: '14h' });
  for (const { id } of (await testMode.get('/v1/proceeds')).as('PayoutList').data) idsByParameter.payout_id.push(id);
  for (const api of [shop.api, testMode]) {
    for (const fields of [
      { capture_strategy: 'manual' },
      {},
      {},
      { payment_method: { bank_account: bankAccount() } },
    ]) {
      idsByParameter.payment_id.push((await api.post('/v1/payments', payment(fields))).payment.id);
    }
    const [, id] = idsByParameter.payment_id;
    idsByParameter.refund_id.push((await testMode.post(`/v1/payments/${id}/refunds`, { amount: 1 })).refund.id);
    idsByParameter.token.push((await api.post('/v1/payment_methods', { payment_method: { card: card() } })).token);
    for (let i = 0; i < 2; i++) {
      idsByParameter.checkout_id.push(
        (await api.post('/v1/checkouts', { amount: 1_000, description: 'Tea' })).checkout.id,
      );
      const intent = await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' });
      idsByParameter.payment_intent_id.push(intent.as('PaymentIntent').id);
    }
  }
  const [payment_token] = idsByParameter.token;
  await shop.api.post(`/v1/checkouts/${idsByParameter.checkout_id[0]}/complete`, { payment_token });
  const waiting = (await liveMode.post('/v1/sub_accounts', { name: 'Waiting' })).subAccount.id;
  await testMode.post(`/v1/sub_accounts/${shop.id}/fee_configurations/processing_ecomm`, { variable_rate: 2.9 });
  const fee_type = ['processing_ecomm', 'platform'];
  return { ...idsByParameter, fee_type, sub_account_id: [shop.id, waiting], seller_account_id: [shop.id] };
}

export async function createKnownObjects(platform: TestPlatform, otherPlatform: TestPlatform): Promise<KnownObjects> {
  const [own, foreign] = [await populate(platform), await populate(otherPlatform)];
  const { page_info } = (await platform.testMode.get('/v1/payments?limit=1')).as('PaymentList');
  const accounts = (await platform.testMode.get('/v1/sub_accounts?limit=1')).as('SubAccountList').page_info;
  return {
    platform,
    idsByParameter: own,
    ids: [...Object.values(own), ...Object.values(foreign)].flat(),
    accounts: [...own.sub_account_id, ...foreign.sub_account_id],
    tokens: [
      await platform.liveMode.token(),
      await otherPlatform.testMode.token(),
      `${await platform.testMode.token()}x`,
    ],
    cursors: [page_info.end_cursor ?? '', accounts.end_cursor ?? ''],
  };
}

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
      { weight: 5, arbitrary: fc.constantFrom(...idsFor(known.idsByParameter, name)) },
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

function idsFor(idsByParameter: IdsByParameter, name: string): readonly string[] {
  const byName: Readonly<Record<string, readonly string[]>> = idsByParameter;
  return byName[name] ?? [];
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
      (all, name) => all.flatMap((ids) => idsFor(idsByParameter, name).map((id) => [...ids, id])),
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
