import { afterAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { cardNameOf, cardNumberNamed } from '../../mock-server/domain/card-names';
import { objectSource } from '../../mock-server/recordings/har/har-object';
import { selectRecording } from '../../mock-server/recordings/select';
import { testCards } from '../../spec/tables/test-cards';
import { card, payment } from '../support/bodies';
import { openPlatform } from '../support/test-platform';

const sandbox = createSandbox();
afterAll(() => sandbox.close());
const front = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };

const newPlatform = async () => {
  const api = await openPlatform(front);
  return { api, requests: sandbox.platform(api.id).requests };
};

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const paymentWith = (number: string) => payment({ payment_method: { card: { ...card(), number } } });

/** A number of no test card, and valid. */
const OWN_NUMBER = '4111111111111111';

describe('a card number in the request log', () => {
  test('each listed test card has a name of its own, which leads back to its number', () => {
    const names = testCards.map(({ number }) => cardNameOf(number) ?? '');
    expect(new Set(names).size).toBe(testCards.length);
    for (const name of names) expect(name).toMatch(/^\[test card [a-z_]+( \d)?\]$/);
    expect(names.map(cardNumberNamed)).toEqual(testCards.map(({ number }) => number));
  });

  test.each([
    ['4000 0000 0000 9995', '[test card insufficient_funds]'],
    [4242424242424242, '[test card visa]'],
    [OWN_NUMBER, '[visa card]'],
    ['4111111111111112', undefined],
    ['tea', undefined],
  ])('%s is %s', (number, name) => {
    expect(cardNameOf(number)).toBe(name);
  });

  test('another number becomes the plain card of its brand', () => {
    expect(cardNumberNamed('[visa card]')).toBe('4242424242424242');
    expect(cardNumberNamed('[american_express card]')).toBe('378282246310005');
    expect(cardNumberNamed('[tea card]')).toBeUndefined();
    expect(cardNumberNamed('my [visa card]')).toBeUndefined();
  });

  test('is its name in the log and in the HAR, and no digit of it is in either', async () => {
    const { api, requests } = await newPlatform();
    await api.testMode.post('/v1/payments', paymentWith('4000 0000 0000 9995'));
    await api.testMode.post('/v1/payments', paymentWith(OWN_NUMBER));
    const shown = JSON.stringify([requests.list(), requests.toHar()]);
    expect(shown).toContain('"number":"[test card insufficient_funds]"');
    expect(shown).toContain('"number":"[visa card]"');
    for (const digits of ['400000000000', '411111111111', '0000 0000']) expect(shown).not.toContain(digits);
  });
});

describe('an exported HAR', () => {
  test('has all requests, the last ones or one, the oldest first', async () => {
    const { api, requests } = await newPlatform();
    await api.testMode.get('/v1/payments?limit=3');
    await api.testMode.get('/v1/refunds');
    const paths = (of: Parameters<typeof requests.toHar>[0]) =>
      requests.toHar(of).log.entries.map((entry) => JSON.stringify(entry).match(/4010(\/[\w/?=]*)/)?.[1]);
    expect(paths({})).toEqual(['/oauth/token', '/v1/payments?limit=3', '/v1/refunds']);
    expect(paths({ last: 2 })).toEqual(['/v1/payments?limit=3', '/v1/refunds']);
    expect(paths({ request_id: requests.list()[1]?.id })).toEqual(['/v1/payments?limit=3']);
    const byControl = await api.control('requests/export?last=2', undefined, 'GET');
    expect(byControl.asControl('RequestHar')).toEqual(requests.toHar({ last: 2 }));
    const unknown = await api.control('requests/export?request_id=req_0000000000000000000000', undefined, 'GET');
    expect(unknown.status).toBe(404);
  });

  test('is read as a recording, with what the log has and no credential', async () => {
    const { api, requests } = await newPlatform();
    const token = await api.testMode.token();
    await api.testMode.post('/v1/payments', payment({ description: 'tea' }), { 'Idempotency-Key': 'k1' });
    const [entry] = requests.list();
    const har = requests.toHar();
    for (const secret of [token, api.keys.test.client_secret]) expect(JSON.stringify(har)).not.toContain(secret);
    const recording = await selectRecording(objectSource(har));
    const exchanges = await all(recording.exchanges());
    expect(exchanges.map(({ operation, method, path }) => [operation, method, path])).toEqual([
      ['createAccessToken', 'POST', '/oauth/token'],
      ['createPayment', 'POST', '/v1/payments'],
    ]);
    const { request, response, at } = exchanges[1] ?? {};
    expect(JSON.parse(request?.body ?? '')).toEqual(entry?.request_body);
    expect(JSON.parse(response?.body ?? '')).toEqual(entry?.answer_body);
    expect(new Date(at ?? 0).toISOString()).toBe(entry?.clock);
    expect(request?.headers.get('idempotency-key')).toBe('k1');
  });

  test('leaves out a body that the log has cut off, and says so', async () => {
    const { api, requests } = await newPlatform();
    await api.testMode.post('/v1/payments', payment({ description: 'x'.repeat(5_000) }));
    const [entry] = requests.toHar({ last: 1 }).log.entries;
    expect(entry?.['request']).toMatchObject({ postData: { comment: expect.stringContaining('only the beginning') } });
    expect(JSON.stringify(entry)).not.toContain('xxxx');
  });
});
