import { expect, test } from 'vitest';
import type { Api, ApiResponse } from '../support/api';
import { payment } from '../support/bodies';
import { eachFront } from '../support/fronts';

const key = { 'Idempotency-Key': 'k1' };
const warningOf = ({ headers }: ApiResponse) => headers.get('sandbox-warning');
const outcome = ({ status, error }: ApiResponse) => [status, error.code];
/** Returns a payment as JSON whose metadata is a text of JSON. */
const withMetadata = (metadata: string, rest: object = {}) =>
  JSON.stringify(payment({ ...rest, metadata: {} })).replace('"metadata":{}', `"metadata":${metadata}`);
const pay = (api: Api, body: string, headers = {}) => api.post('/v1/payments', body, headers);

const integers = (...places: string[]) =>
  `integer beyond 2^53 may have lost its last digits in ${places.join(' and ')}: send it as text`;
const twice = (...places: string[]) =>
  `only the last value counts of the key that stands twice: ${places.join(' and ')}`;

/** JSON of metadata, and the warning that it gets. */
const warned: readonly [metadata: string, warning: string | null][] = [
  ['{"order":9007199254740993}', integers('metadata.order')],
  ['{"order":-9007199254740992}', integers('metadata.order')],
  ['{"order":9007199254740991,"other":-9007199254740991}', null],
  ['{"order":"12345678901234567890"}', null],
  ['{"order":1e16}', integers('metadata.order')],
  ['{"order":1e15,"rate":0.12345678901234567890}', null],
  ['{"a":[{"b":[0,12345678901234567890]}]}', integers('metadata.a.0.b.1')],
  ['{"a":12345678901234567890,"b":12345678901234567891}', integers('metadata.a', 'metadata.b')],
  ['{"12345678901234567890":1}', null],
  ['{"a":1,"a":2}', twice('metadata.a')],
  ['{"a":1,"a":1}', twice('metadata.a')],
  ['{"a" : 1 , "a"\n:\t2}', twice('metadata.a')],
  ['{"a":1,"\\u0061":2}', twice('metadata.a')],
  ['{"a":1,"a":2,"a":3}', twice('metadata.a')],
  ['{"__proto__":1,"__proto__":2}', twice('metadata.__proto__')],
  ['{"__proto__":{"a":1},"a":2}', null],
  ['{"a":{"b":1},"b":2,"c":[{"b":1},{"b":2}]}', null],
  ['{"a":[{"b":1,"b":2}]}', twice('metadata.a.0.b')],
  ['{"a":"\\":1,\\"a\\":2","b":"\\"a\\":"}', null],
  ['{"":1,"":2}', twice('metadata.')],
  ['{"a":12345678901234567890,"a":1}', `${integers('metadata.a')}, ${twice('metadata.a')}`],
];

eachFront((front) => {
  test.each(warned)('metadata of %s', async (metadata, warning) => {
    const platform = await front.newPlatform();
    const response = await pay(platform.testMode, withMetadata(metadata));
    expect([response.status, warningOf(response)]).toEqual([201, warning]);
    const { requests } = front.opened.sandbox.platform(platform.id);
    const [entry] = requests.list({ operation: 'createPayment' });
    const kinds = new Set(entry?.violations.map(({ kind }) => kind));
    expect(entry?.verdict).toBe(warning === null ? 'ok' : 'warning');
    expect(kinds.has('unsafe_integer')).toBe(warning?.includes('2^53') ?? false);
    expect(kinds.has('duplicate_key')).toBe(warning?.includes('twice') ?? false);
    for (const { where } of entry?.violations ?? []) expect(warning).toContain(where.replace('body.', ''));
  });

  test('a key of the operation that stands twice is carried out with its last value, and warned of', async () => {
    const { testMode: api } = await front.newPlatform();
    const response = await pay(api, `{"amount":1,${JSON.stringify(payment()).slice(1)}`);
    expect([response.payment.amount, warningOf(response)]).toEqual([1_000, twice('amount')]);
    const path = `/v1/payments/${response.payment.id}/refunds`;
    expect((await api.post(path, '{"amount":900,"amount":100}')).refund.amount).toBe(100);
  });

  test('an amount with too many digits is refused, and warned of', async () => {
    const { testMode: api } = await front.newPlatform();
    const response = await pay(api, JSON.stringify(payment()).replace('1000', '12345678901234567890'));
    expect([...outcome(response), warningOf(response)]).toEqual([422, 'amount_above_maximum', integers('amount')]);
  });

  test.each([
    ['{"a":1e999}', 'metadata.a'],
    ['{"a":-1e999}', 'metadata.a'],
    [`{"a":[0,{"b":1${'0'.repeat(400)}}]}`, 'metadata.a.1.b'],
    ['{"a":1,"b":1e400,"c":12345678901234567890}', 'metadata.b'],
  ])('metadata of %s is malformed', async (metadata, place) => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const refused = await pay(api, withMetadata(metadata), key);
    expect(outcome(refused)).toEqual([400, 'malformed_request']);
    expect(refused.headers.get('sandbox-explain')).toContain(`The number in ${place} is too large`);
    const [entry] = front.opened.sandbox.platform(platform.id).requests.list({ operation: 'createPayment' });
    expect(entry?.violations[0]).toMatchObject({ kind: 'malformed_body', where: `body.${place}` });
    expect((await pay(api, withMetadata('{"a":1e308}'), key)).status).toBe(201);
  });

  test.each([
    ['{"a":12345678901234567890}', '{"a":12345678901234567891}'],
    ['{"a":9007199254740992}', '{"a":9007199254740993}'],
    ['{"a":1,"a":2}', '{"a":2}'],
    ['{"a":1,"a":2}', '{"a":0,"a":2}'],
    ['{"a":{"b":1},"a":2}', '{"a":{"b":2},"a":2}'],
    ['{"a":12345678901234567890,"a":2}', '{"a":12345678901234567891,"a":2}'],
    ['{"a":1,"a":2}', '{"\\u0000a":[1],"a":2}'],
    ['{"a":12345678901234567890}', '{"a":{"\\u0000":"12345678901234567890"}}'],
  ])('%s and %s are two requests for a key', async (first, second) => {
    const { testMode: api } = await front.newPlatform();
    const made = await pay(api, withMetadata(first), key);
    expect(made.status).toBe(201);
    expect(outcome(await pay(api, withMetadata(second), key))).toEqual([422, 'idempotency_params_mismatch']);
    const again = await pay(api, withMetadata(first), key);
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([made.text, 'true']);
    expect(warningOf(again)).toBe(warningOf(made));
  });

  test('blanks, the order of keys and nulls do not matter to a key, whatever JSON lost', async () => {
    const { testMode: api } = await front.newPlatform();
    const made = await pay(api, withMetadata('{"a":12345678901234567890,"b":1,"c":3,"b":2}'), key);
    const same = withMetadata('{ "b" : 1,"b":2 ,\n"\\u0061":12345678901234567890,"c":3}', { description: null });
    expect((await pay(api, same, key)).text).toBe(made.text);
  });

  test('the control API warns and refuses as the API does', async () => {
    const platform = await front.newPlatform();
    const { fetch, baseUrl } = front.opened;
    const post = (inner: string, body: string) =>
      fetch(`${baseUrl}/_sandbox/platforms/${platform.id}/${inner}`, { method: 'POST', body });
    const snapshot = await post('snapshots', '{"name":"first","name":"second"}');
    expect([snapshot.status, snapshot.headers.get('sandbox-warning')]).toEqual([201, twice('name')]);
    const undo = await post('undo', '{"transactions":1e999}');
    expect([undo.status, await undo.json()]).toMatchObject([400, { error: { code: 'malformed_request' } }]);
    const fault = await post('faults', '{"seed":12345678901234567890,"fault":{"status":500}}');
    expect([fault.status, fault.headers.get('sandbox-warning')]).toEqual([422, integers('seed')]);
  });

  test('at most ten places are named', async () => {
    const { testMode: api } = await front.newPlatform();
    const metadata = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`n${i}`, 0]));
    const response = await pay(api, withMetadata(JSON.stringify(metadata).replaceAll(':0', ':12345678901234567890')));
    expect(warningOf(response)).toMatch(/metadata\.n9 and 2 more: send/);
  });

  test('a card number in the name of a place is masked', async () => {
    const { testMode: api } = await front.newPlatform();
    const response = await pay(api, withMetadata('{"4242424242424242":1,"4242424242424242":2}'));
    expect(warningOf(response)).toContain('metadata.424242******4242');
    expect(warningOf(response)).not.toContain('4242424242424242');
  });
});
